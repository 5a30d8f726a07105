import { sql } from 'kysely'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import type { Files } from './files.ts'

const hour = 60 * 60 * 1000
// Somebody may still be writing the message for which a file was sent.
const unusedFor = 24 * hour
// A file is in the store a moment before its row.
const unknownFor = hour
const batch = 500

/** Removes the bytes of files whose rows are gone. */
export function removeFiles(files: Files): JobDefinition {
  return {
    name: 'remove-files',
    work: async ({ keys }) => {
      for (const key of Array.isArray(keys) ? keys : []) await files.remove(String(key))
    },
  }
}

/** Sweeps what was sent and never used, what no row knows, and what never arrived whole. */
export function sweepFiles(transact: Transact, files: Files): JobDefinition {
  return {
    name: 'sweep-files',
    cron: '17 * * * *',
    retries: 2,
    work: async () => {
      const now = await transact({ kind: 'system' }, async (ctx) => ctx.now)
      await files.forgetUnfinished(new Date(now.getTime() - unknownFor))
      while ((await dropUnused(transact, files)) === batch);
      let found: string[] = []
      for await (const { key, kept_at } of files.list()) {
        if (kept_at.getTime() > now.getTime() - unknownFor) continue
        found.push(key)
        if (found.length < batch) continue
        await removeUnknown(transact, files, found)
        found = []
      }
      await removeUnknown(transact, files, found)
    },
  }
}

async function dropUnused(transact: Transact, files: Files): Promise<number> {
  const keys = await transact({ kind: 'system' }, async (ctx) => {
    const before = new Date(ctx.now.getTime() - unusedFor).toISOString()
    const { rows } = await sql<{ key: string }>`
      delete from files where used_at is null and key in (
        select key from files where used_at is null and created_at < ${before} order by created_at limit ${batch})
        returning key`.execute(ctx.db)
    return rows.map(({ key }) => key)
  })
  for (const key of keys) await files.remove(key)
  return keys.length
}

async function removeUnknown(transact: Transact, files: Files, keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const known = await transact({ kind: 'system' }, ({ db }) =>
    db.selectFrom('files').select('key').where('key', 'in', keys).execute(),
  )
  const kept = new Set(known.map(({ key }) => key))
  for (const key of keys) if (!kept.has(key)) await files.remove(key)
}
