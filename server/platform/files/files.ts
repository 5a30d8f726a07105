import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { Receive } from '../../kernel/http-uploads.ts'
import type { Settings } from '../../kernel/settings.ts'
import { localFiles } from './local-files.ts'

/** A file as the store knows it. */
export interface StoredFile {
  key: string
  /** Bytes. */
  size: number
  kept_at: Date
}

/** Where files lie: a folder or an object store. It knows keys and bytes; who may read them, the database knows. */
export interface Files {
  /** Takes a stream into a temporary place, counted as it comes; nothing stays of one that fails. */
  receive: Receive
  /** The bytes under a key, or nothing. */
  get(key: string): Promise<Readable | undefined>
  stat(key: string): Promise<StoredFile | undefined>
  /** Removes it; one that is not there is as good as removed. */
  remove(key: string): Promise<void>
  /** Everything that is kept, in no order, for sweeps. */
  list(): AsyncIterable<StoredFile>
  /** Removes what began to arrive before then and was never finished: a process ended in between. */
  forgetUnfinished(before: Date): Promise<void>
  /** Fails when nothing can be kept at the moment. */
  check(): Promise<void>
}

export const buckets = ['chat-files', 'resumes', 'imports'] as const
export type Bucket = (typeof buckets)[number]

const keyShape = /^(chat-files|resumes|imports)\/[0-9a-f]{32}$/

/** A fresh key: 128 random bits, so that nothing of what people send names a place in the store. */
export function makeKey(bucket: Bucket): string {
  return `${bucket}/${randomBytes(16).toString('hex')}`
}

/** Keys come from `makeKey` only; anything else is a bug, and must never reach a path. */
export function assertKey(key: string): string {
  if (!keyShape.test(key)) throw new Error('that is no key of a file')
  return key
}

/** Whether a name found in the store is one of our keys. */
export function isKey(name: string): boolean {
  return keyShape.test(name)
}

/** The store of the settings: the object store when S3_BUCKET is set, else the data folder. */
export function openFiles(settings: Settings): Files {
  const local = localFiles(settings.DATA_DIR)
  const { S3_BUCKET: bucket } = settings
  if (bucket === undefined) return local
  // Its client is large, and few installations need it.
  const opened = import('./s3-files.ts').then(({ s3Files }) => s3Files(settings, bucket))
  opened.catch(() => undefined)
  return {
    receive: async (source, most, tooLarge) => {
      const received = await local.receive(source, most, tooLarge)
      const { put } = await opened
      return { ...received, keep: (key) => put(assertKey(key), received.path, received.size) }
    },
    get: async (key) => (await opened).get(assertKey(key)),
    stat: async (key) => (await opened).stat(assertKey(key)),
    remove: async (key) => (await opened).remove(assertKey(key)),
    list: async function* () {
      yield* (await opened).list()
    },
    forgetUnfinished: local.forgetUnfinished,
    check: async () => {
      await local.check()
      await (await opened).check()
    },
  }
}
