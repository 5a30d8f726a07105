import { oneOf } from '../../lib/search.ts'

/** What the sign-in address holds: the tab, or what a mailed link brought. */
interface AuthSearch {
  tab?: 'sign-up' | 'forgot-password' | undefined
  /** From a mailed link; used up by a POST only. */
  token_hash?: string | undefined
  type?: 'signup' | 'recovery' | undefined
}

const tokenShape = /^[\w.~-]{8,500}$/

/** The part of a sign-in address that means something; a link without both of its halves is none. */
export function readAuthSearch(raw: Record<string, unknown>): AuthSearch {
  const tab = oneOf(raw.tab, ['sign-up', 'forgot-password'])
  const type = oneOf(raw.type, ['signup', 'recovery'])
  const token_hash =
    typeof raw.token_hash === 'string' && tokenShape.test(raw.token_hash) ? raw.token_hash : undefined
  if (type && token_hash) return { type, token_hash }
  return tab ? { tab } : {}
}
