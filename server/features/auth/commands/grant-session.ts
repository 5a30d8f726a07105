import type { grantSession as call, Session } from '../../../../contract/auth.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { Open } from '../../../kernel/http.ts'
import type { AuthParts } from '../rules.ts'
import { refreshSession } from './refresh-session.ts'
import { signIn } from './sign-in.ts'

/** A session for whichever proof was brought: a password, or a refresh token. */
export async function grantSession(
  open: Open,
  parts: AuthParts,
  input: InputOf<typeof call>,
): Promise<Session> {
  switch (input.query.grant_type) {
    case 'password':
      return signIn(open, parts, input)
    case 'refresh_token':
      return refreshSession(open, parts, input)
  }
}
