import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { renameProfile as call, MyProfile } from '../../../../contract/people.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { getMyProfile, getProfile } from '../queries.ts'

const changeable = new Set(['full_name', 'version'])

/** Changes the caller's own full name, if it still is as the caller saw it. */
export async function renameProfile(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<MyProfile> {
  await getProfile(ctx, { params })

  if (params.user_id !== ctx.actor.user_id) throw new Refusal('forbidden', 'rights.not_yours')
  if (Object.keys(body).some((field) => !changeable.has(field))) {
    throw new Refusal('forbidden', 'profiles.only_full_name')
  }

  const { full_name, version } = body
  if (full_name === undefined) throw invalidField('full_name', complaint('required'))
  if (version === undefined) throw invalidField('version', complaint('required'))

  const changed = await ctx.db
    .updateTable('profiles')
    .set({ full_name, version: version + 1, updated_at: ctx.now.toISOString() })
    .where('user_id', '=', params.user_id)
    .where('version', '=', version)
    .executeTakeFirst()
  const profile = await getMyProfile(ctx)
  if (changed.numUpdatedRows === 0n) {
    throw new Refusal('conflict', 'request.stale_version', { current: profile })
  }

  await record(
    ctx,
    {
      type: 'profile.renamed',
      subject_id: params.user_id,
      before: { full_name: ctx.actor.full_name },
      after: { full_name },
    },
    [{ topic: 'profiles', audience: 'staff', subject_id: params.user_id, version: profile.version }],
  )
  return profile
}
