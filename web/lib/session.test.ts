import { describe, expect, it } from 'vitest'
import { lookAtSession, nextState, type StoredSession, stateOf } from './session.ts'

const now = Date.UTC(2026, 10, 21, 9, 0, 0)
const stored: StoredSession = {
  access_token: 'a.b.c',
  refresh_token: 'r',
  expires_at: now / 1000 + 600,
  user: { id: 'u1', email: 'nusrat@padma.example' },
}

describe('lookAtSession', () => {
  it('reads what the sign-in client stores', () => {
    const text = JSON.stringify({ ...stored, token_type: 'bearer', expires_in: 600 })
    expect(lookAtSession(text)).toMatchObject(stored)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['broken JSON', '{"access_token":'],
    ['another value', '"signed in"'],
    ['null', 'null'],
    ['no token', JSON.stringify({ ...stored, access_token: undefined })],
    ['no refresh token', JSON.stringify({ ...stored, refresh_token: undefined })],
    ['no moment of expiry', JSON.stringify({ ...stored, expires_at: '1790000000' })],
    ['no user', JSON.stringify({ ...stored, user: undefined })],
    ['a user without an e-mail', JSON.stringify({ ...stored, user: { id: 'u1' } })],
  ])('takes %s for nobody', (_, text) => {
    expect(lookAtSession(text)).toBeUndefined()
  })
})

describe('stateOf', () => {
  it('is signed out without a session', () => {
    expect(stateOf(undefined, now).status).toBe('signed-out')
  })

  it('is signed in up to the last millisecond of the token, then loading', () => {
    expect(stateOf(stored, stored.expires_at * 1000 - 1).status).toBe('signed-in')
    expect(stateOf(stored, stored.expires_at * 1000).status).toBe('loading')
  })
})

describe('nextState', () => {
  const signedIn = stateOf(stored, now)
  const expired = stateOf({ ...stored, expires_at: now / 1000 - 1 }, now)

  it('keeps a page whose token ran out', () => {
    expect(nextState(signedIn, expired).status).toBe('signed-in')
  })

  it('starts with loading when the token ran out before the page was opened', () => {
    expect(nextState({ status: 'signed-out', how: 'never-in' }, expired).status).toBe('loading')
  })

  it('does not keep the page for somebody else', () => {
    const other = stateOf(
      { ...stored, user: { id: 'u2', email: 'x@padma.example' }, expires_at: now / 1000 - 1 },
      now,
    )
    expect(nextState(signedIn, other).status).toBe('loading')
  })

  it('tells a session that ended from one that was left or never was', () => {
    const nobody = stateOf(undefined, now)
    expect(nextState(signedIn, nobody)).toEqual({ status: 'signed-out', how: 'ended' })
    expect(nextState(expired, nobody)).toEqual({ status: 'signed-out', how: 'ended' })
    expect(nextState({ status: 'signed-out', how: 'left' }, nobody)).toMatchObject({ how: 'left' })
    expect(nextState(nobody, nobody)).toMatchObject({ how: 'never-in' })
  })
})
