import { GoTrueClient } from '@supabase/auth-js'
import { locale } from './locale.ts'
import { sessionKey } from './session.ts'
import { deviceStore } from './storage.ts'

/** The sign-in client of the contract; in a chunk of its own, because a page can be shown without it. */
export function createAuthClient(): GoTrueClient {
  return new GoTrueClient({
    url: `${location.origin}/auth/v1`,
    headers: { apikey: 'sereshta', 'Accept-Language': locale },
    storageKey: sessionKey,
    storage: deviceStore,
    autoRefreshToken: true,
    persistSession: true,
    // Links carry a token hash, which the page posts by itself.
    detectSessionInUrl: false,
    flowType: 'implicit',
    fetch: fetchOnOwnClock,
  })
}

/** Leaves out the moment of expiry, so that the client counts `expires_in` on this device's clock, however wrong that is. */
async function fetchOnOwnClock(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(input, { ...init, credentials: 'omit' })
  if (!answer.ok || answer.status === 204) return answer
  const text = await answer.text()
  return new Response(withoutExpiry(text), { status: answer.status, headers: answer.headers })
}

function withoutExpiry(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === 'expires_at' ? undefined : value,
    )
  } catch {
    return text
  }
}
