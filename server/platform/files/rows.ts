import { sql } from 'kysely'
import { endingOf, type FileEnding, fileKinds } from '../../../contract/files.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { FileAnswer } from '../../kernel/http-downloads.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Bucket, Files } from './files.ts'

/** What the database knows of a file; `path` is its address within the bucket, `key` its place in the store. */
export interface FileRow {
  key: string
  bucket: Bucket
  path: string
  /** Who sent it; null for a stranger. */
  user_id: string | null
  name: string
  ending: FileEnding
  size: number
  width: number | null
  height: number | null
  /** Since when something refers to it; a file that nothing refers to is swept after a while. */
  used_at: string | null
}

/** Bytes that one person may have lying in the store. */
export const quota = 2 * 1024 * 1024 * 1024

/** Refuses who has no room for so many bytes more. Safe against two calls at once when `locked`. */
export async function assertQuota(ctx: StaffContext, bytes: number, locked = false): Promise<void> {
  const { user_id } = ctx.actor
  if (locked)
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${user_id}`}, 0))`.execute(ctx.db)
  const { rows } = await sql<{ total: string }>`
    select coalesce(sum(size), 0)::text as total from files where user_id = ${user_id}`.execute(ctx.db)
  if (Number(rows[0]?.total) + bytes > quota) throw new Refusal('rule', 'files.quota')
}

/** Writes down a file that is in the store already. */
export async function addFile(ctx: Context, file: FileRow): Promise<void> {
  await ctx.db
    .insertInto('files')
    .values({ ...file, created_at: ctx.now.toISOString() })
    .execute()
}

/** A file that the caller may see, or nothing. */
export async function findFile(ctx: Context, bucket: Bucket, path: string): Promise<FileRow | undefined> {
  const row = await ctx.db
    .selectFrom('files')
    .select(['key', 'user_id', 'name', 'size', 'width', 'height', 'used_at'])
    .where('bucket', '=', bucket)
    .where('path', '=', path)
    .executeTakeFirst()
  return row && { ...row, bucket, path, ending: endingOfPath(path) }
}

const endings = Object.keys(fileKinds) as FileEnding[]

/** The kind of a kept file, which its path ends with. */
export function endingOfPath(path: string): FileEnding {
  const ending = endingOf(path, endings)
  if (!ending) throw new Error('a file whose path has no ending of ours')
  return ending
}

/** Says that something refers to the file from now on, so that no sweep takes it. */
export async function markUsed(ctx: Context, key: string): Promise<void> {
  await ctx.db.updateTable('files').set({ used_at: ctx.now.toISOString() }).where('key', '=', key).execute()
}

/** Forgets files, and has their bytes removed once that is committed. */
export async function dropFiles(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  await ctx.db.deleteFrom('files').where('key', 'in', keys).execute()
  await ctx.enqueue('remove-files', { keys })
}

/** The answer that gives a file out. */
export function fileAnswer(files: Files, row: FileRow): FileAnswer {
  return new FileAnswer({ ...row, open: () => files.get(row.key) })
}
