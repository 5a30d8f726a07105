import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { LinkType, SignInRefusal } from '../../../contract/auth.ts'
import { hasPasswordLength } from '../../../contract/credentials.ts'
import { foldDigits } from '../../../contract/kernel/digits.ts'
import type { Language } from '../../../contract/kernel/languages.ts'
import type { Kind, Reason } from '../../../contract/kernel/reasons.ts'
import { type Limit, networkOf } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Settings } from '../../kernel/settings.ts'
import { sentenceOf, wholeComplaint } from '../../kernel/wording.ts'
import type { PasswordHashes } from '../../platform/passwords/password-hashes.ts'
import type { AccessTokens } from '../../platform/tokens/access-tokens.ts'
import { keyedHash } from '../../platform/tokens/keyed-hash.ts'

/** What sign-in works with beside the database. */
export interface AuthParts {
  settings: Settings
  secret: Uint8Array
  tokens: AccessTokens
  hashes: PasswordHashes
}

const minute = 60_000
export const hour = 60 * minute
const day = 24 * hour

/** How long a session may be renewed, from signing in. */
export const sessionLife_ms = 30 * day
/** How long two tabs may present the same used refresh token. */
const refreshGrace_ms = 10_000
/** How long after a recovery link a new password may be set without the current one. */
export const recoveryLasts_ms = 15 * minute
export const linkLife_ms: Record<LinkType, number> = { signup: 24 * hour, recovery: hour }

// ---- Authorization codes: 80 random bits in letters that cannot be mistaken for one another. ----

const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A new code: four groups of four, 80 bits. */
export function drawCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => codeLetters[byte % 32])
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** What is stored of a code, and found by it: however it was typed, in capitals or not, with dashes or not, in digits of either kind. */
export function hashOfCode(secret: Uint8Array, code: string): Buffer {
  const letters = foldDigits(code)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
  const unmistaken = letters.replaceAll('O', '0').replace(/[IL]/g, '1')
  return keyedHash(secret, 'authorization code', unmistaken)
}

interface CodeStanding {
  email: string | null
  max_uses: number | null
  uses: number
  expires_at: string | null
  revoked_at: string | null
}

/** Whether a code lets this (folded) e-mail sign up now. */
export function isUsable(code: CodeStanding, email: string, now: Date): boolean {
  if (code.revoked_at !== null) return false
  if (code.expires_at !== null && new Date(code.expires_at) <= now) return false
  if (code.max_uses !== null && code.uses >= code.max_uses) return false
  return code.email === null || code.email === email
}

// ---- Passwords ----

const commonPasswords = new Set(
  readFileSync(new URL('./data/common-passwords.txt', import.meta.url), 'utf8').split('\n'),
)
const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Refuses a (folded) password that is too short, too long, or among the first that anyone would try. */
export function refuseWeak(password: string, about: { email: string; firm: string }): void {
  if (!hasPasswordLength(password)) throw new Refusal('rule', 'auth.password_length')
  if (isGuessable(password, about)) throw new Refusal('rule', 'auth.password_common')
}

/**
 * Guessable is: one of the list, the own e-mail, the firm's or the product's name; also with capitals, with
 * look-alikes for letters (p@ssw0rd), and with up to 8 digits or signs around it (password1234, TRW-2026!).
 */
function isGuessable(password: string, { email, firm }: { email: string; firm: string }): boolean {
  const lower = password.toLowerCase()
  if (new Set(lower).size < 3) return true
  const [own = ''] = email.split('@')
  const names = [own, email, firm, 'sereshta'].map(lettersOf).filter((name) => name.length > 1)
  return coresOf(lower)
    .flatMap((core) => [core, withoutLookAlikes(core)])
    .some((core) => commonPasswords.has(core) || names.includes(lettersOf(core)))
}

/** The password itself, and what is left without the few digits and signs at its end, or at both. */
function coresOf(lower: string): string[] {
  const withoutEnd = lower.replace(/[^\p{L}\p{M}]+$/u, '')
  const core = withoutEnd.replace(/^[^\p{L}\p{M}]+/u, '')
  return [lower, withoutEnd, core].filter((part) => part !== '' && lower.length - part.length <= 8)
}

function withoutLookAlikes(word: string): string {
  return [...word].map((character) => lookAlikes[character] ?? character).join('')
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]/gu, '')
}

// ---- Tokens ----

