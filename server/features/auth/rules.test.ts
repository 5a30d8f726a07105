import { describe, expect, it, test } from 'vitest'
import { foldEmail, foldPassword, isEmail } from '../../../contract/credentials.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { idOfLinkToken, linkTokenOf } from '../../platform/tokens/derived-tokens.ts'
import { drawCode, hashOfCode, isUsable, judgeRefresh, refuseWeak } from './rules.ts'

const secret = new TextEncoder().encode('a secret of the tests, long enough to sign with')
const now = new Date('2026-11-21T06:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()

test.each([
  [' Farhan@Firm.Example ', 'farhan@firm.example'],
  ['a@b.example', 'a@b.example'],
])('the e-mail %j is stored as %j', (email, folded) => {
  expect(foldEmail(email)).toBe(folded)
})

test.each([
  ['a@b.example', true],
  ['a.b+c@d-e.example', true],
  ['a@b', false],
  ['a b@c.example', false],
  ['a@b.example\n', false],
  [`${'a'.repeat(64)}@${'b'.repeat(300)}.example`, false],
])('%j may be somebody’s e-mail: %j', (email, may) => {
  expect(isEmail(email)).toBe(may)
})

describe('codes', () => {
  it('are drawn differently each time', () => {
    expect(new Set(Array.from({ length: 1000 }, drawCode)).size).toBe(1000)
  })

  it.each([
    ['AB01-CD23', 'ab01cd23', true],
    ['AB01-CD23', 'ab০১-cd২৩', true],
    ['AB01-CD23', 'ABO1 CD23', true],
    ['AB01-CD23', 'abol-cd23', true],
    ['AB01-CD23', 'AB01-CD24', false],
    ['AB01-CD23', 'AB01-CD23-', true],
  ])('%s typed as %s is the same: %j', (code, typed, same) => {
    expect(hashOfCode(secret, code).equals(hashOfCode(secret, typed))).toBe(same)
  })

  const usable = { email: null, max_uses: null, uses: 0, expires_at: null, revoked_at: null }
  it.each([
    [{}, true],
    [{ revoked_at: ago(1) }, false],
    [{ expires_at: ago(0) }, false],
    [{ expires_at: ago(-1) }, true],
    [{ max_uses: 2, uses: 1 }, true],
    [{ max_uses: 2, uses: 2 }, false],
    [{ email: 'a@b.example' }, true],
    [{ email: 'c@b.example' }, false],
  ])('with %j may be used: %j', (standing, may) => {
    expect(isUsable({ ...usable, ...standing }, 'a@b.example', now)).toBe(may)
  })
})

describe('passwords', () => {
  const about = { email: 'farhan.kabir@chambers.example', firm: 'TRW Law & Partners' }
  const reason = (password: string) => {
    try {
      refuseWeak(foldPassword(password), about)
      return undefined
    } catch (error) {
      return error instanceof Refusal ? error.reason : error
    }
  }

  it.each([
    ['1234567', 'auth.password_length'],
    ['🌊🌋🏔🏕🌊🌋🏔', 'auth.password_length'],
    ['x y'.repeat(43), 'auth.password_length'],
    // One character in the raw text, eighteen in the folded one.
    ['\ufdfa'.repeat(8), 'auth.password_length'],
    ['12345678', 'auth.password_common'],
    ['password1234', 'auth.password_common'],
    ['1234password', 'auth.password_common'],
    ['PASSWORD!!!!', 'auth.password_common'],
    ['p@55w0rd2026', 'auth.password_common'],
    ['ｐａｓｓｗｏｒｄ１', 'auth.password_common'],
    ['qwertyuiop', 'auth.password_common'],
    ['abababab', 'auth.password_common'],
    ['TRWLawPartners2026', 'auth.password_common'],
    ['trw law & partners', 'auth.password_common'],
    ['Sereshta2026', 'auth.password_common'],
    ['farhan.kabir@chambers.example', 'auth.password_common'],
    ['Farhan.Kabir.1990', 'auth.password_common'],
    ['joybangla1971', 'auth.password_common'],
  ])('%s is refused: %s', (password, expected) => {
    expect(reason(password)).toBe(expected)
  })

  it.each([
    ['seven brass lanterns'],
    ['password of my grandmother'],
    ['zq8!kd02'],
    ['19260817364'],
    ['x y'.repeat(42)],
    ['আমার সোনার বাংলা আমি তোমায় ভালোবাসি'],
  ])('%s is accepted', (password) => {
    expect(reason(password)).toBeUndefined()
  })
})

test.each([
  ['a fresh token', { used_at: null }, undefined, 'renew'],
  ['used just now', { used_at: ago(0) }, { used_at: null }, 'repeat'],
  ['used 10 s ago', { used_at: ago(10) }, { used_at: null }, 'repeat'],
  ['used 10.001 s ago', { used_at: ago(10.001) }, { used_at: null }, 'end'],
  ['whose successor was used', { used_at: ago(1) }, { used_at: ago(0) }, 'end'],
  ['without a successor', { used_at: ago(1) }, undefined, 'end'],
] as const)('a refresh token, %s: %s %s → %s', (_what, token, successor, verdict) => {
  expect(judgeRefresh(token, successor, now)).toBe(verdict)
})

describe('the token of a mailed link', () => {
  const id = '019aa000-1111-7222-8333-444444444444'
  const token = linkTokenOf(secret, id, 'signup')

  it('gives its id back, for its purpose and under our secret only', () => {
    expect(idOfLinkToken(secret, token, 'signup')).toBe(id)
    expect(idOfLinkToken(secret, token, 'recovery')).toBeUndefined()
    expect(idOfLinkToken(new Uint8Array(32), token, 'signup')).toBeUndefined()
  })

  it.each([[''], ['x'], [token.slice(1)], [`B${token.slice(1)}`], [`${token}AAAA`], ['!'.repeat(64)]])(
    '%s is none',
    (forged) => {
      expect(idOfLinkToken(secret, forged, 'signup')).toBeUndefined()
    },
  )
})
