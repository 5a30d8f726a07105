import type { validatePartner as call } from '../../../../contract/auth.ts'
import { foldEmail } from '../../../../contract/credentials.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import type { Role } from '../../../../contract/people.ts'
import type { Client, SystemContext } from '../../../kernel/context.ts'
import type { Open } from '../../../kernel/http.ts'
import { countTry, type Limit, networkOf, refuseWhile, waitFor } from '../../../kernel/limits.ts'
import { keyedHash } from '../../../platform/tokens/keyed-hash.ts'
import { findCodeByHash } from '../queries.ts'
import { type AuthParts, hashOfCode, hour, isUsable } from '../rules.ts'

/** An authorization code as somebody presents it. */
export interface PresentedCode {
  role: Role
  code: string
  /** Folded. */
  email: string
}

/** Answers whether a code of this role may be used by an e-mail, for the screen; the sign-up asks again. */
export async function validateCode(
  open: Open,
  parts: AuthParts,
  role: Role,
  { body }: Pick<InputOf<typeof call>, 'body'>,
): Promise<{ valid: boolean }> {
  const presented = { role, code: body.code, email: foldEmail(body.email) }
  const { isRight } = await checkCode(open, parts, presented)
  return { valid: isRight }
}

/**
 * Says whether a code is right, and counts it when it is not. After 10 wrong ones from an address within an hour it
 * refuses whatever comes from there: also a right one must not be found by guessing on. From elsewhere a right one
 * always counts; what is counted by e-mail stops wrong ones only.
 */
export async function checkCode(
  open: Open,
  { secret }: AuthParts,
  presented: PresentedCode,
): Promise<{ isRight: boolean }> {
  const { ofAddress, ofEmail } = limitsOf(secret, open.client, presented.email)
  const { wait, isRight } = await open.transact({ kind: 'system' }, async (ctx) => {
    const blocked = await waitFor(ctx, [ofAddress])
    if (blocked > 0) return { wait: blocked, isRight: false }
    const found = await findUsableCode(ctx, secret, presented)
    if (found) return { wait: 0, isRight: true }
    // Each by itself: where the e-mail's is used up, the address's must go on counting.
    const waits = [await countTry(ctx, [ofAddress]), await countTry(ctx, [ofEmail])]
    return { wait: Math.max(...waits), isRight: false }
  })
  refuseWhile(wait, 'auth.too_many_tries')
  return { isRight }
}

/** The code's row, held, when it lets this e-mail sign up in this role now. */
export async function findUsableCode(
  ctx: SystemContext,
  secret: Uint8Array,
  { role, code, email }: PresentedCode,
): Promise<{ id: string; max_uses: number | null } | undefined> {
  const row = await findCodeByHash(ctx, hashOfCode(secret, code))
  return row?.role === role && isUsable(row, email, ctx.now) ? row : undefined
}

export const reasonOfWrongCode: Record<Role, Reason> = {
  partner: 'auth.partner_code_invalid',
  associate: 'auth.associate_code_invalid',
}

function limitsOf(secret: Uint8Array, client: Client, email: string): Record<'ofAddress' | 'ofEmail', Limit> {
  const who = keyedHash(secret, 'limits', email).toString('base64url')
  return {
    ofAddress: { key: `codes from ${networkOf(client.address)}`, tries: 10, window_ms: hour },
    // Twice an address's, so that one address cannot use up somebody else's e-mail.
    ofEmail: { key: `codes for ${who}`, tries: 20, window_ms: hour },
  }
}
