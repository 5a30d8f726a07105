import type { Context } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { putStanding } from './put-standing.ts'

/** Lets somebody sign in again who has left; what leaving ended does not come back. */
export async function reactivatePerson(ctx: Context, user_id: string): Promise<void> {
  if (!(await putStanding(ctx, user_id, { is_active: true }))) return
  await record(ctx, { type: 'person.reactivated', subject_id: user_id })
}
