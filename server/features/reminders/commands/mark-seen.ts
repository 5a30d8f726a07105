import { sql } from 'kysely'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { type markSeen as call, remindersTopic } from '../../../../contract/reminders.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { notFound } from '../../../kernel/refusal.ts'

/** Whatever reminded the caller of it, they have seen it: again is no different from once. */
export async function markSeen(
  ctx: StaffContext,
  { body: { about, subject_id } }: InputOf<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { user_id } = ctx.actor
  const { rows } = await sql<{ seen_at: string }>`
    update reminders_sent set seen_at = coalesce(seen_at, ${ctx.now.toISOString()})
      where subject_id = ${subject_id} and user_id = ${user_id} and about in (${about}, 'unseen')
      returning seen_at`.execute(ctx.db)
  const [first] = rows.map(({ seen_at }) => seen_at).sort()
  if (first === undefined) throw notFound()
  const { rows: read } = await sql`update notifications set is_read = true
    where user_id = ${user_id} and subject_id = ${subject_id} and not is_read returning id`.execute(ctx.db)
  await leaveHints(ctx, [
    { topic: remindersTopic, audience: 'staff' },
    ...(read.length > 0 ? [{ topic: 'notifications', audience: { person: user_id } }] : []),
  ])
  return { seen_at: first }
}
