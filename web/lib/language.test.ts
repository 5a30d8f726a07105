import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it.each([
  ['জমি রেজিস্ট্রেশন — দলিল যাচাই', 'bn'],
  ['Deed of জমি', undefined],
  ['CASE-2026-417', undefined],
  ['', undefined],
])('languageOf(%j) is %s', (text, language) => {
  expect(languageOf(text)).toBe(language)
})
