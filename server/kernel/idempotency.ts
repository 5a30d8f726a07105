import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { complaint } from '../../contract/kernel/complaints.ts'
import type { StaffContext } from './context.ts'
import { invalidField, notFound, Refusal } from './refusal.ts'

/** How long a key's answer is kept: a day longer than a device may keep what waits for a connection. */
export const keptHours = 8 * 24

/**
 * Makes a call safe to repeat: the first call with a key runs and its answer is kept in the same
 * transaction; the same call again, also at the same moment, gets that answer; other content is refused.
 */
export async function idempotent(
  ctx: StaffContext,
  key: string | undefined,
  request: { endpoint: string; params?: unknown; body: unknown },
  run: () => Promise<unknown>,
): Promise<unknown> {
  if (key === undefined) return run()
  const { endpoint, params, body } = request
  assertKeyShape(key)
  const request_hash = createHash('sha256')
    .update(JSON.stringify([endpoint, body, ...(params ? [params] : [])]))
    .digest('hex')
  const mine = { user_id: ctx.actor.user_id, key }

  // A second call at the same moment waits here for the first one's commit.
  const claimed = await ctx.db
    .insertInto('idempotency_keys')
    .values({ ...mine, request_hash, created_at: ctx.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst()
  if (claimed.numInsertedOrUpdatedRows === 0n) return answerGiven(ctx, mine, request_hash)

  const answer = await run()
  await ctx.db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('user_id', '=', mine.user_id)
    .where('key', '=', mine.key)
    .execute()
  return answer
}

/** Refuses a key that no careful client makes. */
export function assertKeyShape(key: string): void {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw invalidField('Idempotency-Key', complaint('key'))
}

async function answerGiven(
  ctx: StaffContext,
  mine: { user_id: string; key: string },
  request_hash: string,
): Promise<unknown> {
  const earlier = await ctx.db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', mine.user_id)
    .where('key', '=', mine.key)
    .executeTakeFirst()
  if (!earlier) throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 1 })
  if (earlier.request_hash !== request_hash) throw new Refusal('rule', 'request.key_reused')
  await assertStillSeen(ctx, earlier.answer)
  return earlier.answer
}

/** A kept answer that is, or is of, a row whose case is hidden from the caller by now is not there for them any more; nor what is of a task that they see no more. */
async function assertStillSeen(ctx: StaffContext, answer: unknown): Promise<void> {
  const { rows } = await sql<{ is_hidden: boolean }>`
    select answer_hidden_from_me(a)
        or a ->> 'note_id' ~ '^[0-9a-f-]{36}$' and not exists (select from notes where id = (a ->> 'note_id')::uuid) as is_hidden
      from (select ${JSON.stringify(answer ?? null)}::jsonb as a) as kept`.execute(ctx.db)
  if (rows[0]?.is_hidden) throw notFound()
}
