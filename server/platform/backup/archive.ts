import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { extract } from 'tar-stream'
import { codeOf } from '../../kernel/error-code.ts'
import { entryNames, type Manifest, manifest, partsOf, WrongArchive } from './manifest.ts'

/** Calls `visit` with each entry of an archive in turn; what it leaves unread of one is skipped. */
export async function eachEntry(
  path: string,
  visit: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
): Promise<void> {
  const entries = extract()
  const source = createReadStream(path)
  source.on('error', (error) => entries.destroy(error))
  source.pipe(entries)
  for await (const entry of entries) {
    await visit(entry.header.name, bytesOf(entry))
    entry.resume()
  }
}

async function* bytesOf(entry: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const chunk of entry) {
    if (!(chunk instanceof Uint8Array)) throw new TypeError('an archive is made of bytes')
    yield chunk
  }
}

/** Reads a whole archive and answers its manifest, or throws `WrongArchive` where one byte is not as it was written. */
export async function checkArchive(path: string): Promise<Manifest> {
  const found = new Map<string, { size: number; sha256: string }>()
  let text: Buffer | undefined
  try {
    await eachEntry(path, async (name, bytes) => {
      if (name === entryNames.manifest) text = await buffer(bytes)
      else found.set(name, await measure(bytes))
    })
  } catch (error) {
    throw unreadable(path, error)
  }
  if (!text) throw new WrongArchive(`The archive ${path} is cut: it has no list of its contents at its end.`)
  const listed = read(text, path)
  for (const [name, part] of partsOf(listed)) {
    const here = found.get(name)
    if (!here) throw new WrongArchive(`The archive ${path} lacks ${name}.`)
    if (here.size !== part.size || here.sha256 !== part.sha256) {
      throw new WrongArchive(`The archive ${path} is damaged: ${name} is not what was written.`)
    }
  }
  return listed
}

function read(text: Buffer, path: string): Manifest {
  try {
    return manifest.parse(JSON.parse(text.toString()))
  } catch {
    throw new WrongArchive(
      `The archive ${path} is not a backup of Sereshta, or of a version newer than this one.`,
    )
  }
}

function unreadable(path: string, error: unknown): Error {
  const code = codeOf(error)
  if (code === 'ENOENT') return new WrongArchive(`There is no archive ${path}.`)
  if (code !== undefined) return error instanceof Error ? error : new Error(String(error))
  return new WrongArchive(`The archive ${path} is cut or damaged.`)
}

async function measure(bytes: AsyncIterable<Uint8Array>): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.length
    hash.update(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}
