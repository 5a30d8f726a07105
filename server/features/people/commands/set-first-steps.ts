import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { setFirstSteps as call, MyProfile } from '../../../../contract/people.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { getMyProfile } from '../queries.ts'

/** Goes on with the caller's own greeting; what is gone never comes back. */
export async function setFirstSteps(
  ctx: StaffContext,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<MyProfile> {
  const person = ctx.actor.user_id
  await ctx.db
    .updateTable('profiles')
    .set({ first_steps: body.first_steps === 'done' ? null : body.first_steps })
    .where('user_id', '=', person)
    .where('first_steps', 'is not', null)
    .execute()
  await leaveHints(ctx, [{ topic: 'profiles', audience: { person }, subject_id: person }])
  return getMyProfile(ctx)
}
