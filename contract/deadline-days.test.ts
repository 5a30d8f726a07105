import { describe, expect, it } from 'vitest'
import { type CourtCalendar, isOpen, sits } from './court-days.ts'
import { type CountedFrom, type CountingRule, computeDeadline } from './deadline-days.ts'
import { daysAfter } from './kernel/days.ts'

type Entry = [day: string, court_sits: boolean, office_open: boolean]
const calendarWith = (...entries: Entry[]): CourtCalendar => ({
  weekly_off: [5, 6],
  days: new Map(entries.map(([day, court_sits, office_open]) => [day, { court_sits, office_open }])),
  filled_until: '2026-12-31',
})
const plain = calendarWith()
const rule = (more: Partial<CountingRule>): CountingRule => ({
  period: 30,
  unit: 'day',
  exclude_first: true,
  copy_time: 'none',
  when_closed: 'next_sitting',
  warn_days: [30, 14, 7, 3, 1],
  ...more,
})
const due = (more: Partial<CountingRule>, from: string | CountedFrom, calendar = plain) =>
  computeDeadline(rule(more), typeof from === 'string' ? { trigger_day: from } : from, calendar).due_on

describe('a court’s calendar', () => {
  it('lets one court sit on a Saturday, and no other (check 52)', () => {
    const worked = calendarWith(['2025-05-17', true, true])
    expect([sits(worked, '2025-05-17'), sits(plain, '2025-05-17')]).toEqual([true, false])
    expect([sits(worked, '2025-05-18'), isOpen(worked, '2025-05-16')]).toEqual([true, false])
  })

  it('tells the bench from the office', () => {
    const vacation = calendarWith(['2021-10-19', false, true])
    expect([sits(vacation, '2021-10-19'), isOpen(vacation, '2021-10-19')]).toEqual([false, true])
  })

  it('of a week without a working day says so, and does not look for ever', () => {
    const never = { ...plain, weekly_off: [0, 1, 2, 3, 4, 5, 6] }
    expect(() => due({}, '2026-03-01', never)).toThrow(RangeError)
  })
})

describe('a deadline', () => {
  const appeal = { period: 90, copy_time: 'both_days_counted' } as const
  const copy = { copy_applied_on: '2026-03-03', copy_ready_on: '2026-03-20' }

  it('adds the days of the copy, both counted (check 54)', () => {
    const computed = computeDeadline(rule(appeal), { trigger_day: '2026-03-01', ...copy }, plain)
    expect(computed.due_on).toBe('2026-06-17')
    expect(computed.working).toEqual([
      { step: 'start', days: 0, day: '2026-03-01' },
      { step: 'period', days: 90, day: '2026-05-30' },
      {
        ...{ step: 'copy', days: 18, day: '2026-06-17' },
        copy: { from: '2026-03-03', ready: '2026-03-20' },
      },
    ])
  })

  it('on a Saturday goes to the next sitting (check 54)', () => {
    const computed = computeDeadline(rule(appeal), { trigger_day: '2026-03-01' }, plain)
    expect(computed.due_on).toBe('2026-05-31')
    expect(computed.working.at(-1)).toEqual({ step: 'moved', days: 1, day: '2026-05-31' })
  })

  it('counts no day of a copy before the judgment, and the first one only where the rule says so', () => {
    const early = { trigger_day: '2026-03-01', copy_applied_on: '2026-02-20', copy_ready_on: '2026-03-03' }
    expect(due(appeal, early)).toBe('2026-06-02')
    expect(due({ ...appeal, copy_time: 'first_day_not_counted' }, early)).toBe('2026-06-01')
    expect(due({ ...appeal, copy_time: 'none' }, early)).toBe('2026-05-31')
  })

  it('of a notice stays on its Saturday and warns on the Thursday before (check 55)', () => {
    const notice = computeDeadline(rule({ when_closed: 'stay' }), { trigger_day: '2026-02-05' }, plain)
    expect(notice.due_on).toBe('2026-03-07')
    expect(notice.warn_on).toContain('2026-03-05')
  })

  it('follows another one (check 56)', () => {
    const pay = due({ when_closed: 'stay' }, '2026-03-12')
    expect(pay).toBe('2026-04-11')
    expect(due({ period: 1, unit: 'month' }, pay)).toBe('2026-05-11')
  })

  it.each([
    ['2026-01-31', 1, 'month', '2026-02-28'],
    ['2028-01-31', 1, 'month', '2028-02-29'],
    ['2026-08-31', 6, 'month', '2027-02-28'],
    ['2028-02-29', 1, 'year', '2029-02-28'],
    ['2026-02-01', 2, 'week', '2026-02-15'],
    ['2026-02-01', 0, 'day', '2026-02-01'],
  ] as const)('from %s after %s %s ends on %s (check 57)', (from, period, unit, end) => {
    expect(due({ period, unit, when_closed: 'stay' }, from)).toBe(end)
  })

  it('counts office days, and no holiday among them (check 58)', () => {
    const working = { unit: 'working_day' } as const
    expect(due(working, '2026-02-01')).toBe('2026-03-15')
    expect(due(working, '2026-02-01', calendarWith(['2026-02-23', false, false]))).toBe('2026-03-16')
    expect(due({ ...working, exclude_first: false }, '2026-02-01')).toBe('2026-03-12')
  })

  it('goes over a vacation where the court must sit, and not where its office takes papers (check 59)', () => {
    const vacation = Array.from({ length: 11 }, (_, n): Entry => [daysAfter('2026-06-10', n), false, true])
    const calendar = calendarWith(...vacation)
    const from = { trigger_day: '2026-03-01', ...copy }
    expect(due(appeal, from, calendar)).toBe('2026-06-21')
    expect(due({ ...appeal, when_closed: 'next_open' }, from, calendar)).toBe('2026-06-17')
  })

  it('adds what was granted, counts the first day where the law does, and doubts an unfilled calendar', () => {
    expect(due({}, { trigger_day: '2026-03-01', extra_days: 7 })).toBe('2026-04-07')
    expect(due({ exclude_first: false }, '2026-03-02')).toBe('2026-03-31')
    const late = computeDeadline(rule({ period: 3, unit: 'year' }), { trigger_day: '2026-03-01' }, plain)
    expect(late.filled_until).toBe('2026-12-31')
  })
})

it('warns on no day before every calendar, however early a rule warns', () => {
  const soon = rule({ period: 1, warn_days: [36_500, 1] })
  expect(computeDeadline(soon, { trigger_day: '1900-01-02' }, plain).warn_on).toEqual(['1900-01-02'])
})
