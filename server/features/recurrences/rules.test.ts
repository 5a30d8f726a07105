import { describe, expect, it } from 'vitest'
import { daysAfter } from '../../../contract/kernel/days.ts'
import { catchUp, dayFrom, makeDay, type Rule } from './rules.ts'

const rule = (given: Partial<Rule>): Rule => ({
  ...{ every: 1, unit: 'day', weekdays: null, month_day: null, closed_days: 'keep' },
  ...{ starts_on: '2027-01-01', ends_on: null },
  ...given,
})
/** The first days by a rule from its first one on. */
function days(given: Partial<Rule>, n = 4): (string | undefined)[] {
  const found: (string | undefined)[] = []
  let from: string | undefined = rule(given).starts_on
  while (found.length < n && from) {
    const day = dayFrom(rule(given), from)
    found.push(day)
    from = day && daysAfter(day, 1)
  }
  return found
}

it.each<[string, Partial<Rule>, (string | undefined)[]]>([
  ['each third day', { every: 3 }, ['2027-01-01', '2027-01-04', '2027-01-07', '2027-01-10']],
  [
    'each week on the day of the first',
    { unit: 'week' },
    ['2027-01-01', '2027-01-08', '2027-01-15', '2027-01-22'],
  ],
  [
    'Sundays and Thursdays of every second week, from a Friday on',
    { unit: 'week', every: 2, weekdays: [0, 4] },
    ['2027-01-10', '2027-01-14', '2027-01-24', '2027-01-28'],
  ],
  [
    'check 43: monthly on the 31st',
    { unit: 'month', starts_on: '2027-01-31' },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  [
    'the last of a month',
    { unit: 'month', month_day: -1 },
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'],
  ],
  [
    'each quarter on the 5th, begun after it',
    { unit: 'month', every: 3, month_day: 5, starts_on: '2027-01-10' },
    ['2027-04-05', '2027-07-05', '2027-10-05', '2028-01-05'],
  ],
  [
    'each leap day',
    { unit: 'year', starts_on: '2028-02-29' },
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28'],
  ],
  ['until its end', { ends_on: '2027-01-02' }, ['2027-01-01', '2027-01-02', undefined]],
])('%s', (_name, given, expected) => {
  expect(days(given, expected.length)).toEqual(expected)
})

describe('a closed day', () => {
  // Fridays and Saturdays; 2027-01-01 is a Friday.
  const calendar = { weekly_off: [5, 6], days: new Map(), filled_until: '2027-12-31' }
  it.each<[Rule['closed_days'], string]>([
    ['keep', '2027-01-01'],
    ['before', '2026-12-31'],
    ['after', '2027-01-03'],
  ])('%s', (closed_days, expected) => {
    expect(makeDay({ closed_days }, '2027-01-01', calendar)).toBe(expected)
    expect(makeDay({ closed_days }, '2027-01-01')).toBe('2027-01-01')
  })
})

it('makes up one of all that was missed, the last', () => {
  const first = { next_on: '2027-01-01', make_on: '2027-01-01' }
  const next = { next_on: '2027-01-21', make_on: '2027-01-21' }
  expect(catchUp(rule({}), first, '2027-01-20')).toEqual({
    made: { next_on: '2027-01-20', make_on: '2027-01-20' },
    next,
  })
  expect(catchUp(rule({ ends_on: '2027-01-03' }), first, '2027-01-20')).toEqual({
    made: { next_on: '2027-01-03', make_on: '2027-01-03' },
    next: undefined,
  })
})
