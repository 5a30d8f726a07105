import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { Refusal } from '../../kernel/refusal.ts'
import type { Settings } from '../../kernel/settings.ts'
import { buckets, type Files, isKey, type StoredFile } from './files.ts'

export interface S3Files extends Pick<Files, 'get' | 'stat' | 'remove' | 'list' | 'check'> {
  /** Keeps the file at a path under a key. */
  put(key: string, path: string, size: number): Promise<void>
}

// Somebody waits for the answer, and asking twice must stay within what they wait.
const answersWithin = 1500
// A page of a list, for a sweep that nobody waits for.
const listsWithin = 20_000
// What a store takes at the least, whatever lies between.
const bytesEachMs = 1000

/**
 * Files as objects of one bucket, under the same keys that they have in a folder. A store that is away, busy,
 * silent or refuses us is `files.store_away`, whatever it says; the log has its words.
 */
export function s3Files(settings: Settings, Bucket: string): S3Files {
  const client = clientOf(settings)
  return {
    put: (Key, path, size) =>
      reaching(async () => {
        const whole = { Body: createReadStream(path), ContentLength: size, ContentMD5: await md5Of(path) }
        // Signed is all but the bytes: by their sum the store refuses what arrives otherwise than it was sent.
        const requestTimeout = 2 * answersWithin + size / bytesEachMs
        await client.send(new PutObjectCommand({ Bucket, Key, ...whole }), { requestTimeout })
      }),
    get: (Key) =>
      ifThere(async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
        return Body instanceof Readable ? Body : undefined
      }),
    stat: (Key) =>
      ifThere(async () => {
        const { ContentLength = 0, LastModified } = await client.send(new HeadObjectCommand({ Bucket, Key }))
        return { key: Key, size: ContentLength, kept_at: LastModified ?? new Date(0) }
      }),
    remove: async (Key) => {
      await ifThere(() => client.send(new DeleteObjectCommand({ Bucket, Key })))
    },
    list: () => listAll(client, Bucket),
    check: () =>
      reaching(async () => {
        await client.send(new HeadBucketCommand({ Bucket }))
      }),
  }
}

function clientOf(settings: Settings): S3Client {
  const { S3_ENDPOINT, S3_REGION = 'us-east-1', S3_ACCESS_KEY_ID = '', S3_SECRET_ACCESS_KEY = '' } = settings
  return new S3Client({
    region: S3_REGION,
    // Servers of one's own rarely answer at a host name for each bucket.
    ...(S3_ENDPOINT === undefined ? {} : { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    // The settings demand both with a bucket.
    credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: answersWithin,
      requestTimeout: answersWithin,
      // Else the time is only complained about, and a silent store holds the request for ever.
      throwOnRequestTimeout: true,
    },
  })
}

async function md5Of(path: string): Promise<string> {
  const sum = createHash('md5')
  await pipeline(createReadStream(path), sum)
  return sum.digest('base64')
}

async function* listAll(client: S3Client, Bucket: string): AsyncIterable<StoredFile> {
  for (const prefix of buckets) {
    let ContinuationToken: string | undefined
    do {
      const command = new ListObjectsV2Command({ Bucket, Prefix: `${prefix}/`, ContinuationToken })
      const page = await reaching(() => client.send(command, { requestTimeout: listsWithin }))
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        if (isKey(Key)) yield { key: Key, size: Size, kept_at: LastModified ?? new Date(0) }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }
}

async function ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
  return reaching(async () => {
    try {
      return await ask()
    } catch (error) {
      // A bucket that is not there is no file that is not there.
      const isMissing = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404
      if (isMissing && error.name !== 'NoSuchBucket') return undefined
      throw error
    }
  })
}

async function reaching<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new Refusal('unavailable', 'files.store_away', { retryAfter: 10, cause })
  }
}
