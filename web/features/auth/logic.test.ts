import { describe, expect, it } from 'vitest'
import { readAuthSearch } from './address.ts'
import { deviceName, missing, readAuthDraft, stateOfCode } from './logic.ts'
import { complaintsOfSignUp, isWrongCode } from './parts/sign-up.ts'

describe('readAuthSearch', () => {
  const token_hash = 'AaH9cm_bd1qeuVp1-xZFmR8c9Zwh'

  it.each([
    [{}, {}],
    [{ tab: 'sign-up' }, { tab: 'sign-up' }],
    [{ tab: 'sign-in' }, {}],
    [{ tab: 'forgot-password' }, { tab: 'forgot-password' }],
    [{ tab: '<script>' }, {}],
    [
      { token_hash, type: 'signup' },
      { token_hash, type: 'signup' },
    ],
    [
      { token_hash, type: 'recovery', tab: 'sign-up' },
      { token_hash, type: 'recovery' },
    ],
    [{ token_hash, type: 'email_change' }, {}],
    [{ token_hash }, {}],
    [{ type: 'signup', tab: 'sign-up' }, { tab: 'sign-up' }],
    [{ token_hash: 'short', type: 'signup' }, {}],
    [{ token_hash: `${token_hash} <b>`, type: 'signup' }, {}],
  ])('%j is %j', (raw, search) => {
    expect(readAuthSearch(raw)).toEqual(search)
  })
})

describe('readAuthDraft', () => {
  const empty = { full_name: '', email: '', role: 'associate' }

  it.each([
    [null, empty],
    ['', empty],
    ['{"full_name":', empty],
    ['null', empty],
    ['[]', empty],
    ['{"full_name":7,"role":"admin"}', empty],
    [
      '{"full_name":"নুসরাত","email":"n@x","role":"partner","password":"p"}',
      { full_name: 'নুসরাত', email: 'n@x', role: 'partner' },
    ],
  ])('%j is %j', (text, draft) => {
    expect(readAuthDraft(text)).toEqual(draft)
  })
})

describe('missing', () => {
  it('complains about every empty field, and about no other', () => {
    const sentences = { email: 'Enter your email.', password: 'Enter your password.' }
    expect(missing({ email: '  ', password: '' }, sentences)).toEqual(sentences)
    expect(missing({ email: 'a@b' }, { email: 'Enter your email.' })).toEqual({})
  })
})

describe('a new account', () => {
  const given = { full_name: 'Nusrat', email: 'n@x.example', password: 'eight ch', code: '1' }
  const email = 'Unable to validate email address: invalid format'
  const password = 'Password should be 8 to 128 characters long.'

  it.each([
    [{}, {}],
    [{ email: ' N@X.example ', password: '১২৩৪৫৬৭৮', code: 'NO' }, {}],
    [
      { email: 'n@x', password: 'seven 7' },
      { email, password },
    ],
    [{ password: 'x'.repeat(129) }, { password }],
    [{ password: '😀'.repeat(8) }, {}],
    [
      { full_name: ' ', email: '', password: '', code: '' },
      {
        full_name: 'Enter your full name.',
        email: 'Enter your email.',
        password: 'Choose a password.',
        code: 'Either partner code or associate code is required',
      },
    ],
  ])('with %j is complained of as %j', (changes, complaints) => {
    expect(complaintsOfSignUp({ ...given, ...changes })).toEqual(complaints)
  })

  it('may have the code of the other type only where the code was refused', () => {
    expect(isWrongCode('Invalid partner code')).toBe(true)
    expect(isWrongCode('Invalid associate code')).toBe(true)
    expect(isWrongCode('Invalid login credentials')).toBe(false)
  })
})

describe('a device', () => {
  const mozilla = 'Mozilla/5.0 '
  it.each([
    ['(Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36', 'Chrome on Windows'],
    ['(Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0', 'Edge on Windows'],
    [
      '(Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      '(iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile Safari/604.1',
      'Safari on iOS',
    ],
    ['(iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Mobile Safari/604.1', 'Chrome on iOS'],
    [
      '(Linux; Android 16; SM-S911B) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['(X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ])('that calls itself %s is %s', (agent, name) => {
    expect(deviceName(mozilla + agent)).toBe(name)
  })

  it.each([
    ['', 'Unknown browser'],
    ['curl/8.5.0', 'Unknown browser'],
    ['Something (Windows)', 'Windows'],
  ])('%j is called %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name)
  })
})

describe('an authorization code', () => {
  const now = new Date('2026-11-21T06:00:00Z')
  const code = {
    id: 'c',
    role: 'associate' as const,
    email: null,
    max_uses: null,
    uses: 3,
    expires_at: null,
    revoked_at: null,
    created_by: null,
    created_at: '2026-11-01T00:00:00Z',
  }
  it.each([
    [{}, 'active'],
    [{ max_uses: 4 }, 'active'],
    [{ max_uses: 3 }, 'used-up'],
    [{ expires_at: '2026-11-21T06:00:01Z' }, 'active'],
    [{ expires_at: '2026-11-21T06:00:00Z' }, 'expired'],
    [{ revoked_at: '2026-11-20T00:00:00Z', max_uses: 3, expires_at: '2026-11-20T00:00:00Z' }, 'revoked'],
  ])('with %j is %s', (part, state) => {
    expect(stateOfCode({ ...code, ...part }, now)).toBe(state)
  })
})
