import type { LinkType } from '../../../../contract/auth.ts'
import { foldEmail, isEmail } from '../../../../contract/credentials.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, networkOf, refuseWhile } from '../../../kernel/limits.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { holdAccount } from '../queries.ts'
import { type AuthParts, hour } from '../rules.ts'
import { mailLimitsOf, mailLink } from './mail-link.ts'

/**
 * Mails a link of this purpose to whoever can use it: recovery to any account, sign-up to one that awaits
 * confirmation. The answer, its time and its limits are the same for every e-mail.
 */
export async function askForMail(
  open: Open,
  parts: AuthParts,
  purpose: LinkType,
  address: string,
): Promise<Record<string, never>> {
  const email = foldEmail(address)
  if (!isEmail(email)) throw new Refusal('invalid', 'auth.email_invalid')
  const limits = [
    ...mailLimitsOf(parts.secret, email),
    { key: `mails asked from ${networkOf(open.client.address)}`, tries: 60, window_ms: hour },
  ]
  const wait = await open.transact({ kind: 'system' }, (ctx) => countTry(ctx, limits))
  refuseWhile(wait, 'auth.too_many_mails')

  // A hash of the usual cost hides the little that a known e-mail takes longer.
  await parts.hashes.verify(undefined, email)
  await open.transact({ kind: 'system' }, async (ctx) => {
    // Held, so that a sign-up that replaces this one ends the link, or the link is the new one's.
    const account = await holdAccount(ctx, email)
    const isWaiting = account?.email_confirmed_at === null
    const isMeant = account?.deactivated_at === null && (purpose === 'recovery' || isWaiting)
    if (!account || !isMeant) return
    // Who signs up reads the page that they are on; whoever has an account has a language.
    const asked = purpose === 'signup' ? open.client.language : undefined
    await mailLink(ctx, { ...account, language: asked ?? account.language }, purpose)
  })
  return {}
}
