import type { Received } from '../../kernel/http-uploads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { type Bucket, type Files, makeKey } from './files.ts'

/**
 * Keeps a file and then writes of it, in this order: there is never a row without its file. When the writing is
 * refused the file goes at once; when its outcome is unknown the sweep decides later.
 */
export async function keepUpload<T>(
  files: Files,
  bucket: Bucket,
  received: Received,
  write: (key: string) => Promise<T>,
): Promise<T> {
  const key = makeKey(bucket)
  await received.keep(key)
  try {
    return await write(key)
  } catch (error) {
    if (error instanceof Refusal && error.kind !== 'unavailable') await files.remove(key)
    throw error
  }
}
