import { crc32 } from 'node:zlib'

/** A picture of one dot, whole and valid. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
export const jpg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=',
  'base64',
)
const jpgEnd = Buffer.from([0xff, 0xd9])
export const jpeg = Buffer.concat([jpg, jpgEnd])
export const webp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')
/** A bitmap of one dot, with the older of the usual headers. */
export const bmp = Buffer.from(
  '424d3a0000000000000036000000280000000100000001000000010018000000000004000000130b0000130b0000000000000000000000000000',
  'hex',
)
export const tif = Buffer.from('49492a000800000000000000000000000000', 'hex')
/** The box that every file of the family begins with. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0heicmif1', 'latin1'),
  Buffer.alloc(64),
])
export const heif = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypmif1\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(64),
])
export const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
)

/** An archive of these entries, stored as they are. */
export function zip(entries: Record<string, string>): Buffer {
  const parts: Buffer[] = []
  const contents: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const bytes = Buffer.from(text)
    const title = Buffer.from(name)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt32LE(crc32(bytes), 14)
    header.writeUInt32LE(bytes.length, 18)
    header.writeUInt32LE(bytes.length, 22)
    header.writeUInt16LE(title.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    header.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    parts.push(header, title, bytes)
    contents.push(entry, title)
    at += 30 + title.length + bytes.length
  }
  const table = Buffer.concat(contents)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Object.keys(entries).length, 8)
  end.writeUInt16LE(Object.keys(entries).length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, table, end])
}

const types = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="${main}"/></Types>`
const office = 'application/vnd.openxmlformats-officedocument'

export const docx = zip({
  '[Content_Types].xml': types(`${office}.wordprocessingml.document.main+xml`),
  'word/document.xml': '<w/>',
})
export const xlsx = zip({
  '[Content_Types].xml': types(`${office}.spreadsheetml.sheet.main+xml`),
  'xl/workbook.xml': '<w/>',
})
export const docm = zip({
  '[Content_Types].xml': types('application/vnd.ms-word.document.macroEnabled.main+xml'),
  'word/document.xml': '<w/>',
  'word/vbaProject.bin': 'macro',
})
/** Says that it has no macros, and has. */
export const hiddenMacros = zip({
  '[Content_Types].xml': types(`${office}.wordprocessingml.document.main+xml`),
  'word/document.xml': '<w/>',
  'word/vbaProject.bin': 'macro',
})

const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016)])
export const doc = Buffer.concat([compound, Buffer.from('WordDocument', 'utf16le'), Buffer.alloc(480)])
/** The same container without a document in it, as installers and spreadsheets are. */
export const otherCompound = Buffer.concat([compound, Buffer.from('Workbook', 'utf16le'), Buffer.alloc(480)])

export const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
export const html = Buffer.from('<!DOCTYPE html><script>alert(1)</script>')
export const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])

/** A form as a browser sends it. */
export function formOf(
  parts: { name: string; file_name?: string; content: Buffer | string }[],
  boundary = 'x-boundary-of-a-test',
): { payload: Buffer; headers: Record<string, string> } {
  const pieces = parts.map(({ name, file_name, content }) => {
    const named = file_name === undefined ? '' : `; filename="${file_name}"`
    const type = file_name === undefined ? '' : '\r\nContent-Type: application/octet-stream'
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${named}${type}\r\n\r\n`
    return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
  })
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}
