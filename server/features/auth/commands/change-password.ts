import type { updateUser as call, User } from '../../../../contract/auth.ts'
import { foldEmail, foldPassword } from '../../../../contract/credentials.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, forgetTries, refuseWhile, waitFor } from '../../../kernel/limits.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { type Account, getAccount, getVouched, hasSignedInFrom, wasRecovered } from '../queries.ts'
import { type AuthParts, refuseWeak, type SignInLimits, signInLimits } from '../rules.ts'
import { endSessions } from './end-sessions.ts'
import { presentUser } from './open-session.ts'
import { claimOf } from './read-claim.ts'
import { voidLinks } from './verify-link.ts'

type Input = InputOf<typeof call>

/**
 * Changes the caller's password and ends their other sessions; without a password it changes nothing. The current one
 * is demanded, so that a stolen token takes no account, except shortly after a link that was mailed for this.
 */
export async function changePassword(
  open: Open,
  parts: AuthParts,
  { body }: Pick<Input, 'body'>,
): Promise<User> {
  const claim = await claimOf(open, parts)
  const { account, isRecovering } = await open.transact({ kind: 'system' }, async (ctx) => ({
    account: await getVouched(ctx, claim),
    isRecovering: await wasRecovered(ctx, claim.session_id),
  }))

  if (body.email !== undefined && foldEmail(body.email) !== account.email) {
    throw new Refusal('rule', 'auth.email_fixed')
  }
  if (body.password === undefined) return presentUser(account)
  const { current_password } = body
  if (current_password !== undefined) await prove(open, parts, account, claim.session_id, current_password)
  else if (!isRecovering) throw new Refusal('invalid', 'auth.current_password_required')
  const password = foldPassword(body.password)
  refuseWeak(password, { email: account.email, firm: parts.settings.FIRM_NAME })
  if (await parts.hashes.verify(account.password_hash, password)) {
    throw new Refusal('rule', 'auth.password_same')
  }
  const password_hash = await parts.hashes.hash(password)

  return open.transact({ kind: 'system' }, async (ctx) => {
    const { id, email, language } = await getVouched(ctx, claim)
    await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', id).execute()
    await endSessions(ctx, { user_id: id, except: claim.session_id })
    await ctx.db
      .updateTable('sessions')
      .set({ recovered_at: null })
      .where('id', '=', claim.session_id)
      .execute()
    await voidLinks(ctx, id, 'recovery')
    await ctx.enqueue('mail', { template: 'password-changed', to: email, language, params: {} })
    const { address, user_agent } = open.client
    await record(ctx, { type: 'auth.password_changed', subject_id: id, actor_id: id, address, user_agent })
    return presentUser(await getAccount(ctx, id))
  })
}

/** Refuses unless it is the current password; tries count as sign-ins of this person do, by the same counts. */
async function prove(
  open: Open,
  parts: AuthParts,
  account: Account,
  session_id: string,
  current: string,
): Promise<void> {
  const system = { kind: 'system' } as const
  const { limits, wait } = await open.transact(system, (ctx) =>
    beginTry(ctx, open, parts, account, session_id),
  )
  refuseWhile(wait, 'auth.too_many_tries')
  const matches = await parts.hashes.verify(account.password_hash, foldPassword(current))
  const waiting = await open.transact(system, async (ctx) => {
    if (!matches) return deny(ctx, open, account, limits)
    // Others at the same moment may have used up the tries; then a right guess must not show.
    const blocked = await waitFor(ctx, limits.all)
    if (blocked === 0) await forgetTries(ctx, limits.own)
    return blocked
  })
  refuseWhile(waiting, 'auth.too_many_tries')
  if (!matches) throw new Refusal('invalid', 'auth.credentials_invalid')
}

/** A session makes no address familiar to itself: it may be the stolen one, which took its address along. */
async function beginTry(
  ctx: SystemContext,
  { client }: Open,
  { secret }: AuthParts,
  { id, email }: Account,
  session_id: string,
) {
  const isFamiliar = await hasSignedInFrom(ctx, id, client.address, session_id)
  const limits = signInLimits(secret, email, client.address, isFamiliar)
  const isBlocked = (await waitFor(ctx, limits.all)) > 0
  // Trying on while it is blocked makes the wait longer.
  return { limits, wait: isBlocked ? await countTry(ctx, limits.all) : 0 }
}

async function deny(
  ctx: SystemContext,
  { client: { address, user_agent } }: Open,
  { id }: Account,
  limits: SignInLimits,
): Promise<number> {
  const wait = await countTry(ctx, limits.all)
  const denied = { because: 'password', address, user_agent } as const
  if (wait === 0) await record(ctx, { type: 'auth.sign_in_denied', subject_id: id, ...denied })
  return wait
}
