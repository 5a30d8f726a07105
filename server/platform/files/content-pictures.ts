import { readFile } from 'node:fs/promises'
import { imageSize } from 'image-size'
import type { FileEnding } from '../../../contract/files.ts'

/** Pixels that a browser of a small machine still decodes. */
const mostPixels = 100_000_000

/** A picture's size as it is shown, when it is built as its kind demands and ends where the file does. */
export async function pictureSize(
  path: string,
  ending: FileEnding,
): Promise<{ width: number; height: number } | undefined> {
  const bytes = await readFile(path)
  if (!endsWithFile(bytes, ending)) return undefined
  try {
    const { width, height, orientation = 1 } = imageSize(bytes)
    if (width < 1 || height < 1 || width * height > mostPixels) return undefined
    // From 5 on a camera was held upright: the picture is shown turned.
    return orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return undefined
  }
}

/** Nothing hides behind the picture: what follows its end could be read as something else. */
function endsWithFile(bytes: Buffer, ending: FileEnding): boolean {
  if (ending === 'png') return pngEnd(bytes) === bytes.length
  if (ending === 'gif') return gifEnd(bytes) === bytes.length
  if (ending === 'webp') {
    const length = bytes.readUInt32LE(4) + 8
    return length === bytes.length || length + 1 === bytes.length
  }
  // Cameras put previews and moving pictures behind a JPEG, so its end is not held against it.
  return bytes.includes(Buffer.from([0xff, 0xd9]))
}

function pngEnd(bytes: Buffer): number | undefined {
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IEND') return end
    at = end
  }
  return undefined
}

const colorTable = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)

/** Walks the blocks of a GIF; anything that is no block ends the walk without an end. */
function gifEnd(bytes: Buffer): number | undefined {
  let at = 13 + colorTable(bytes[10] ?? 0)
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return at + 1
    if (block === 0x21) at = afterParts(bytes, at + 2)
    else if (block === 0x2c) at = afterParts(bytes, at + 11 + colorTable(bytes[at + 9] ?? 0))
    else return undefined
  }
  return undefined
}

function afterParts(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
