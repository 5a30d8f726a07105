import type { AuthError, GoTrueClient } from '@supabase/auth-js'
import {
  type AuthorizationCode,
  type CodeDraft,
  createCode,
  listCodes,
  listSessions,
  revokeCode,
  validateAssociate,
  validatePartner,
} from '../../../contract/auth.ts'
import { shownSentences } from '../../../contract/kernel/shown-reasons.ts'
import type { Role } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { failureOf, unreachable } from '../../lib/failure.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { authClient } from '../../lib/session.ts'

/** A refusal of a sign-in call; `message` is the server's sentence. */
export class SignInFailure extends Error {
  /** The sign-in standard's own word, for example 'otp_expired'. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.name = 'SignInFailure'
    this.code = code
  }
}

interface Credentials {
  email: string
  password: string
}

interface SignUp extends Credentials {
  full_name: string
  role: Role
  code: string
}

/** Signs in; the session's listeners learn of it by themselves. */
export async function signIn({ email, password }: Credentials): Promise<void> {
  await answered((client) => client.signInWithPassword({ email: email.trim(), password }))
}

/**
 * Asks for an account: first the code is checked with the e-mail, then the sign-up carries it,
 * and the server checks it again in the transaction that makes the person.
 */
export async function signUp({ email, password, full_name, role, code }: SignUp): Promise<void> {
  const given = { email: email.trim(), code: code.trim() }
  if (given.code === '') throw new SignInFailure(shownSentences['auth.code_required'])
  const isPartner = role === 'partner'
  const { valid } = await call(isPartner ? validatePartner : validateAssociate, { body: given })
  if (!valid) {
    const reason = isPartner ? 'auth.partner_code_invalid' : 'auth.associate_code_invalid'
    throw new SignInFailure(shownSentences[reason])
  }
  const secret = isPartner ? { partner_code: given.code } : { associate_code: given.code }
  const data = { full_name: full_name.trim(), ...secret }
  await answered((client) =>
    client.signUp({
      email: given.email,
      password,
      options: { data, emailRedirectTo: `${location.origin}/` },
    }),
  )
}

/** Asks for a mail with a link to a new password. */
export async function sendRecovery(email: string): Promise<void> {
  await answered((client) =>
    client.resetPasswordForEmail(email.trim(), { redirectTo: `${location.origin}/` }),
  )
}

/** Asks for the confirmation mail again. */
export async function resendConfirmation(email: string): Promise<void> {
  await answered((client) => client.resend({ type: 'signup', email: email.trim() }))
}

/** Uses up the token of a mailed link: signed in from then on. */
export async function redeemLink(link: { type: 'signup' | 'recovery'; token_hash: string }): Promise<void> {
  await answered((client) => client.verifyOtp(link))
}

/** Sets another password for whoever is signed in. */
export async function setPassword(password: string): Promise<void> {
  await answered((client) => client.updateUser({ password }))
}

/** Sets another password, proved by the current one; every other session of the person ends. */
export async function changePassword(change: { current_password: string; password: string }): Promise<void> {
  await answered((client) => client.updateUser(change))
}

/** Ends every other session of the person. */
export async function signOutElsewhere(): Promise<void> {
  await answered((client) => client.signOut({ scope: 'others' }))
}

/** Where the person is signed in, the latest used first. */
export const sessionsQuery = pagedQuery(['sessions'], (after, options) =>
  call(listSessions, { query: { limit: 20, after } }, options),
)

/** The authorization codes of the firm, newest first; for partners. */
export const codesQuery = pagedQuery(['authorization_codes'], (after, options) =>
  call(listCodes, { query: { limit: 20, after } }, options),
)

const topics = ['authorization_codes'] as const

/** Makes a code; the answer is the only one that ever holds it. */
export function useCreateCode() {
  return useWrite<CodeDraft, AuthorizationCode & { code: string }>({
    run: (body) => call(createCode, { body }),
    topics,
  })
}

/** Makes a code useless from now on. */
export function useRevokeCode() {
  return useWrite<string, AuthorizationCode>({
    run: (id) => call(revokeCode, { params: { id } }),
    topics,
  })
}

async function answered(ask: (client: GoTrueClient) => Promise<{ error: AuthError | null }>): Promise<void> {
  const client = await authClient().catch(() => {
    throw unreachable()
  })
  const { error } = await ask(client)
  if (error) throw inOurWords(error)
}

function inOurWords({ status, message, code }: AuthError): Error {
  if (status === undefined || status === 0) return unreachable()
  if (status >= 500) return failureOf(status, undefined)
  return new SignInFailure(message, code)
}

export const prefetched = (): Prefetched => ({ '/profile': [sessionsQuery] })
