import { sql } from 'kysely'
import { chatNotice } from '../../../contract/chat.ts'
import { leaveHints } from '../../kernel/record.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { Files } from '../../platform/files/files.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'

const batch = 500

/** Deletes what was cleared, with its files and with what was told of it, a bounded number at a time. */
export function purgeChat(transact: Transact, files: Files): JobDefinition {
  return {
    name: 'purge-chat',
    cron: '47 3 * * *',
    work: async () => {
      let purged = batch
      while (purged === batch) purged = await purgeSome(transact, files)
    },
  }
}

async function purgeSome(transact: Transact, files: Files): Promise<number> {
  const gone = await transact({ kind: 'system' }, async (ctx) => {
    const { rows } = await sql<{ id: string; file_key: string | null }>`
      delete from community_chat where id in (
        select id from community_chat where seq <= (select cleared_seq from chat_horizon) order by seq limit ${batch})
        returning id, file_key`.execute(ctx.db)
    const keys = rows.flatMap(({ file_key }) => file_key ?? [])
    if (keys.length > 0) await ctx.db.deleteFrom('files').where('key', 'in', keys).execute()
    return { ids: rows.map(({ id }) => id), keys }
  })
  for (const key of gone.keys) await files.remove(key)
  await forgetNews(transact, gone.ids)
  return gone.ids.length
}

/** Forgets what people were told of messages that are gone: it held their text. */
export function forgetChatNews(transact: Transact): JobDefinition {
  return {
    name: 'forget-chat-news',
    work: ({ ids }) => forgetNews(transact, Array.isArray(ids) ? ids.map(String) : []),
  }
}

const noticesAtOnce = 5000

async function forgetNews(transact: Transact, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  let forgotten = noticesAtOnce
  while (forgotten === noticesAtOnce) {
    forgotten = await transact({ kind: 'system' }, async (ctx) => {
      const gone = await sql`
        delete from notifications where id in (
          select id from notifications where type = ${chatNotice} and subject_id = any(${ids}::uuid[])
            limit ${noticesAtOnce})`.execute(ctx.db)
      const count = Number(gone.numAffectedRows ?? 0)
      if (count > 0) await leaveHints(ctx, [{ topic: 'notifications', audience: 'staff' }])
      return count
    })
  }
}
