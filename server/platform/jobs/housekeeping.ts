import { sql } from 'kysely'
import type { SystemContext } from '../../kernel/context.ts'
import { keptHours } from '../../kernel/idempotency.ts'
import type { Transact } from '../../kernel/transaction.ts'
import type { JobDefinition } from './jobs.ts'

/** Minutes for which hints are kept, so that a browser which was away can catch up. */
export const hintsKeptMinutes = 60

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

async function pruneRefreshTokens({ db, now }: SystemContext): Promise<void> {
  const over = db
    .selectFrom('sessions')
    .select('id')
    .where((session) =>
      session.or([session('ended_at', 'is not', null), session('expires_at', '<', now.toISOString())]),
    )
  await db.deleteFrom('refresh_tokens').where('session_id', 'in', over).execute()
}

async function pruneLinks({ db, now }: SystemContext): Promise<void> {
  await db
    .deleteFrom('one_time_tokens')
    .where((link) => link.or([link('used_at', 'is not', null), link('expires_at', '<', now.toISOString())]))
    .execute()
}
