import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter } from './kernel/days.ts'
import { parseTimeLine, printTimeLine } from './time-line.ts'

const context = {
  today: '2026-11-22',
  now: '18:00',
  codes: [
    { code: 'draft', words: ['drafting', 'draft'] },
    { code: 'court', words: ['hearing', 'court'] },
    { code: 'client', words: ['call'] },
  ],
}
const read = (line: string) => parseTimeLine(line, context)

describe('a line about one’s time', () => {
  it('is an amount, what was done, and a case after the last comma (check 6)', () => {
    expect(read('1h20 drafting plaint, State v X')).toEqual({
      seconds: 4800,
      span: undefined,
      work_date: '2026-11-22',
      description: 'drafting plaint',
      after_comma: 'State v X',
      case_named: undefined,
      activity_code: 'draft',
      is_billable: undefined,
    })
  })

  it.each([
    '90m',
    '1.5',
    '1,5',
    '1:30',
    '৯০মি',
    '৯:৩০-১১',
    '9.30am-11',
    '1h30',
    '1h 30m',
    '1 hr 30 min',
    '.5 h',
    '9–10:30',
    '9:30 to 11',
  ])('%s is an hour and a half, or what it says (check 7)', (line) => {
    expect(read(line)).toMatchObject({ seconds: line === '.5 h' ? 1800 : 5400 })
  })

  it('takes a bare number as hours below ten, and as minutes from there (check 8)', () => {
    expect(read('9')).toMatchObject({ seconds: 9 * 3600 })
    expect(read('10')).toMatchObject({ seconds: 600 })
  })

  it.each([
    ['11-9:30', 'notes.end_not_after_start', 0, 7],
    ['9-5', 'notes.end_not_after_start', 0, 3],
    ['1:75', 'time.not_understood', 0, 4],
    ['25h', 'time.not_understood', 0, 3],
    ['0m', 'time.not_understood', 0, 2],
    ['', 'time.not_understood', 0, 1],
    ['-1h', 'time.not_understood', 0, 3],
    ['2h 3h', 'time.not_understood', 3, 2],
    ['2 hearings', 'time.not_understood', 0, 1],
    ['২৫ ঘণ্টা', 'time.not_understood', 0, 8],
    ['1h call /nothing', 'time.activity_unknown', 8, 8],
    ['1h 30 Feb call', 'time.not_understood', 3, 6],
    ['1h 29 Feb call', 'time.not_understood', 3, 6],
    ['1h call 31/11/2026', 'time.not_understood', 8, 10],
    ['25:00', 'time.not_understood', 0, 5],
    ['17:30-19', 'time.in_the_future', 0, 8],
    ['1h 2026-11-23', 'time.in_the_future', 0, 13],
    ['1h tomorrow', 'time.in_the_future', 0, 11],
    ['tomorrow 1h call', 'time.in_the_future', 9, 2],
    ['1h call tomorrow', 'time.in_the_future', 0, 2],
    ['9-11 আগামীকাল', 'time.in_the_future', 0, 13],
    ['1h 75 drafting', 'time.not_understood', 0, 5],
  ])('%s is refused, with its place (check 9)', (line, reason, at, length) => {
    expect(read(line.normalize('NFC'))).toEqual({ reason, at, length })
  })

  it('knows what is half past nine in the morning, and a working day', () => {
    expect(read('9am-5pm')).toMatchObject({ seconds: 8 * 3600, span: { from: '09:00', to: '17:00' } })
    expect(read('9-17')).toMatchObject({ seconds: 8 * 3600 })
    expect(read('12am-1am reading')).toMatchObject({ span: { from: '00:00', to: '01:00' } })
  })

  it.each([
    ['yesterday 45m call', '2026-11-21'],
    ['গতকাল ৪৫মি', '2026-11-21'],
    ['45m call yesterday', '2026-11-21'],
    ['45m yesterday call', '2026-11-21'],
    ['friday 45m', '2026-11-20'],
    ['sunday 45m', '2026-11-22'],
    ['fri 45m', '2026-11-20'],
    ['শুক্রবার ৪৫ মিনিট', '2026-11-20'],
    ['20 Nov 45m', '2026-11-20'],
    ['20/11 45m', '2026-11-20'],
    ['Dec 7, 2025 45m', '2025-12-07'],
    ['45m reading 2026-11-19', '2026-11-19'],
  ])('%s is on %s (check 10)', (line, work_date) => {
    expect(read(line)).toMatchObject({ seconds: 2700, work_date })
  })

  it('leaves words that only look like a day or an amount', () => {
    expect(read('1h sat in court')).toMatchObject({ work_date: '2026-11-22', description: 'sat in court' })
    expect(read('1h para 3 of the plaint')).toMatchObject({ description: 'para 3 of the plaint' })
  })

  it('finds a case named anywhere, and reads a comma part that may be none (check 12)', () => {
    expect(read('1h CASE-2026-417 reading')).toMatchObject({ case_named: 'CASE-2026-417' })
    expect(read('1h reading W.P. 4312/26')).toMatchObject({ case_named: '4312/2026' })
    expect(read('1h letters, bills, and calls')).toMatchObject({
      description: 'letters, bills',
      after_comma: 'and calls',
    })
  })

  it.each([
    ['১ঘ ধারা ৪৯৮ – শুনানি', 'ধারা ৪৯৮ – শুনানি', undefined],
    ['1h শুনানি ৩ — আদালত, রাষ্ট্র ৩ – ৪', 'শুনানি ৩ — আদালত', 'রাষ্ট্র ৩ – ৪'],
  ])('keeps the words of %s as they are typed', (line, description, after_comma) => {
    const kept = (text: string | undefined) => text?.normalize('NFC')
    expect(read(line)).toMatchObject({ description: kept(description), after_comma: kept(after_comma) })
  })

  it('knows the number of a case in any digits', () => {
    expect(read('1h ৪৩১২/২৬ পড়া')).toMatchObject({ case_named: '4312/2026' })
  })

  it('takes flags at the end', () => {
    expect(read('1h talk with X, Rahman /cl nb')).toMatchObject({
      description: 'talk with X',
      after_comma: 'Rahman',
      activity_code: 'client',
      is_billable: false,
    })
    expect(read('1h b')).toMatchObject({ description: '', is_billable: true })
  })
})

