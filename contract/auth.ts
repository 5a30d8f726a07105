import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { anyRole, role } from './people.ts'

/** The version of the sign-in standard that the server speaks, as its header says it. */
export const signInVersion = '2024-01-01'
export const signInVersionHeader = 'X-Supabase-Api-Version'

/** Fields are taken as they come and judged by the commands, which know in what order to complain. */
const text = z.string(complaint('text')).check(z.maxLength(4000, complaint('too_long')))
const secretText = z
  .string(complaint('text'))
  .check(z.minLength(1, complaint('required')), z.maxLength(500, complaint('too_long')))

/** The person as the sign-in standard describes them; their role in the firm is in their profile. */
export const user = z.object({
  id: f.id,
  aud: z.literal('authenticated'),
  role: z.literal('authenticated'),
  email: z.string(),
  created_at: f.moment,
  confirmation_sent_at: z.optional(f.moment),
  confirmed_at: z.optional(f.moment),
  email_confirmed_at: z.optional(f.moment),
  last_sign_in_at: z.optional(f.moment),
  app_metadata: z.object({}),
  user_metadata: z.object({ full_name: z.string() }),
})
export type User = z.infer<typeof user>

export const session = z.object({
  access_token: z.string(),
  token_type: z.literal('bearer'),
  /** Seconds. */
  expires_in: z.int(),
  /** Seconds since 1970. */
  expires_at: z.int(),
  refresh_token: z.string(),
  user,
})
export type Session = z.infer<typeof session>

/** The body of a refusal of these calls. */
export interface SignInRefusal {
  code: string
  message: string
  request_id: string
  weak_password?: { reasons: string[] }
}

const linkType = z.enum(['signup', 'recovery'], complaint('link_type'))
export type LinkType = z.infer<typeof linkType>

/** Accepted as the standard has it and used for nothing: links lead to our own site only. */
const ignoredRedirect = { redirect_to: z.optional(z.string()) }

export const signUp = endpoint({
  method: 'POST',
  path: '/auth/v1/signup',
  summary: 'A new account, for whoever has an authorization code; a link to confirm it goes out by mail',
  access: 'public',
  query: z.object(ignoredRedirect),
  body: z.object({
    email: z.optional(text),
    password: z.optional(z.string(complaint('text'))),
    data: z.optional(
      z.object({
        full_name: z.optional(text),
        partner_code: z.optional(text),
        associate_code: z.optional(text),
      }),
    ),
  }),
  reply: user,
  refuses: [
    'auth.code_required',
    'auth.partner_code_invalid',
    'auth.associate_code_invalid',
    'auth.email_invalid',
    'auth.password_length',
    'auth.password_common',
    'auth.too_many_accounts',
    'auth.too_many_tries',
  ],
})

export const grantSession = endpoint({
  method: 'POST',
  path: '/auth/v1/token',
  summary: 'A session for an e-mail and password, or for a refresh token, which this uses up',
  access: 'public',
  query: z.object({ grant_type: z.enum(['password', 'refresh_token'], complaint('grant_type')) }),
  body: z.object({
    email: z.optional(text),
    password: z.optional(z.string()),
    refresh_token: z.optional(text),
  }),
  reply: session,
  refuses: [
    'auth.credentials_invalid',
    'auth.email_unconfirmed',
    'auth.too_many_tries',
    'auth.refresh_unknown',
    'auth.refresh_used',
  ],
})

export const getUser = endpoint({
  method: 'GET',
  path: '/auth/v1/user',
  summary: 'The person whose session it is',
  access: 'staff',
  reply: user,
  refuses: ['auth.token_invalid'],
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/auth/v1/user',
  summary: 'Changes the password, and ends every other session of the person and their calendar address',
  access: 'staff',
  query: z.object(ignoredRedirect),
  body: z.object({
    password: z.optional(z.string(complaint('text'))),
    /** Demanded with a new password, but for a while after a recovery link. */
    current_password: z.optional(z.string(complaint('text'))),
    email: z.optional(text),
  }),
  reply: user,
  refuses: [
    'auth.token_invalid',
    'auth.email_fixed',
    'auth.current_password_required',
    'auth.credentials_invalid',
    'auth.password_length',
    'auth.password_common',
    'auth.password_same',
    'auth.too_many_tries',
  ],
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/v1/logout',
  summary: 'Ends this session (local), the others, or all (global)',
  access: 'staff',
  query: z.object({ scope: z._default(z.enum(['global', 'local', 'others']), 'global') }),
  refuses: ['auth.token_invalid'],
})

