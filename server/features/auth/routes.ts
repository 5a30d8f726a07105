import * as calls from '../../../contract/auth.ts'
import { on, onOpen, type Route } from '../../kernel/http.ts'
import type { Manners } from '../../kernel/http-scope.ts'
import { askForMail } from './commands/ask-for-mail.ts'
import { changePassword } from './commands/change-password.ts'
import { validateCode } from './commands/check-code.ts'
import { createCode } from './commands/create-code.ts'
import { getUser } from './commands/get-user.ts'
import { grantSession } from './commands/grant-session.ts'
import { leadLink } from './commands/lead-link.ts'
import { revokeCode } from './commands/revoke-code.ts'
import { signOut } from './commands/sign-out.ts'
import { signUp } from './commands/sign-up.ts'
import { verifyLink } from './commands/verify-link.ts'
import { listCodes, listSessions } from './queries.ts'
import { type AuthParts, wordSignInRefusal } from './rules.ts'

/** How the sign-in standard answers. Nothing that it takes is large, and its passwords are at most 128 letters. */
export const signInManners: Manners = {
  word: wordSignInRefusal,
  headers: { [calls.signInVersionHeader]: calls.signInVersion },
  bodyLimit: 64 * 1024,
}

/** The calls of the sign-in standard, which word their refusals as it does. */
export function signInRoutes(parts: AuthParts): readonly Route[] {
  return [
    onOpen(calls.signUp, (open, input) => signUp(open, parts, input)),
    onOpen(calls.grantSession, (open, input) => grantSession(open, parts, input)),
    onOpen(calls.getUser, (open) => getUser(open, parts)),
    onOpen(calls.updateUser, (open, input) => changePassword(open, parts, input)),
    onOpen(calls.signOut, (open, input) => signOut(open, parts, input)),
    onOpen(calls.verifyLink, (open, input) => verifyLink(open, parts, input)),
    onOpen(calls.openLink, (open, input) => leadLink(open, parts, input)),
    onOpen(calls.sendRecovery, (open, input) => askForMail(open, parts, 'recovery', input.body.email)),
    onOpen(calls.resendConfirmation, (open, input) => askForMail(open, parts, 'signup', input.body.email)),
  ]
}

/** What else belongs to signing in, in the house's own words. */
export function authRoutes(parts: AuthParts): readonly Route[] {
  return [
    onOpen(calls.validatePartner, (open, input) => validateCode(open, parts, 'partner', input)),
    onOpen(calls.validateAssociate, (open, input) => validateCode(open, parts, 'associate', input)),
    on(calls.listCodes, listCodes),
    on(calls.createCode, (ctx, input) => createCode(ctx, parts.secret, input.body)),
    on(calls.revokeCode, (ctx, input) => revokeCode(ctx, input.params.id)),
    on(calls.listSessions, listSessions),
  ]
}
