import { describe, expect, it, test } from 'vitest'
import type { ChatMessage } from '../../../contract/chat.ts'
import {
  charactersIn,
  firstUnread,
  goesOn,
  mentionAt,
  type Page,
  piecesOf,
  shownSize,
  stillMentioned,
  withMention,
  withMessage,
  withoutMessage,
} from './logic.ts'

function aMessage(seq: number, user_id = 'a', created_at = '2026-11-21T06:00:00Z'): ChatMessage {
  const file = { file_url: null, file_name: null, file_type: null, file_size: null }
  return {
    ...file,
    id: `m${seq}`,
    seq,
    client_id: `c${seq}`,
    user_id,
    profiles: { full_name: 'A', role: 'associate' },
    message_text: 'x',
    file_width: null,
    file_height: null,
    mentioned_users: null,
    mentioned_names: null,
    created_at,
    can: { delete: false },
  }
}

const pages = (...of: number[][]): Page[] =>
  of.map((seqs, at) => ({ items: seqs.map((seq) => aMessage(seq)), next: at < of.length - 1 ? 'x' : null }))
const seqsOf = (of: readonly Page[]) => of.map(({ items }) => items.map(({ seq }) => seq))

describe('a message that comes', () => {
  it.each([
    [
      'newer than all',
      [
        [5, 4],
        [2, 1],
      ],
      6,
      [
        [6, 5, 4],
        [2, 1],
      ],
    ],
    [
      'in between',
      [
        [5, 3],
        [2, 1],
      ],
      4,
      [
        [5, 4, 3],
        [2, 1],
      ],
    ],
    [
      'there already',
      [
        [5, 4],
        [2, 1],
      ],
      4,
      [
        [5, 4],
        [2, 1],
      ],
    ],
    ['the first one', [[]], 1, [[1]]],
  ])('%s', (_what, before, seq, after) => {
    expect(seqsOf(withMessage(pages(...before), aMessage(seq)))).toEqual(after)
  })

  it('older than what is loaded waits for its page', () => {
    const loaded = [{ items: [aMessage(5)], next: 'x' }]
    expect(seqsOf(withMessage(loaded, aMessage(2)))).toEqual([[5]])
  })

  it('goes when it is deleted', () => {
    expect(seqsOf(withoutMessage(pages([3, 2], [1]), 'm2'))).toEqual([[3], [1]])
  })
})

test.each([
  ['see https://court.gov.bd/list.', null, ['text:see ', 'link:https://court.gov.bd/list', 'text:.']],
  ['(https://a.bd/x)', null, ['text:(', 'link:https://a.bd/x', 'text:)']],
  ['javascript:alert(1) http://a@b.bd', null, ['text:javascript:alert(1) http://a@b.bd']],
  ['@NusratJahan, hi', ['NusratJahan'], ['mention:@NusratJahan', 'text:, hi']],
  ['@সাদিয়ারহমান কাল', ['সাদিয়ারহমান'], ['mention:@সাদিয়ারহমান', 'text: কাল']],
  ['x@FarhanKabir.com @FarhanKabirani', ['FarhanKabir'], ['text:x@FarhanKabir.com @FarhanKabirani']],
  ['@FarhanKabir.com', ['FarhanKabir'], ['text:@FarhanKabir.com']],
  [
    '@farhankabir. @FarhanKabir',
    ['FarhanKabir'],
    ['mention:@farhankabir', 'text:. ', 'mention:@FarhanKabir'],
  ],
  ['https://a.bd/@FarhanKabir', ['FarhanKabir'], ['link:https://a.bd/@FarhanKabir']],
  ['@Nobody', ['NusratJahan'], ['text:@Nobody']],
  ['<b>x</b>', null, ['text:<b>x</b>']],
])('%j in pieces', (text, names, expected) => {
  const pieces = piecesOf(text, names).map(({ kind, text: piece }) => `${kind}:${piece}`)
  expect(pieces).toEqual(expected)
})

test.each([
  ['@', 1, { at: 0, query: '' }],
  ['hello @nus', 10, { at: 6, query: 'nus' }],
  ['হ্যালো @সাদি', 12, { at: 7, query: 'সাদি' }],
  ['a@b', 3, undefined],
  ['@nus rat', 8, undefined],
  [`@${'x'.repeat(20)}`, 21, { at: 0, query: 'x'.repeat(20) }],
  [`@${'x'.repeat(21)}`, 22, undefined],
  ['@nus later', 4, { at: 0, query: 'nus' }],
])('what is typed in %j at %i', (text, caret, expected) => {
  expect(mentionAt(text, caret)).toEqual(expected)
})

test('a picked person stands without spaces, and counts while the text names them', () => {
  const { text, caret } = withMention('ask @nus today', 4, 8, 'Nusrat  Jahan')
  expect([text, caret]).toEqual(['ask @NusratJahan today', 17])
  const picked = new Map([
    ['1', 'NusratJahan'],
    ['2', 'FarhanKabir'],
  ])
  expect(stillMentioned(text, picked)).toEqual(['1'])
})

test('characters are counted as people count them, without the blanks around', () => {
  expect([charactersIn(' 😀😀 '), charactersIn('ab\n')]).toEqual([2, 2])
})

test('the line of what is new stands above the oldest unread of others', () => {
  const newestFirst = [aMessage(5, 'b'), aMessage(4, 'me'), aMessage(3, 'b'), aMessage(2, 'c')]
  expect(firstUnread(newestFirst, 'me', 2)).toBe('m3')
  expect(firstUnread(newestFirst, 'me', 0)).toBeUndefined()
  expect(firstUnread(newestFirst, 'me', 99)).toBe('m2')
})

test('a name stands once for what is said in one breath', () => {
  const later = aMessage(2, 'a', '2026-11-21T06:04:59Z')
  expect(goesOn(later, aMessage(1))).toBe(true)
  expect(goesOn(aMessage(2, 'a', '2026-11-21T06:05:00Z'), aMessage(1))).toBe(false)
  expect(goesOn(later, aMessage(1, 'b'))).toBe(false)
  expect(goesOn(later, undefined)).toBe(false)
})

test.each([
  [4000, 3000, { width: 320, height: 240 }],
  [100, 50, { width: 100, height: 50 }],
  [10, 10_000, { width: 1, height: 260 }],
])('a picture of %i by %i is shown within its frame', (width, height, shown) => {
  expect(shownSize(width, height)).toEqual(shown)
})
