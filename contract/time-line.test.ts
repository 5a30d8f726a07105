import { describe, expect, it } from 'vitest'
import { parseTimeLine } from './time-line.ts'

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
    ['1h call /nothing', 'time.not_understood', 8, 8],
    ['25:00', 'time.not_understood', 0, 5],
    ['17:30-19', 'time.in_the_future', 0, 8],
    ['1h 2026-11-23', 'time.in_the_future', 0, 13],
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
    expect(read('1h reading W.P. 4312/26')).toMatchObject({ case_named: '4312/26' })
    expect(read('1h letters, bills, and calls')).toMatchObject({
      description: 'letters, bills',
      after_comma: 'and calls',
    })
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
