import { open } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { endingOf, type FileEnding, fileKinds } from '../../../contract/files.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { pictureSize } from './content-pictures.ts'
import { hasMacros, isZipAtEnd } from './content-zip.ts'

/** What a file turned out to be. */
interface Content {
  ending: FileEnding
  /** Pixels as it is shown, for pictures. */
  width: number | null
  height: number | null
}

/**
 * What a file is, when its name and its bytes say the same and it is one of the kinds wanted; refuses with
 * `files.kind`, `files.content` (naming the field, if there is one) or `files.empty` otherwise. Nothing is ever unpacked.
 */
export async function checkContent(
  file: { path: string; size: number },
  name: string,
  wanted: readonly FileEnding[],
  field?: string,
): Promise<Content> {
  const ending = endingOf(name, wanted)
  if (!ending) {
    const kinds = { list: wanted.map((kind) => kind.toUpperCase()) }
    throw new Refusal('invalid', 'files.kind', { values: { kinds } })
  }
  if (file.size === 0) throw new Refusal('invalid', 'files.empty')
  const bytes = await readEnds(file)
  const size = await sizeOfContent(file, ending, bytes)
  if (!size) throw unreadable(field)
  return { ending, ...size }
}

const unreadable = (field: string | undefined): Refusal =>
  new Refusal('invalid', 'files.content', {
    ...(field && { fields: [{ path: field, message: 'files.content' }] }),
  })

type Size = Pick<Content, 'width' | 'height'>
const noSize: Size = { width: null, height: null }

/** Undefined when the bytes are not what the ending says. */
async function sizeOfContent(
  file: { path: string; size: number },
  ending: FileEnding,
  { head, tail }: Ends,
): Promise<Size | undefined> {
  const { picture } = fileKinds[ending]
  if (ending === 'txt' || ending === 'csv') return (await isText(file.path, head)) ? noSize : undefined
  const found = await fileTypeFromFile(file.path).catch(() => undefined)
  if (found?.ext !== signatureOf[ending]) return undefined
  if (ending === 'bmp' && !isBitmap(head, file.size)) return undefined
  if (ending === 'docx' || ending === 'xlsx') return (await hasMacros(file)) === false ? noSize : undefined
  if (ending === 'doc') return (await holds(file.path, wordStream)) ? noSize : undefined
  // Whatever else it could be read as: a page by its beginning, an archive by its end.
  if (hasMarkup(head) || isZipAtEnd(tail)) return undefined
  return picture ? pictureSize(file.path, ending) : noSize
}

/** The name of each kind in the library that knows signatures. */
const signatureOf: Record<FileEnding, string | undefined> = {
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  bmp: 'bmp',
  tif: 'tif',
  tiff: 'tif',
  heic: 'heic',
  // The library calls both of the family by the name of the commoner one.
  heif: 'heic',
  pdf: 'pdf',
  doc: 'cfb',
  docx: 'docx',
  xlsx: 'xlsx',
  txt: undefined,
  csv: undefined,
}

/** Two letters are a weak signature: a bitmap also says how long it is, and which of the known headers it has. */
function isBitmap(head: Buffer, size: number): boolean {
  if (head.length < 26 || head.readUInt32LE(2) !== size) return false
  return [12, 40, 52, 56, 64, 108, 124].includes(head.readUInt32LE(14))
}

// The directory entry that makes a compound file a Word document, in UTF-16.
const wordStream = Buffer.from('WordDocument', 'utf16le')

/** Text has no NUL and no control characters but line ends and tabs; a page or a drawing is no plain text. */
async function isText(path: string, head: Buffer): Promise<boolean> {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  const words = isWide
    ? new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
    : head.toString('latin1')
  if (hasMarkup(Buffer.from(words, 'latin1')) || /^\s*(ï»¿)?\s*(<\?xml|%PDF-|#!)/.test(words)) return false
  if (isWide) return true
  return !(await anyChunk(path, (chunk) => chunk.some(isControl)))
}

function isControl(byte: number): boolean {
  return byte < 32 ? byte < 9 || byte > 13 : byte === 127
}

/** A beginning that a careless reader would take for a page, a drawing or a script. */
function hasMarkup(head: Buffer): boolean {
  const words = head.subarray(0, 1024).toString('latin1').toLowerCase()
  return /<\s*(!doctype|html|head|body|svg|script|iframe|\?php)/.test(words)
}

async function holds(path: string, wanted: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0)
  return anyChunk(path, (chunk) => {
    const window = Buffer.concat([rest, chunk])
    rest = window.subarray(-wanted.length)
    return window.includes(wanted)
  })
}

async function anyChunk(path: string, fits: (chunk: Buffer) => boolean): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    for await (const chunk of handle.createReadStream({ autoClose: false })) {
      if (Buffer.isBuffer(chunk) && fits(chunk)) return true
    }
    return false
  } finally {
    await handle.close()
  }
}

interface Ends {
  head: Buffer
  tail: Buffer
}

const endLength = 66_000

async function readEnds({ path, size }: { path: string; size: number }): Promise<Ends> {
  const handle = await open(path, 'r')
  try {
    const length = Math.min(endLength, size)
    const head = await handle.read(Buffer.alloc(length), 0, length, 0)
    const tail = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return { head: head.buffer.subarray(0, head.bytesRead), tail: tail.buffer.subarray(0, tail.bytesRead) }
  } finally {
    await handle.close()
  }
}
