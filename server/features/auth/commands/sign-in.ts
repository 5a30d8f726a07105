import type { grantSession as call, Session } from '../../../../contract/auth.ts'
import { foldEmail, foldPassword } from '../../../../contract/credentials.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, forgetTries, refuseWhile, tooMany, waitFor } from '../../../kernel/limits.ts'
import { record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { nobody_id } from '../events.ts'
import { type Account, findAccount, hasSignedInFrom } from '../queries.ts'
import { type AuthParts, type SignInLimits, signInLimits } from '../rules.ts'
import { answerSession, type Opened, openSession } from './open-session.ts'

/** What became of a try: committed first and told afterwards, so that a refusal is counted and recorded too. */
type Outcome = Refusal | Opened

/**
 * Begins a session for an e-mail and its password. An unknown e-mail costs the same time and gets the same
 * words as a wrong password.
 */
export async function signIn(
  open: Open,
  parts: AuthParts,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<Session> {
  const email = foldEmail(body.email ?? '')
  const { account, limits, wait } = await open.transact({ kind: 'system' }, (ctx) =>
    begin(ctx, open, parts, email),
  )
  refuseWhile(wait, 'auth.too_many_tries')

  const matches = await parts.hashes.verify(account?.password_hash, foldPassword(body.password ?? ''))

  const outcome = await open.transact({ kind: 'system' }, (ctx) =>
    conclude(ctx, open, parts, { account, limits, matches }),
  )
  if (outcome instanceof Refusal) throw outcome
  return answerSession(parts, outcome, open.now)
}

async function begin(ctx: SystemContext, { client }: Open, { secret }: AuthParts, email: string) {
  const account = await findAccount(ctx, email)
  const isFamiliar = account !== undefined && (await hasSignedInFrom(ctx, account.id, client.address))
  const limits = signInLimits(secret, email, client.address, isFamiliar)
  const isBlocked = (await waitFor(ctx, limits.all)) > 0
  // Trying on while it is blocked makes the wait longer.
  const wait = isBlocked ? await countTry(ctx, limits.all) : 0
  return { account, limits, wait }
}

async function conclude(
  ctx: SystemContext,
  open: Open,
  parts: AuthParts,
  { account, limits, matches }: { account: Account | undefined; limits: SignInLimits; matches: boolean },
): Promise<Outcome> {
  const because = await objection(ctx, account, matches)
  if (account === undefined || because !== undefined) {
    const isCounted = because !== 'unconfirmed'
    const wait = isCounted ? await countTry(ctx, limits.all) : await waitFor(ctx, limits.all)
    if (wait > 0) return tooMany(wait, 'auth.too_many_tries')
    const { address, user_agent } = open.client
    const subject_id = account?.id ?? nobody_id
    await record(ctx, {
      type: 'auth.sign_in_denied',
      subject_id,
      because: because ?? 'unknown',
      address,
      user_agent,
    })
    return new Refusal('invalid', isCounted ? 'auth.credentials_invalid' : 'auth.email_unconfirmed')
  }
  // Others at the same moment may have used up the tries; then a right guess must not show.
  const wait = await waitFor(ctx, limits.all)
  if (wait > 0) return tooMany(wait, 'auth.too_many_tries')
  await forgetTries(ctx, limits.own)
  return openSession(ctx, parts, account, open.client, 'password')
}

/** Why this account may not be entered, asked again of the database: the hashing took a while. */
async function objection(ctx: SystemContext, account: Account | undefined, matches: boolean) {
  if (!account) return 'unknown'
  if (!matches) return 'password'
  const current = await ctx.db
    .selectFrom('users')
    .select(['password_hash', 'deactivated_at', 'email_confirmed_at'])
    .where('id', '=', account.id)
    // As strong as the update that follows: two sharers would wait for each other.
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (current?.password_hash !== account.password_hash) return 'password'
  if (current.deactivated_at !== null) return 'deactivated'
  return current.email_confirmed_at === null ? 'unconfirmed' : undefined
}
