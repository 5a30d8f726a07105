import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type * as calls from '../../../../contract/timers.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { findTimer, hintTimer } from '../../timers/public.ts'
import { assertActivity, assertCaseTakesTime } from './hold-time.ts'

/** Says what the caller's timer is about, while it runs or is paused; its entries will say it. */
export async function describeTimer(
  ctx: StaffContext,
  { body: { case_ref, ...body } }: InputOf<typeof calls.describeTimer>,
): Promise<{ timer: calls.Timer }> {
  const found = await findTimer(ctx)
  if (!found) throw new Refusal('conflict', 'timers.none_running')
  const { id, note_id, note_title: title } = found.timer
  const { user_id } = ctx.actor
  if (case_ref) await assertCaseTakesTime(ctx, { user_id, case_ref, billing: undefined, note_id })
  await assertActivity(ctx, body.activity_code)

  // A case that its task has stands for itself.
  const isOfTask = found.case_ref !== null && found.timer.case_ref === undefined
  const said = { ...body, ...(case_ref !== undefined && { case_ref: isOfTask ? null : case_ref }) }
  const { numUpdatedRows } = await ctx.db
    .updateTable('time_records')
    .set((eb) => ({ ...said, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  const described = await findTimer(ctx)
  // Stopped or discarded on another device in the same moment.
  if (!described || numUpdatedRows === 0n) throw new Refusal('conflict', 'timers.none_running')

  const { timer } = described
  await record(ctx, { type: 'timer.described', subject_id: id, note_id, title, case_ref: described.case_ref })
  await hintTimer(ctx, user_id)
  return { timer }
}
