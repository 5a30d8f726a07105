import type { Language } from '../../../../contract/kernel/languages.ts'
import type { Role } from '../../../../contract/people.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'

interface Newcomer {
  user_id: string
  full_name: string
  role: Role
  /** Left out: the firm's. */
  language?: Language | null
}

/** Gives a new user their place in the firm. The role is the sign-up's to decide. */
export async function addProfile(ctx: SystemContext, newcomer: Newcomer): Promise<void> {
  const { user_id, full_name, role, language = null } = newcomer
  const at = ctx.now.toISOString()
  const first_steps = await firstSteps(ctx, newcomer)
  await ctx.db
    .insertInto('profiles')
    .values({ user_id, full_name, role, language, first_steps, created_at: at, updated_at: at })
    .execute()
  await leaveHints(ctx, [{ topic: 'profiles', audience: 'staff', subject_id: user_id }])
}

/**
 * Gives somebody who never was here, because nobody confirmed the account, another name, role and language: those of a later
 * sign-up. No rule on the last partner is asked: an unconfirmed one does not count as one.
 */
export async function replaceProfile(ctx: SystemContext, newcomer: Newcomer): Promise<void> {
  const { user_id, full_name, role, language = null } = newcomer
  const first_steps = await firstSteps(ctx, newcomer)
  await ctx.db
    .updateTable('profiles')
    .set((eb) => ({
      full_name,
      role,
      language,
      first_steps,
      version: eb('version', '+', 1),
      updated_at: ctx.now.toISOString(),
    }))
    .where('user_id', '=', user_id)
    .execute()
  await leaveHints(ctx, [{ topic: 'profiles', audience: 'staff', subject_id: user_id }])
}

/** The firm's first partner is greeted. Two who sign up in the same moment may both be, which does no harm. */
async function firstSteps(ctx: SystemContext, { user_id, role }: Newcomer): Promise<'open' | null> {
  const other = await ctx.db
    .selectFrom('profiles')
    .select('user_id')
    .where('user_id', '<>', user_id)
    .limit(1)
    .executeTakeFirst()
  return role === 'partner' && !other ? 'open' : null
}
