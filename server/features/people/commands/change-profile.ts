import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { changeProfile as call, MyProfile } from '../../../../contract/people.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Recorded, record } from '../../../kernel/record.ts'
import { invalidField, Refusal } from '../../../kernel/refusal.ts'
import { getMyProfile, getProfile } from '../queries.ts'

type Change = InputOf<typeof call>['body']

const changeable = new Set(['full_name', 'language', 'digits', 'start_page', 'version'])

/** Changes the caller's own full name, language, digits and first page, if they still are as the caller saw them. */
export async function changeProfile(
  ctx: StaffContext,
  { params, body }: InputOf<typeof call>,
): Promise<MyProfile> {
  await getProfile(ctx, { params })

  if (params.user_id !== ctx.actor.user_id) throw new Refusal('forbidden', 'rights.not_yours')
  if (Object.keys(body).some((field) => !changeable.has(field))) {
    throw new Refusal('forbidden', 'profiles.only_full_name')
  }

  const { version, ...change } = body
  if (Object.values(change).every((value) => value === undefined)) {
    throw invalidField('full_name', complaint('required'))
  }
  // Of a language or digits the latest choice counts, on whichever device it is made: two at once wait for each other.
  if (version === undefined && change.full_name === undefined) await holdProfile(ctx)
  const before = await getMyProfile(ctx)
  const known = version ?? (change.full_name === undefined ? before.version : undefined)
  if (known === undefined) throw invalidField('version', complaint('required'))

  const changed = await ctx.db
    .updateTable('profiles')
    .set({ ...change, version: known + 1, updated_at: ctx.now.toISOString() })
    .where('user_id', '=', params.user_id)
    .where('version', '=', known)
    .executeTakeFirst()
  const profile = await getMyProfile(ctx)
  if (changed.numUpdatedRows === 0n) {
    throw new Refusal('conflict', 'request.stale_version', { current: profile })
  }

  const hint = { topic: 'profiles', subject_id: params.user_id, version: profile.version }
  const audience = change.full_name === undefined ? { person: params.user_id } : 'staff'
  for (const [at, event] of eventsOf(change, before, profile).entries()) {
    await record(ctx, event, at === 0 ? [{ ...hint, audience }] : [])
  }
  return profile
}

/** Has any other change of the caller's profile wait for the end of this one. */
async function holdProfile({ db, actor }: StaffContext): Promise<void> {
  await db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '=', actor.user_id)
    .forUpdate()
    .executeTakeFirst()
}

/** What happened, for the audit: a new name is one thing, and how its person reads another. */
function eventsOf(
  { full_name, language, digits, start_page }: Change,
  before: MyProfile,
  after: MyProfile,
): Recorded[] {
  const subject_id = after.user_id
  const speech = (of: MyProfile) => ({
    ...(language === undefined ? {} : { language: of.language }),
    ...(digits === undefined ? {} : { digits: of.digits }),
    ...(start_page === undefined ? {} : { start_page: of.start_page }),
  })
  const renamed: Recorded = {
    type: 'profile.renamed',
    subject_id,
    before: { full_name: before.full_name },
    after: { full_name: after.full_name },
  }
  const modified: Recorded = {
    type: 'profile.modified',
    subject_id,
    before: speech(before),
    after: speech(after),
  }
  return [
    ...(full_name === undefined ? [] : [renamed]),
    ...(language === undefined && digits === undefined && start_page === undefined ? [] : [modified]),
  ]
}
