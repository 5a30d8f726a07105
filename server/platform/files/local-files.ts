import { randomUUID } from 'node:crypto'
import {
  access,
  constants,
  type FileHandle,
  link,
  mkdir,
  open,
  opendir,
  readdir,
  rm,
  stat,
  statfs,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { codeOf } from '../../kernel/error-code.ts'
import type { Receive, Received } from '../../kernel/http-uploads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { makeDurable } from '../durable.ts'
import { assertKey, buckets, type Files, isKey, type StoredFile } from './files.ts'

/** Bytes that stay free on the disk, so that uploads never stop the database. */
const freeFloor = 512 * 1024 * 1024

/** Files in a folder below the data folder: written whole under another name, made durable, then given theirs. */
export function localFiles(dataDir: string, floor = freeFloor): Files {
  const folder = join(dataDir, 'files')
  const incoming = join(folder, 'incoming')
  const pathOf = (key: string) => join(folder, assertKey(key))

  const receive: Receive = async (source, most, tooLarge) => {
    const path = join(incoming, randomUUID())
    try {
      await mkdir(incoming, { recursive: true, mode: 0o700 })
      await assertRoom(incoming, most + floor)
      return receivedAt(path, await write(path, source, most, tooLarge), pathOf)
    } catch (error) {
      await rm(path, { force: true })
      throw isFull(error) ? noRoom() : error
    }
  }

  return {
    receive,
    get: async (key) => {
      const handle = await openIfThere(pathOf(key))
      return handle?.createReadStream()
    },
    stat: (key) => storedAt(pathOf(key), key),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: () => listAll(folder),
    forgetUnfinished: async (before) => {
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name)
        const { mtime } = await stat(path).catch(() => ({ mtime: before }))
        if (mtime < before) await rm(path, { force: true })
      }
    },
    check: () => access(dataDir, constants.R_OK | constants.W_OK),
  }
}

async function assertRoom(folder: string, wanted: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < wanted) throw noRoom()
}

const noRoom = () => new Refusal('unavailable', 'files.no_room', { retryAfter: 60 })

/** The disk, or what this user may have of it, filled up while we wrote. */
function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')
}

/** Writes the stream durably and answers its length; stops at the first byte too many. */
async function write(
  path: string,
  source: AsyncIterable<Uint8Array>,
  most: number,
  tooLarge: () => Refusal,
): Promise<number> {
  const handle = await open(path, 'wx', 0o600)
  try {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > most) throw tooLarge()
      await handle.writeFile(chunk)
    }
    await handle.sync()
    return size
  } finally {
    await handle.close()
  }
}

function receivedAt(path: string, size: number, pathOf: (key: string) => string): Received {
  return {
    path,
    size,
    keep: async (key) => {
      try {
        await giveName(path, pathOf(key))
      } catch (error) {
        throw isFull(error) ? noRoom() : error
      }
    },
    discard: () => rm(path, { force: true }),
  }
}

async function giveName(path: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  // A link refuses to replace what is there, which a rename would do silently.
  await link(path, target)
  // The name is durable only when its folder is.
  await makeDurable(dirname(target))
  await rm(path)
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function storedAt(path: string, key: string): Promise<StoredFile | undefined> {
  try {
    const { size, mtime } = await stat(path)
    return { key, size, kept_at: mtime }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function* listAll(folder: string): AsyncIterable<StoredFile> {
  for (const bucket of buckets) {
    const entries = await opendir(join(folder, bucket)).catch(() => undefined)
    if (!entries) continue
    for await (const { name } of entries) {
      const key = `${bucket}/${name}`
      const stored = isKey(key) ? await storedAt(join(folder, key), key) : undefined
      if (stored) yield stored
    }
  }
}

function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT'
}