/** What to do with a presented refresh token: renew, repeat the renewal that another tab made, or end the session. */
export function judgeRefresh(
  token: { used_at: string | null },
  successor: { used_at: string | null } | undefined,
  now: Date,
): 'renew' | 'repeat' | 'end' {
  if (token.used_at === null) return 'renew'
  const age = now.getTime() - new Date(token.used_at).getTime()
  return successor?.used_at === null && age <= refreshGrace_ms ? 'repeat' : 'end'
}

/** Where a mailed link leads: always to our own page, which posts the token. */
export function linkAddress(site: string, token: string, purpose: LinkType): string {
  return `${site}/auth?${new URLSearchParams({ token_hash: token.slice(0, 200), type: purpose })}`
}

// ---- Limits ----

export interface SignInLimits {
  all: Limit[]
  /** Those that a successful sign-in clears. */
  own: Limit[]
}

/**
 * How often a password may be wrong: by person and address with growing waits, by address for whoever tries many
 * people, by person for whoever tries from many addresses. The last never counts at an address from which the
 * person has signed in before, and none stops a mailed link, so that nobody can be locked out by others.
 */
export function signInLimits(
  secret: Uint8Array,
  email: string,
  address: string,
  isFamiliar: boolean,
): SignInLimits {
  const who = keyedHash(secret, 'limits', email).toString('base64url')
  const whence = networkOf(address)
  const backOff = { first_ms: 10_000, most_ms: 15 * minute }
  const own = [{ key: `sign-in of ${who} from ${whence}`, tries: 10, window_ms: hour, backOff }]
  const ofAddress = { key: `sign-in from ${whence}`, tries: 100, window_ms: hour }
  // Short, so that whoever tries a person's password from everywhere cannot keep that person out for long.
  const ofPerson = { key: `sign-in of ${who}`, tries: 30, window_ms: minute }
  return { own, all: [...own, ofAddress, ...(isFamiliar ? [] : [ofPerson])] }
}

/** How many accounts one address may make in an hour, and one code in a day that is not counted by itself. */
export function accountLimits(address: string, code: { id: string; max_uses: number | null }): Limit[] {
  const ofAddress = { key: `accounts from ${networkOf(address)}`, tries: 30, window_ms: hour }
  const ofCode = { key: `accounts by code ${code.id}`, tries: 100, window_ms: day }
  return code.max_uses === null ? [ofAddress, ofCode] : [ofAddress]
}

// ---- Words ----

/** The standard's code for each reason of ours; what is not here keeps the code of its kind. */
const codeOfReason: Partial<Record<Reason, string>> = {
  'auth.credentials_invalid': 'invalid_credentials',
  'auth.email_unconfirmed': 'email_not_confirmed',
  'auth.email_invalid': 'validation_failed',
  'auth.password_length': 'weak_password',
  'auth.password_common': 'weak_password',
  'auth.password_same': 'same_password',
  'auth.current_password_required': 'current_password_required',
  'auth.link_expired': 'otp_expired',
  'auth.token_invalid': 'bad_jwt',
  'auth.refresh_unknown': 'refresh_token_not_found',
  'auth.refresh_used': 'refresh_token_already_used',
  'auth.too_many_mails': 'over_email_send_rate_limit',
  'session.missing': 'no_authorization',
  'session.ended': 'session_not_found',
}

const codeOfKind: Record<Kind, string> = {
  invalid: 'validation_failed',
  unauthenticated: 'no_authorization',
  forbidden: 'forbidden',
  not_found: 'not_found',
  conflict: 'conflict',
  too_large: 'request_too_large',
  unsupported: 'bad_json',
  rule: 'validation_failed',
  too_many: 'over_request_rate_limit',
  unavailable: 'request_timeout',
}

/** A refusal in the words of the sign-in standard; the first wrong field is its message. */
export function wordSignInRefusal(refusal: Refusal, request_id: string, language: Language): SignInRefusal {
  const { kind, reason, detail } = refusal
  const [field] = detail.fields ?? []
  return {
    code: codeOfReason[reason] ?? codeOfKind[kind],
    message: field ? wholeComplaint(field, refusal, language).message : sentenceOf(refusal, language),
    request_id,
    ...(reason === 'auth.password_length' ? { weak_password: { reasons: ['length'] } } : {}),
    ...(reason === 'auth.password_common' ? { weak_password: { reasons: ['pwned'] } } : {}),
  }
}
