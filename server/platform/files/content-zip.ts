import { open } from 'node:fs/promises'

const endSignature = Buffer.from('PK\x05\x06', 'latin1')
const endRecord = 22

/** Where the archive's end record begins in the last bytes of a file, if its comment ends with the file. */
function findEnd(tail: Buffer): number | undefined {
  for (
    let at = tail.lastIndexOf(endSignature);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(endSignature, at - 1)
  ) {
    if (at + endRecord > tail.length) continue
    if (at + endRecord + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

/** Whether a file can be opened as an archive by its end, whatever its beginning says. */
export function isZipAtEnd(tail: Buffer): boolean {
  return findEnd(tail) !== undefined
}

// The largest table of contents that is read; a document of an office has a few kilobytes.
const mostContents = 4 * 1024 * 1024

/**
 * Whether an office document carries macros, by its table of contents alone; undefined when it has none that
 * can be read, or one that names places outside.
 */
export async function hasMacros(file: { path: string; size: number }): Promise<boolean | undefined> {
  const handle = await open(file.path, 'r')
  try {
    const read = async (start: number, length: number) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start)
      return buffer.subarray(0, bytesRead)
    }
    const tailLength = Math.min(file.size, 66_000)
    const tail = await read(file.size - tailLength, tailLength)
    const at = findEnd(tail)
    if (at === undefined) return undefined
    const length = tail.readUInt32LE(at + 12)
    const start = tail.readUInt32LE(at + 16)
    if (length > mostContents || start + length > file.size) return undefined
    const names = namesOf(await read(start, length))
    if (!names || names.some((name) => name.includes('..') || name.startsWith('/'))) return undefined
    return names.some((name) => /vbaproject|vbadata|activex/i.test(name))
  } finally {
    await handle.close()
  }
}

const entrySignature = 0x02014b50
const entryHeader = 46

function namesOf(contents: Buffer): string[] | undefined {
  const names: string[] = []
  let at = 0
  while (at < contents.length) {
    if (at + entryHeader > contents.length || contents.readUInt32LE(at) !== entrySignature) return undefined
    const name = contents.readUInt16LE(at + 28)
    const extra = contents.readUInt16LE(at + 30) + contents.readUInt16LE(at + 32)
    names.push(contents.toString('utf8', at + entryHeader, at + entryHeader + name))
    at += entryHeader + name + extra
  }
  return names
}
