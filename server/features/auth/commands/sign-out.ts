import type { signOut as call } from '../../../../contract/auth.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import { record } from '../../../kernel/record.ts'
import { getVouched } from '../queries.ts'
import type { AuthParts } from '../rules.ts'
import { endSessions } from './end-sessions.ts'
import { claimOf } from './read-claim.ts'

/** Ends the caller's session, their other ones, or all of them. */
export async function signOut(
  open: Open,
  parts: AuthParts,
  { query }: Pick<InputOf<typeof call>, 'query'>,
): Promise<undefined> {
  const claim = await claimOf(open, parts)
  const { scope } = query
  await open.transact({ kind: 'system' }, async (ctx) => {
    const { id } = await getVouched(ctx, claim)
    await endSessions(ctx, {
      user_id: id,
      ...(scope === 'local' ? { only: claim.session_id } : {}),
      ...(scope === 'others' ? { except: claim.session_id } : {}),
    })
    const { address, user_agent } = open.client
    await record(ctx, { type: 'auth.signed_out', subject_id: id, actor_id: id, scope, address, user_agent })
  })
}
