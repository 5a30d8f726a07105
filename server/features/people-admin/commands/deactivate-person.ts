import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { endTimersOfLeaver, holdTimersOf } from '../../timers/public.ts'
import { holdStanding, putStanding } from './put-standing.ts'

/**
 * Lets somebody else in no more, from their next request on: sessions, streams, mailed links and the address of their
 * calendar end, their timer is stopped and booked. For somebody who has left already it changes nothing.
 */
export async function deactivatePerson(ctx: Context, user_id: string): Promise<void> {
  // Before the task: whoever takes sight of a case away stops timers behind the same lock.
  await holdStanding(ctx)
  await holdTimersOf(ctx, user_id)
  if (!(await putStanding(ctx, user_id, { is_active: false }))) return
  await endTimersOfLeaver(ctx, user_id)
  await record(ctx, { type: 'person.deactivated', subject_id: user_id })
}