export const verifyLink = endpoint({
  method: 'POST',
  path: '/auth/v1/verify',
  summary: 'Uses up the token of a mailed link and answers a session',
  access: 'public',
  query: z.object(ignoredRedirect),
  body: z.object({ type: linkType, token_hash: secretText }),
  reply: session,
  refuses: ['auth.link_expired'],
})

export const openLink = endpoint({
  method: 'GET',
  path: '/auth/v1/verify',
  summary: 'Leads a mailed link to the page that uses it; the token stays unused',
  access: 'public',
  query: z.object({
    token: z.optional(z.string()),
    token_hash: z.optional(z.string()),
    type: z.optional(z.string()),
    ...ignoredRedirect,
  }),
  refuses: [],
})

const mailTo = { query: z.object(ignoredRedirect), reply: z.object({}) }

export const sendRecovery = endpoint({
  method: 'POST',
  path: '/auth/v1/recover',
  summary: 'Mails a link to set a new password, if the address is known; the answer never says whether it is',
  access: 'public',
  ...mailTo,
  body: z.object({ email: text }),
  refuses: ['auth.email_invalid', 'auth.too_many_mails'],
})

export const resendConfirmation = endpoint({
  method: 'POST',
  path: '/auth/v1/resend',
  summary:
    'Mails the link that confirms a sign-up again, if one is waiting; the answer never says whether it is',
  access: 'public',
  ...mailTo,
  body: z.object({ type: z.literal('signup', complaint('signup')), email: text }),
  refuses: ['auth.email_invalid', 'auth.too_many_mails'],
})

const codeAndEmail = z.object({ code: text, email: text })
const valid = z.object({ valid: z.boolean() })

export const validatePartner = endpoint({
  method: 'POST',
  path: '/functions/v1/validate-partner',
  summary: 'Whether a partner code may be used by this e-mail',
  access: 'public',
  body: codeAndEmail,
  reply: valid,
  refuses: ['auth.too_many_tries'],
})

export const validateAssociate = endpoint({
  method: 'POST',
  path: '/functions/v1/validate-associate',
  summary: 'Whether an associate code may be used by this e-mail',
  access: 'public',
  body: codeAndEmail,
  reply: valid,
  refuses: ['auth.too_many_tries'],
})

export const authorizationCode = z.object({
  id: f.id,
  role: anyRole,
  /** Only this e-mail may use it. */
  email: z.nullable(z.string()),
  max_uses: z.nullable(z.int()),
  uses: z.int(),
  expires_at: z.nullable(f.moment),
  revoked_at: z.nullable(f.moment),
  created_by: z.nullable(f.id),
  created_at: f.moment,
})
export type AuthorizationCode = z.infer<typeof authorizationCode>

/** What a new code is made of: for whom, how often, until when. */
export const codeDraft = z.object({
  role,
  email: z.optional(z.nullable(z.email(complaint('email')).check(z.maxLength(320)))),
  max_uses: z.optional(
    z.nullable(
      z.int(complaint('whole_number')).check(z.gte(1, complaint('at_least', { least: 1 })), z.lte(1_000_000)),
    ),
  ),
  expires_at: z.optional(
    z.nullable(
      z.iso.datetime({ offset: true, error: complaint('moment', { example: '2026-12-31T18:00:00Z' }) }),
    ),
  ),
})
export type CodeDraft = z.infer<typeof codeDraft>

const codes = '/rest/v1/authorization_codes'

export const listCodes = endpoint({
  method: 'GET',
  path: codes,
  summary: 'The authorization codes, newest first; the codes themselves are shown only once, when made',
  access: 'roles.give',
  query: z.object(paging),
  reply: pageOf(authorizationCode),
  refuses: [],
})

export const createCode = endpoint({
  method: 'POST',
  path: codes,
  summary: 'A new authorization code, shown in this answer and never again',
  access: 'roles.give',
  body: codeDraft,
  reply: z.extend(authorizationCode, { code: z.string() }),
  refuses: [],
  creates: 'a secret',
})

export const revokeCode = endpoint({
  method: 'POST',
  path: `${codes}/:id/revoke`,
  summary: 'Makes a code useless from now on; doing it again changes nothing',
  access: 'roles.give',
  params: z.object({ id: f.id }),
  reply: authorizationCode,
  refuses: ['row.not_found'],
})

export const ownSession = z.object({
  id: f.id,
  user_agent: z.string(),
  address: z.string(),
  created_at: f.moment,
  refreshed_at: f.moment,
  expires_at: f.moment,
  /** The one that this very call was made with. */
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof ownSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/rest/v1/sessions',
  summary: 'Where the caller is signed in, the latest used first',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(ownSession),
  refuses: [],
})
