import { expect, it } from 'vitest'
import { documentLanguage } from './document-language.ts'

const of = (cookie: string | undefined, acceptLanguage: string | undefined, isForStrangers = true) =>
  documentLanguage({ cookie, acceptLanguage }, isForStrangers, 'en')

it.each([
  ['sereshta_language=bn', 'en', 'bn'],
  ['a=1; sereshta_language=bn; b=2', undefined, 'bn'],
  ['sereshta_language=en', 'bn', 'en'],
  ['sereshta_language=xx', undefined, 'en'],
  ['sereshta_language=', 'bn', 'bn'],
  ['sereshta_language=bn-BD', undefined, 'en'],
  ['not_sereshta_language=bn', undefined, 'en'],
  [undefined, 'bn-BD,bn;q=0.9,en;q=0.8', 'bn'],
  [undefined, 'en-GB,en;q=0.9,bn;q=0.8', 'en'],
  [undefined, 'bn;q=0.5, en;q=0.7', 'en'],
  [undefined, 'de, BN ; q=0.3, *;q=0.1', 'bn'],
  [undefined, 'bn;q=0', 'en'],
  [undefined, 'bnx, bn;q=x', 'en'],
  [undefined, ',;;q=,,', 'en'],
  [undefined, undefined, 'en'],
])('a cookie %j and ranges %j are answered in %s', (cookie, ranges, language) => {
  expect(of(cookie, ranges)).toBe(language)
})

it('asks the browser of strangers alone, and the firm last', () => {
  expect(of(undefined, 'bn', false)).toBe('en')
  expect(documentLanguage({ cookie: undefined, acceptLanguage: 'de' }, true, 'bn')).toBe('bn')
  expect(documentLanguage({ cookie: 'sereshta_language=en', acceptLanguage: 'bn' }, true, 'bn')).toBe('en')
})
