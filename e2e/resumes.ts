import { crc32 } from 'node:zlib'
import type { Browser } from '@playwright/test'

/** A file as it is given to a form. */
export interface Resume {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A resume as a person prints it from a browser. */
export async function aPdf(browser: Browser, of: string): Promise<Resume> {
  const page = await browser.newPage()
  await page.setContent(`<h1>${of}</h1><p>LL.B., University of Dhaka. Moot court, legal aid clinic.</p>`)
  const buffer = await page.pdf({ format: 'A4' })
  await page.close()
  return { name: `Resume — ${of}.pdf`, mimeType: 'application/pdf', buffer }
}

/** A resume as a word processor saves it. */
export function aDocx(of: string): Resume {
  const office = 'http://schemas.openxmlformats.org'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const buffer = zip({
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${of}</w:t></w:r></w:p></w:body></w:document>`,
  })
  return { name: `${of}.docx`, mimeType: main, buffer }
}

/** An archive of these entries, stored as they are (APPNOTE 4.3). */
function zip(entries: Record<string, string>): Buffer {
  const files: Buffer[] = []
  const table: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    header.writeUInt16LE(20, 4)
    header.writeUInt32LE(crc32(content), 14)
    header.writeUInt32LE(content.length, 18)
    header.writeUInt32LE(content.length, 22)
    header.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    header.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    files.push(header, Buffer.from(name), content)
    table.push(entry, Buffer.from(name))
    at += 30 + name.length + content.length
  }
  const listed = Buffer.concat(table)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(table.length / 2, 8)
  end.writeUInt16LE(table.length / 2, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, listed, end])
}
