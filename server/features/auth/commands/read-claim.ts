import type { Open } from '../../../kernel/http.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import type { AuthParts } from '../rules.ts'

/** The session that the caller's token names; the database has yet to vouch for it. Throws without a valid token. */
export async function claimOf(
  { client, now }: Open,
  { tokens }: AuthParts,
): Promise<{ user_id: string; session_id: string }> {
  if (client.bearer === undefined) throw new Refusal('unauthenticated', 'session.missing')
  const claim = await tokens.read(client.bearer, now)
  // Not 'ended': the browser would throw its session away, and a mere refresh may help.
  if (!claim) throw new Refusal('unauthenticated', 'auth.token_invalid')
  return claim
}
