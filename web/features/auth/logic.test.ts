import { describe, expect, it } from 'vitest'
import { missing, readAuthDraft, readAuthSearch } from './logic.ts'

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
