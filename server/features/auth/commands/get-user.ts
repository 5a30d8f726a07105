import type { User } from '../../../../contract/auth.ts'
import type { Open } from '../../../kernel/http.ts'
import { getVouched } from '../queries.ts'
import type { AuthParts } from '../rules.ts'
import { presentUser } from './open-session.ts'
import { claimOf } from './read-claim.ts'

/** The person whose session it is; throws when the token or the session is not valid any more. */
export async function getUser(open: Open, parts: AuthParts): Promise<User> {
  const claim = await claimOf(open, parts)
  const account = await open.transact({ kind: 'system' }, (ctx) => getVouched(ctx, claim))
  return presentUser(account)
}
