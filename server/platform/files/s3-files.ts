import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
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
import type { Settings } from '../../kernel/settings.ts'
import { buckets, type Files, isKey, type StoredFile } from './files.ts'

export interface S3Files extends Pick<Files, 'get' | 'stat' | 'remove' | 'list' | 'check'> {
  /** Keeps the file at a path under a key. */
  put(key: string, path: string, size: number): Promise<void>
}

/** Files as objects of one bucket, under the same keys that they have in a folder. */
export function s3Files(settings: Settings, Bucket: string): S3Files {
  const client = clientOf(settings)
  return {
    put: async (Key, path, size) => {
      const Body = createReadStream(path)
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }))
    },
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
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket }))
    },
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
    requestHandler: { connectionTimeout: 5000, requestTimeout: 120_000 },
  })
}

async function* listAll(client: S3Client, Bucket: string): AsyncIterable<StoredFile> {
  for (const prefix of buckets) {
    let ContinuationToken: string | undefined
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: `${prefix}/`, ContinuationToken }),
      )
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? []) {
        if (isKey(Key)) yield { key: Key, size: Size, kept_at: LastModified ?? new Date(0) }
      }
      ContinuationToken = page.NextContinuationToken
    } while (ContinuationToken !== undefined)
  }
}

async function ifThere<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
    throw error
  }
}
