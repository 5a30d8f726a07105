import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { complaint } from './complaints.ts'
import { isDay } from './days.ts'
import { canBeSeen, day, line, money, paragraphs, phone } from './fields.ts'

describe.each([
  ['a line', line(300, 1)],
  ['a text', paragraphs(300, 1)],
] as const)('%s that is required', (_, schema) => {
  it.each([
    '',
    ' ',
    '\u00a0',
    '\u200b\u200b',
    '\u2060',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u202e',
    '\ufe0f',
    '\u0301\u09be',
  ])('is not %j', (text) => {
    expect(z.safeParse(schema, text).error?.issues[0]?.message).toBe(complaint('required'))
  })

  it.each(['x', '.', 'ক', 'র\u200d্যাব', '\u202eabc', '⚖️'])('may be %j', (text) => {
    expect(z.safeParse(schema, text).success).toBe(true)
  })

  it.each([
    'a\u0000b',
    'a\u001bb',
    'a\u007fb',
    'a\u0080b',
    'a\u0085b',
    'a\u009b31mb',
    'a\u009fb',
    'a\ud800b',
  ])('has no control character as in %j', (text) => {
    expect(z.safeParse(schema, text).error?.issues.map(({ message }) => message)).toEqual([
      complaint('control_characters'),
    ])
  })

  it('may have what comes right behind them', () => {
    expect(z.safeParse(schema, 'a\u00a0b ~ ¡').success).toBe(true)
  })
})

it.each([line(9), paragraphs(9)])('an optional text of which nothing shows is none', (schema) => {
  for (const text of ['\u200b', ' \u2060 ', '\u0301']) expect(z.parse(schema, text)).toBe('')
  expect(z.parse(schema, ' a\u0301 ')).toBe('a\u0301')
})

it('a text may have tabs and ends of lines, a line may not', () => {
  const text = 'a\tb\r\nc'
  expect([paragraphs(9), line(9)].map((schema) => z.safeParse(schema, text).success)).toEqual([true, false])
})

it.each(['\u0085', '\u0080 \u009f', '\u0007'])('%j shows nothing', (text) =>
  expect(canBeSeen(text)).toBe(false),
)

it.each([
  '2026-11-22',
  '2028-02-29',
  '1900-01-01',
  '2199-12-31',
  '',
  'x',
  '2026-02-29',
  '2026-13-01',
  '2026-04-31',
  '2026-00-10',
  '1899-12-31',
  '2200-01-01',
  '2026-1-1',
  '2026-11-22T00:00',
])('an address and a field take the same days: %j', (text) => {
  expect(isDay(text)).toBe(z.safeParse(day, text).success)
})

it('days, money and telephone numbers may be typed in Bangla digits', () => {
  expect(z.parse(day, '২০২৬-১১-২২')).toBe('2026-11-22')
  expect(z.safeParse(day, '২০২৬-১১-৩১').success).toBe(false)
  expect(z.parse(money, '১২৫০.৫')).toBe('1250.5')
  expect(z.parse(phone(20), ' +৮৮০ ১৭১১-১২৩৪৫৬')).toBe('+880 1711-123456')
})
