import type { Role } from '../../../../contract/people.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'

/** Gives a new user their place in the firm. The role is the sign-up's to decide and never changes here. */
export async function addProfile(
  ctx: SystemContext,
  { user_id, full_name, role }: { user_id: string; full_name: string; role: Role },
): Promise<void> {
  const at = ctx.now.toISOString()
  // Two who sign up in the same moment may both be greeted, which does no harm.
  const first = await ctx.db.selectFrom('profiles').select('user_id').limit(1).executeTakeFirst()
  const first_steps = role === 'partner' && !first ? 'open' : null
  await ctx.db
    .insertInto('profiles')
    .values({ user_id, full_name, role, first_steps, created_at: at, updated_at: at })
    .execute()
  await leaveHints(ctx, [{ topic: 'profiles', audience: 'staff', subject_id: user_id }])
}
