import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseLanguage, languageOf, speakAs } from './language.ts'
import { tabStore } from './storage.ts'

it.each([
  ['জমি রেজিস্ট্রেশন — দলিল যাচাই', 'bn'],
  ['Deed of জমি', undefined],
  ['CASE-2026-417', undefined],
  ['', undefined],
])('languageOf(%j) is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})

describe('in English', () => {
  const [page, location] = [{ cookie: '' }, { reload: vi.fn() }]
  beforeEach(() => {
    page.cookie = ''
    vi.stubGlobal('document', page)
    vi.stubGlobal('location', location)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    location.reload.mockReset()
    tabStore.clear()
  })

  it('another language is kept on the device, and the page is asked for anew', () => {
    chooseLanguage('bn')
    expect(page.cookie).toMatch(/^sereshta_language=bn; path=\/; max-age=\d+; samesite=lax$/)
    expect(location.reload).toHaveBeenCalledOnce()
  })

  it('who reads Bangla is answered in it, and a browser that keeps no cookie does not circle', () => {
    for (const _ of [1, 2]) speakAs({ user_id: 'a', language: 'bn', digits: 'bengali' })
    expect(location.reload).toHaveBeenCalledOnce()
    speakAs({ user_id: 'b', language: 'bn', digits: 'bengali' })
    expect(location.reload).toHaveBeenCalledTimes(2)
  })

  it('who reads English, and whose server knows no languages, stays', () => {
    speakAs({ user_id: 'a', language: 'en', digits: 'latin' })
    speakAs({ user_id: 'b' })
    expect([page.cookie, location.reload.mock.calls]).toEqual(['', []])
  })
})
