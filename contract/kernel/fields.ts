import * as z from 'zod/mini'
import { complaint } from './complaints.ts'
import { foldDigits } from './digits.ts'
import { complaintOfEnd } from './spans.ts'

/** A row's id. */
export const id = z.uuid(complaint('id'))
/** A moment: ISO 8601 in UTC, microseconds kept. */
export const moment = z.string()
const aDay = ({ input }: { input?: unknown }) =>
  input === '' ? complaint('required') : complaint('day', { example: '2026-11-21' })

/** A day in the firm's zone: YYYY-MM-DD, checked against the calendar. */
export const day = z.string({ error: aDay }).check(
  z.overwrite(foldDigits),
  z.iso.date({ error: aDay, abort: true }),
  z.refine(
    (text) => text >= '1900' && text < '2200',
    complaint('day_in_range', { first: '1900', last: '2199' }),
  ),
)
/** A month in the firm's zone: YYYY-MM. */
export const month = z
  .string()
  .check(z.regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, complaint('month', { example: '2026-11' })))
/** A time of the firm's clock: HH:MM. */
export const time = z
  .string(complaint('time', { example: '14:30' }))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, complaint('time', { example: '14:30' })))
/** The same, or empty where there is none. */
export const timeOrEmpty = z.string().check(
  z.trim(),
  z.refine(
    (text) => /^(([01]\d|2[0-3]):[0-5]\d(:00)?)?$/.test(text),
    complaint('time_or_empty', { example: '14:30' }),
  ),
)
/** The version that a change was made on. */
export const version = z.int().check(z.positive())

/** Which row a call is about. */
export const oneRow = z.object({ id })
/** The text that a list is searched for. */
export const search = z.optional(
  z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 }))),
)

/** One line of text, trimmed, between `least` and `most` code points; no control characters. */
export const line = (most: number, least = 0) =>
  z.string().check(
    z.overwrite(orNothing),
    z.refine((text) => [...text].length <= most, complaint('most_characters', { most })),
    z.refine(
      (text) => isEnough(text, least),
      least === 1 ? complaint('required') : complaint('least_characters', { least }),
    ),
    z.refine((text) => !hasControlCharacters(text), complaint('control_characters')),
  )

/** A number to call somebody at, as they write it, with the digits that a telephone has. */
export const phone = (most: number) => line(most, 1).check(z.overwrite(foldDigits))

/** Text of several lines, trimmed, of at most `most` code points; no control characters but tabs and line ends. */
export const paragraphs = (most: number, least = 0) =>
  z.string().check(
    z.overwrite(orNothing),
    z.refine((text) => [...text].length <= most, complaint('most_characters', { most })),
    z.refine(
      (text) => isEnough(text, least),
      least === 1 ? complaint('required') : complaint('least_characters', { least }),
    ),
    z.refine((text) => !hasControlCharacters(text.replace(/[\n\r\t]/g, '')), complaint('control_characters')),
  )

/** Hours with at most 2 decimals, between 0 and `most`. */
export const hours = (most: number) =>
  z.number(complaint('number')).check(
    z.gte(0, complaint('at_least', { least: 0 })),
    z.lte(most, complaint('at_most', { most })),
    z.refine(
      (value) =>
        Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 &&
        (value === 0 || Math.round(value * 100) > 0),
      complaint('decimals', { most: 2 }),
    ),
  )

const mostMoney = 999_999_999_999.99

/**
 * Money above 0 with at most 2 decimals, as text or as a number; `exactMoney` makes the decimal of it. Everything
 * below the limit is exact in a number too.
 */
export const money = z.union([z.string(), z.number()], complaint('amount')).check(
  z.overwrite((value) => (typeof value === 'string' ? foldDigits(value) : value)),
  z.refine((value) => text(value) !== '', { error: complaint('required'), abort: true }),
  z.refine((value) => moneyShape.test(text(value)), {
    error: complaint('amount_decimals', { most: 2 }),
    abort: true,
  }),
  z.refine((value) => Number(value) > 0, complaint('more_than', { than: 0 })),
  z.refine((value) => Number(value) <= mostMoney, complaint('at_most', { most: '999,999,999,999.99' })),
)

/** The exact decimal with 2 places of money that `money` has let through: '12.50'. */
export function exactMoney(value: string | number): string {
  const [whole = '0', cents = ''] = text(value).split('.')
  return `${whole === '' ? '0' : whole}.${cents.padEnd(2, '0')}`
}

const moneyShape = /^-?(\d+|\d*\.\d{1,2})$/

function text(value: string | number): string {
  return String(value).trim()
}

/** What shows nothing is no text: a title of zero-width characters, or of marks on no letter, could be neither read nor pressed. */
export function canBeSeen(text: string): boolean {
  return !/^[\p{Z}\p{Cc}\p{M}\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text)
}

/** A text without what surrounds it; empty where nothing of it shows, unless that is for what may not stand in it. */
function orNothing(text: string): string {
  const bare = text.trim()
  return canBeSeen(bare) || hasControlCharacters(bare) ? bare : ''
}

function isEnough(text: string, least: number): boolean {
  return least === 0 || ([...text].length >= least && canBeSeen(text))
}

/** Whether a text holds what no line of text can: control characters, or half a character. */
export function hasControlCharacters(text: string): boolean {
  return !text.isWellFormed() || /\p{Cc}/u.test(text)
}

/** Beside a typed case id: the very case of that id that was picked. Alone: the case that a row is about. */
export const picked = { case_ref: z.optional(z.nullable(id)) }

/** The case that a row is about, as it is called now. */
export const ofCase = { case_ref: z.nullable(id), case_id: z.nullable(z.string()) }

interface Range {
  from?: string | undefined
  to?: string | undefined
}
const complaintOfRange = ({ from, to }: Range) => complaintOfEnd(from, to)

/** Refuses a range of days that ends before it begins. */
export const daysInOrder = z.refine<Range>((range) => complaintOfRange(range) === undefined, {
  path: ['to'],
  error: ({ input }) => complaintOfRange(input as Range),
})