describe('the grammar', () => {
  it.each([
    ['1h 20', 4800],
    ['1h 20, State v X', 4800],
    ['1h 20 drafting', 4800],
    ['1h 20 Nov drafting', 3600],
    ['1h 498 drafting', 3600],
    ['১ ঘণ্টা ২০ মিনিট খসড়া', 4800],
    ['১ঘ২০ খসড়া', 4800],
    ['১.৫ ঘন্টা', 5400],
    ['１h３０', 5400],
    ['৯:৩০ থেকে ১১ শুনানি', 5400],
    ['৯টা', undefined],
  ])('reads %s as %s seconds', (line, seconds) => {
    const { seconds: got } = { seconds: undefined, ...read(line) }
    expect(got).toBe(seconds)
  })

  it('takes a day of several words last, and one day only', () => {
    expect(read('45m call, State v X 20 Nov 2025')).toMatchObject({
      work_date: '2025-11-20',
      description: 'call',
      after_comma: 'State v X',
    })
    expect(read('yesterday 45m call friday')).toMatchObject({
      work_date: '2026-11-21',
      description: 'call friday',
    })
  })

  it('takes one flag of a kind, and no case after a decimal comma', () => {
    expect(read('1h vitamin b nb /draft')).toMatchObject({ description: 'vitamin b', is_billable: false })
    expect(read('1h letters, exhibits 3,4')).toMatchObject({
      description: 'letters',
      after_comma: 'exhibits 3,4',
    })
    expect(read('1h exhibits 3,4')).toMatchObject({ description: 'exhibits 3,4', after_comma: undefined })
  })

  it.each([
    ['2h 3 h', 3, 3],
    ['1h 9-11 hearing', 3, 4],
    ['1h hearing 20 min', 11, 6],
    ['1h hearing 1:75', 11, 4],
  ])('%s has two amounts', (line, at, length) => {
    expect(read(line)).toEqual({ reason: 'time.not_understood', at, length })
  })

  it('leaves numbers of rules and pages among the words', () => {
    expect(read('1h rule 5.2, pages 10-12')).toMatchObject({
      description: 'rule 5.2',
      after_comma: 'pages 10-12',
    })
  })
})

const signs = fc.string({ unit: fc.constantFrom(...'cdefgkঅকচ4৪９-–—'), minLength: 3, maxLength: 9 })
// A word begins with a letter: a number at the start would be a second amount.
const letters = fc.tuple(fc.constantFrom(...'cdefgkঅকচ'), signs).map(([first, rest]) => first + rest)
const minutes = fc.integer({ min: 1, max: 1440 })
const entries = fc.record({
  seconds: fc.oneof(
    minutes.map((count) => count * 60),
    fc.integer({ min: 1, max: 2400 }).map((count) => count * 36),
  ),
  work_date: fc.integer({ min: 0, max: 400 }).map((days) => daysAfter(context.today, -days)),
  description: fc.array(letters, { maxLength: 5 }).map((words) => words.join(' ')),
  activity_code: fc.constantFrom('draft', 'court', 'client', undefined),
  is_billable: fc.constantFrom(true, false, undefined),
})
const scripts = ['0', '০', '０'].map((zero) => zero.charCodeAt(0))

describe('any line (invariant 3)', () => {
  it('is the entry again that it was printed of, in three scripts of digits', () => {
    fc.assert(
      fc.property(entries, fc.constantFrom(...scripts), (entry, zero) => {
        const { description } = entry
        const inScript = (text: string) =>
          text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)))
        const line = inScript(printTimeLine({ ...entry, description: '\n' })).replace('\n', description)
        expect(read(line)).toMatchObject({ ...entry, span: undefined })
      }),
    )
  })

  it('keeps the times of a range', () => {
    fc.assert(
      fc.property(
        fc.tuple(minutes, minutes),
        fc.constantFrom(' - ', '-', '–', ' to ', ' থেকে '),
        (pair, sign) => {
          const [from = 0, to = 0] = [...pair].sort((one, other) => one - other).map((minute) => minute - 1)
          const clock = (minute: number) =>
            `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
          const line = read(`yesterday ${clock(from)}${sign}${clock(to)} call`)
          if (from === to) expect(line).toMatchObject({ reason: 'notes.end_not_after_start' })
          else
            expect(line).toMatchObject({
              seconds: (to - from) * 60,
              span: { from: clock(from), to: clock(to) },
            })
        },
      ),
    )
  })

  it('never throws, and what it says of a place is in the line', () => {
    const signs = fc.constantFrom(
      ...'0123456789০৯９ঘমি:.,-–/ hmtoapbn\u00a0',
      'গতকাল',
      'today',
      'Nov',
      '/draft',
      'য়',
    )
    for (const line of ['__proto__', '__proto__ 1h', '1h constructor', 'toString 2h'])
      expect(() => read(line)).not.toThrow()
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: signs })), (line) => {
        const got = read(line)
        if ('reason' in got) expect(got.at).toBeLessThanOrEqual(line.normalize('NFC').length)
        else expect(got.seconds).toBeGreaterThan(0)
      }),
    )
  })
})
