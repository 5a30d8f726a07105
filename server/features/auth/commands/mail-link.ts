import { v7 as uuidv7 } from 'uuid'
import type { LinkType } from '../../../../contract/auth.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Limit } from '../../../kernel/limits.ts'
import { keyedHash } from '../../../platform/tokens/keyed-hash.ts'
import type { Account } from '../queries.ts'
import { hour, linkLife_ms } from '../rules.ts'

const templateOf: Record<LinkType, string> = { signup: 'confirm-sign-up', recovery: 'recovery' }

/** Makes a link for a person and mails it. The mail is written later, from the row's id; no token is stored. */
export async function mailLink(
  ctx: SystemContext,
  person: Pick<Account, 'id' | 'email' | 'language'>,
  purpose: LinkType,
): Promise<void> {
  const id = uuidv7()
  await ctx.db
    .insertInto('one_time_tokens')
    .values({
      id,
      user_id: person.id,
      purpose,
      expires_at: new Date(ctx.now.getTime() + linkLife_ms[purpose]).toISOString(),
      created_at: ctx.now.toISOString(),
    })
    .execute()
  const { email: to, language } = person
  await ctx.enqueue('mail', { template: templateOf[purpose], to, language, params: { token_id: id } })
}

/** How many mails strangers may cause for one (folded) e-mail. */
export function mailLimitsOf(secret: Uint8Array, email: string): Limit[] {
  const who = keyedHash(secret, 'limits', email).toString('base64url')
  return [{ key: `mails to ${who}`, tries: 10, window_ms: hour }]
}
