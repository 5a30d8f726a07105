import { sql } from 'kysely'
import type { SystemContext } from '../../kernel/context.ts'
import { keptHours } from '../../kernel/idempotency.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from './jobs.ts'

/** Minutes for which hints are kept, so that a browser which was away can catch up. */
export const hintsKeptMinutes = 60

/** Days for which a session that is over still says from which addresses its person has signed in. */
const sessionsKeptDays = 90

const batch = 5000

/** When a session ended or ran out; the index `sessions_by_end` has the same words. */
const overSince = sql<string>`least(ended_at, expires_at)`

/** Throws away what nobody can use any more. */
export function housekeeping(transact: Transact): JobDefinition {
  return {
    name: 'housekeeping',
    cron: '*/10 * * * *',
    retries: 2,
    // Each in a transaction of its own: one that takes too long does not keep the others from getting done.
    work: async () => {
      for (const prune of [pruneHints, pruneAnswers, pruneTries, pruneRefreshTokens, pruneLinks]) {
        await transact({ kind: 'system' }, prune)
      }
      while ((await transact({ kind: 'system' }, pruneSessions)) === batch);
    },
  }
}

async function pruneHints({ db }: SystemContext): Promise<void> {
  // Hints carry the database's time, which all instances share.
  const oldest = sql<string>`now() - make_interval(mins => ${hintsKeptMinutes})`
  await db.deleteFrom('live_events').where('created_at', '<', oldest).execute()
}

async function pruneAnswers({ db, now }: SystemContext): Promise<void> {
  const oldest = new Date(now.getTime() - keptHours * 60 * 60 * 1000).toISOString()
  await db.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute()
}

async function pruneTries({ db, now }: SystemContext): Promise<void> {
  await db.deleteFrom('rate_limits').where('reset_at', '<', now.toISOString()).execute()
}

/** A token of a session that is over opens nothing, used or not: only living ones can show a reuse. */
async function pruneRefreshTokens({ db, now }: SystemContext): Promise<void> {
  const over = db.selectFrom('sessions').select('id').where(overSince, '<=', now.toISOString())
  await db.deleteFrom('refresh_tokens').where('session_id', 'in', over).execute()
}

/** Answers how many went; what they did stays in the audit. */
async function pruneSessions({ db, now }: SystemContext): Promise<number> {
  const before = new Date(now.getTime() - sessionsKeptDays * 24 * 60 * 60 * 1000).toISOString()
  const old = db
    .selectFrom('sessions')
    .select('id')
    .where(overSince, '<', before)
    .orderBy(overSince)
    .limit(batch)
  const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

async function pruneLinks({ db, now }: SystemContext): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where((link) => link.or([link('used_at', 'is not', null), link('expires_at', '<', now.toISOString())]))
    .execute()
}
