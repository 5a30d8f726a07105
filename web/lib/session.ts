import type { GoTrueClient } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { afterStart } from './after-start.ts'
import { deviceStore } from './storage.ts'

/** Where the session lies in local storage; the tabs' channel has the same name. */
export const sessionKey = 'sereshta.session'

/** The part of the stored session that the product reads. */
export interface StoredSession {
  access_token: string
  refresh_token: string
  /** Unix seconds. */
  expires_at: number
  user: { id: string; email: string }
}

/** How it comes that nobody is signed in: nobody was, they left on purpose, or the session ended under them. */
type WayOut = 'never-in' | 'left' | 'ended'

/** 'loading': there is a session, but its token must be renewed before anybody can be called signed in. */
export type SessionState =
  | { status: 'signed-out'; how: WayOut }
  | { status: 'loading'; session: StoredSession }
  | { status: 'signed-in'; session: StoredSession }

/** Reads a stored session; anything that is not one counts as none. */
export function lookAtSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined
  try {
    const found: unknown = JSON.parse(text)
    return isStoredSession(found) ? found : undefined
  } catch {
    return undefined
  }
}

/** What a stored session amounts to at a moment (milliseconds). */
export function stateOf(session: StoredSession | undefined, now: number): SessionState {
  if (!session) return { status: 'signed-out', how: 'never-in' }
  return { status: session.expires_at * 1000 > now ? 'signed-in' : 'loading', session }
}

/** What to show after another look: a token that ran out while the server was away takes nobody's page from them. */
export function nextState(before: SessionState, found: SessionState): SessionState {
  if (found.status === 'signed-out') {
    return { status: 'signed-out', how: before.status === 'signed-out' ? before.how : 'ended' }
  }
  if (before.status !== 'signed-in' || found.status !== 'loading') return found
  if (before.session.user.id !== found.session.user.id) return found
  return { status: 'signed-in', session: found.session }
}

function isStoredSession(found: unknown): found is StoredSession {
  if (typeof found !== 'object' || found === null) return false
  const { access_token, refresh_token, expires_at, user } = found as Partial<StoredSession>
  return (
    typeof access_token === 'string' &&
    typeof refresh_token === 'string' &&
    typeof expires_at === 'number' &&
    typeof user?.id === 'string' &&
    typeof user.email === 'string'
  )
}

// Local storage is the one truth that all tabs share; this is the last look at it.
let state = look()
let leaving: Promise<void> | undefined
const listeners = new Set<() => void>()
let client: Promise<GoTrueClient> | undefined

function look(): SessionState {
  return stateOf(lookAtSession(deviceStore.getItem(sessionKey)), Date.now())
}

/** The session as it stands. */
export function currentSession(): SessionState {
  return state
}

/** Looks at the storage again and tells the listeners when something changed. */
function lookAgain(): void {
  if (isLeaving()) return
  const next = nextState(state, look())
  if (next.status !== state.status || tokenOf(next) !== tokenOf(state)) become(next)
}

/** Nobody is signed in once `end` is through, on purpose; until then the page stays as it is, and nothing is asked. */
export async function leave(end: () => Promise<void>): Promise<void> {
  let left = () => {}
  leaving = new Promise((resolve) => {
    left = resolve
  })
  tell()
  try {
    await end()
  } finally {
    leaving = undefined
    become({ status: 'signed-out', how: 'left' })
    left()
  }
}

/** Whether the session is being ended on purpose at this moment. */
export function isLeaving(): boolean {
  return leaving !== undefined
}

function become(next: SessionState): void {
  state = next
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

/** Calls back after every change of the session, also one that another tab made, and when it is about to be ended. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Calls back whenever somebody is no longer signed in here: nobody is, or somebody else. */
export function subscribeToLeavers(listener: () => void): () => void {
  const who = () => (state.status === 'signed-out' ? undefined : state.session.user.id)
  let before = who()
  return subscribeToSession(() => {
    const now = who()
    const hasLeft = before !== undefined && now !== before
    before = now
    if (hasLeft) listener()
  })
}

/** The session, kept up to date. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession)
}

/** The sign-in client, loaded when it is first needed; it renews the session from then on. */
export function authClient(): Promise<GoTrueClient> {
  client ??= import('./auth-client.ts').then(({ createAuthClient }) => {
    const created = createAuthClient()
    created.onAuthStateChange(lookAgain)
    return created
  })
  // A chunk that failed to load may load the next time.
  client.catch(() => {
    client = undefined
  })
  return client
}

/** Starts what a session needs over time: renewal, and word from other tabs. */
export function keepSession(): void {
  addEventListener('storage', ({ key }) => {
    if (key === sessionKey || key === null) lookAgain()
  })
  subscribeToSession(startRenewal)
  startRenewal()
}

function startRenewal(): void {
  const start = () => {
    if (state.status !== 'signed-out') authClient().catch(() => undefined)
  }
  // Only a token that has run out keeps the page waiting; a fresh one leaves the line to the page.
  if (state.status === 'loading') start()
  else if (state.status === 'signed-in') afterStart(start)
}

// The sign-in client renews by itself below two minutes; this margin only matters after a sleep.
const marginSeconds = 90

/** The access token for a call, renewed first when it is about to end; undefined when nobody is signed in. */
export async function bearer(): Promise<string | undefined> {
  await leaving
  if (state.status === 'signed-out') return undefined
  const { session } = state
  if (session.expires_at - Date.now() / 1000 > marginSeconds) return session.access_token
  const renewing = authClient().then((loaded) => loaded.getSession())
  const { data } = await Promise.race([renewing, outOfPatience()])
  return data.session?.access_token ?? session.access_token
}

// The client itself tries for half a minute, which is longer than a person waits for a press of Save.
const renewalPatienceMilliseconds = 10_000

function outOfPatience(): Promise<never> {
  return new Promise((_, refuse) =>
    setTimeout(
      () => refuse(new Error('The session could not be renewed in time')),
      renewalPatienceMilliseconds,
    ),
  )
}

/**
 * Another token after the server refused this one, or undefined when the session is over or being ended;
 * one that is over is also forgotten here. Throws nothing: a server that is away leaves the session alone.
 */
export async function renewedAfter(refused: string): Promise<string | undefined> {
  lookAgain()
  if (isLeaving() || state.status === 'signed-out') return undefined
  if (state.session.access_token !== refused) return state.session.access_token
  const { data, error } = await (await authClient()).refreshSession()
  if (data.session) return data.session.access_token
  const refusedForGood = error?.status !== undefined && error.status >= 400 && error.status < 500
  if (refusedForGood && error.status !== 429) await forgetSession()
  return undefined
}

/** Ends the session in this browser and tells the other tabs; what was typed stays. */
async function forgetSession(): Promise<void> {
  const loaded = await authClient().catch(() => undefined)
  await loaded?.signOut({ scope: 'local' }).catch(() => undefined)
  deviceStore.removeItem(sessionKey)
  lookAgain()
}

function tokenOf(of: SessionState): string | undefined {
  return of.status === 'signed-out' ? undefined : of.session.access_token
}
