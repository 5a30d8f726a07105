import type { AuthorizationCode } from '../../../contract/auth.ts'
import { deviceOf, samsungBrowser } from '../../../contract/devices.ts'
import type { Role } from '../../../contract/people.ts'
import { oneOf } from '../../lib/search.ts'
import { sessionWords } from './labels.ts'

/** What was typed into the screens of /auth and is shared by them. */
export interface AuthDraft {
  full_name: string
  email: string
  role: Role
}

/** The draft that a tab kept over a reload; anything unexpected in it is dropped. */
export function readAuthDraft(text: string | null): AuthDraft {
  const kept = parsed(text)
  return {
    full_name: typeof kept.full_name === 'string' ? kept.full_name : '',
    email: typeof kept.email === 'string' ? kept.email : '',
    role: oneOf(kept.role, ['associate', 'partner']) ?? 'associate',
  }
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}

/** The complaints about fields that are empty, by field; an empty object when none is. */
export function missing<Field extends string>(
  values: Record<NoInfer<Field>, string>,
  sentences: Record<Field, string>,
): Partial<Record<Field, string>> {
  const complaints: Partial<Record<Field, string>> = {}
  for (const field of keysOf(sentences)) {
    if (values[field].trim() === '') complaints[field] = sentences[field]
  }
  return complaints
}

/** Guaranteed for a literal, which has no keys beyond its type. */
function keysOf<Key extends string>(of: Record<Key, unknown>): Key[] {
  return Object.keys(of) as Key[]
}

/** What a browser called itself, as people say it: 'Firefox on Windows'. */
export function deviceName(user_agent: string): string {
  const { browser: known, system } = deviceOf(user_agent)
  const browser = known === samsungBrowser ? sessionWords.samsung : known
  if (browser && system) return sessionWords.device(browser, system)
  return browser ?? system ?? sessionWords.unknownDevice
}

type CodeState = 'active' | 'used-up' | 'expired' | 'revoked'

/** Whether somebody could still sign up with a code. */
export function stateOfCode(
  { revoked_at, expires_at, max_uses, uses }: AuthorizationCode,
  now: Date,
): CodeState {
  if (revoked_at !== null) return 'revoked'
  if (max_uses !== null && uses >= max_uses) return 'used-up'
  if (expires_at !== null && new Date(expires_at) <= now) return 'expired'
  return 'active'
}
