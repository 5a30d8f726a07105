import type { AddressInfo } from 'node:net'
import {
  GoTrueClient,
  isAuthApiError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aWorld, type World } from '../../kernel/testing.ts'
import { aCode, goodPassword, linkFor } from './testing.ts'

/* The standard's own client, unchanged, against a server that listens: what it believes is the contract. */

let world: World
let url: string
beforeAll(async () => {
  world = await aWorld()
  // The client lives on the real clock.
  world.clock.set(new Date())
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = world.app.http.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}/auth/v1`
})
afterAll(() => world.end())
beforeEach(async () => {
  await world.empty('users, rate_limits, authorization_codes')
  await world.deliver()
})

const email = 'sadia@chambers.example'
/** A browser with a store of its own. */
function aBrowser(): GoTrueClient {
  const store = new Map<string, string>()
  return new GoTrueClient({
    url,
    headers: { apikey: 'sereshta' },
    storage: {
      getItem: (key) => store.get(key) ?? null,
      setItem: (key, value) => void store.set(key, value),
      removeItem: (key) => void store.delete(key),
    },
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    flowType: 'implicit',
  })
}

async function signUp(browser: GoTrueClient, password = goodPassword) {
  const { code } = await aCode(world, { role: 'associate' })
  const data = { full_name: 'Sadia Rahman', associate_code: code }
  return browser.signUp({ email, password, options: { data, emailRedirectTo: 'http://localhost:3000/' } })
}

async function aMember(): Promise<GoTrueClient> {
  const browser = aBrowser()
  await signUp(browser)
  const token_hash = (await linkFor(world, email)).searchParams.get('token_hash') ?? ''
  const { error } = await browser.verifyOtp({ type: 'signup', token_hash })
  expect(error).toBeNull()
  return browser
}

it('signs up, is told to confirm first, confirms and is signed in', async () => {
  const browser = aBrowser()
  const signedUp = await signUp(browser)
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({ email, user_metadata: { full_name: 'Sadia Rahman' } })

  const early = await browser.signInWithPassword({ email, password: goodPassword })
  expect([early.error?.code, early.error?.message]).toEqual(['email_not_confirmed', 'Email not confirmed'])

  const token_hash = (await linkFor(world, email)).searchParams.get('token_hash') ?? ''
  const verified = await browser.verifyOtp({ type: 'signup', token_hash })
  expect(verified.error).toBeNull()
  expect(verified.data.session?.user.id).toBe(signedUp.data.user?.id)
  expect((await browser.getSession()).data.session?.access_token).toBe(verified.data.session?.access_token)

  const again = await aBrowser().verifyOtp({ type: 'signup', token_hash })
  expect([again.error?.code, again.error?.status]).toEqual(['otp_expired', 403])
})

it('signs in, reads its user, and signs out', async () => {
  await aMember()
  const browser = aBrowser()
  const events: string[] = []
  browser.onAuthStateChange((event) => void events.push(event))
  const wrong = await browser.signInWithPassword({ email, password: 'wrong password' })
  expect(isAuthApiError(wrong.error)).toBe(true)
  expect([wrong.error?.code, wrong.error?.message]).toEqual([
    'invalid_credentials',
    'Invalid login credentials',
  ])

  const { data, error } = await browser.signInWithPassword({ email, password: goodPassword })
  expect(error).toBeNull()
  expect((await browser.getUser()).data.user).toMatchObject({ id: data.user?.id, email })
  expect((await browser.signOut()).error).toBeNull()
  expect((await browser.getSession()).data.session).toBeNull()
  expect(events).toEqual(['INITIAL_SESSION', 'SIGNED_IN', 'SIGNED_OUT'])

  const { error: gone } = await browser.getUser(data.session?.access_token)
  expect(isAuthSessionMissingError(gone)).toBe(true)
})

it('signs out elsewhere only, or everywhere', async () => {
  const first = await aMember()
  const second = aBrowser()
  await second.signInWithPassword({ email, password: goodPassword })
  await first.signOut({ scope: 'others' })
  expect((await first.getUser()).error).toBeNull()
  expect(isAuthSessionMissingError((await second.getUser()).error)).toBe(true)
  expect((await second.getSession()).data.session).toBeNull()
})

it('refreshes, and two tabs that do so at once both go on with one session', async () => {
  await aMember()
  const tab = aBrowser()
  await tab.signInWithPassword({ email, password: goodPassword })
  const before = (await tab.getSession()).data.session
  const other = aBrowser()
  const token = { refresh_token: before?.refresh_token ?? '' }
  const [one, two] = await Promise.all([tab.refreshSession(), other.refreshSession(token)])
  expect([one.error, two.error]).toEqual([null, null])
  expect(one.data.session?.refresh_token).toBe(two.data.session?.refresh_token)
  expect(one.data.session?.refresh_token).not.toBe(before?.refresh_token)
  expect((await tab.getUser()).error).toBeNull()
  expect((await other.getUser()).error).toBeNull()
  expect((await tab.refreshSession()).error).toBeNull()
})

it('understands that a session was ended for reuse', async () => {
  const browser = await aMember()
  const stolen = (await browser.getSession()).data.session?.refresh_token ?? ''
  await browser.refreshSession()
  world.clock.advance(11_000)
  const thief = await aBrowser().refreshSession({ refresh_token: stolen })
  expect(thief.error?.code).toBe('refresh_token_already_used')
  expect(isAuthSessionMissingError((await browser.getUser()).error)).toBe(true)
  expect((await browser.getSession()).data.session).toBeNull()
  world.clock.set(new Date())
})

it('changes the password, hears why a weak one is refused, and stays signed in', async () => {
  const browser = await aMember()
  const current_password = goodPassword
  const bare = await browser.updateUser({ password: 'another brass lantern' })
  expect(bare.error?.code).toBe('current_password_required')
  const weak = await browser.updateUser({ password: 'password1234', current_password })
  expect(isAuthWeakPasswordError(weak.error) && weak.error.reasons).toEqual(['pwned'])
  const same = await browser.updateUser({ password: goodPassword, current_password })
  expect(same.error?.code).toBe('same_password')
  const next = { password: 'another brass lantern', current_password }
  const { data, error } = await browser.updateUser(next)
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  expect((await browser.getUser()).error).toBeNull()
  const later = await aBrowser().signInWithPassword({ email, password: 'another brass lantern' })
  expect(later.error).toBeNull()
})

it('recovers a forgotten password by mail, and asks for the confirmation again', async () => {
  const browser = aBrowser()
  await signUp(browser)
  await world.deliver()
  expect((await browser.resend({ type: 'signup', email })).error).toBeNull()
  expect((await linkFor(world, email)).searchParams.get('type')).toBe('signup')
  expect((await browser.resetPasswordForEmail(email)).error).toBeNull()
  const token_hash = (await linkFor(world, email)).searchParams.get('token_hash') ?? ''
  const events: string[] = []
  browser.onAuthStateChange((event) => void events.push(event))
  expect((await browser.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await browser.updateUser({ password: 'another brass lantern' })).error).toBeNull()
})

it('hears every refusal of a sign-up in our words', async () => {
  const browser = aBrowser()
  const refused = await browser.signUp({ email, password: goodPassword })
  expect([refused.error?.status, refused.error?.message]).toEqual([
    400,
    'Either partner code or associate code is required',
  ])
  const weak = await signUp(browser, 'short')
  expect(isAuthWeakPasswordError(weak.error) && weak.error.reasons).toEqual(['length'])
})
