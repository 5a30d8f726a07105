import { describe, expect, it } from 'vitest'
import type { DayRow, MyDay } from '../../../contract/day.ts'
import { apart, asideOf, daysFrom, daysOf, nextOf, overdue, secondOf, standingOf, whenOf } from './logic.ts'

const today = '2026-11-25'
const row = (more: Partial<DayRow>): DayRow => ({
  kind: 'task',
  id: '1',
  version: 1,
  on: null,
  at: null,
  due_on: null,
  title: 'Draft',
  text: null,
  since: null,
  case: null,
  who: null,
  state: 'todo',
  court: null,
  purpose: null,
  room: null,
  item_no: null,
  steps: null,
  is_unverified: false,
  link: '/',
  can: { done: true, move: true, assign: true, time: true, record: false, mark: false, answer: false },
  ...more,
})
const dayWith = (...rows: DayRow[]): MyDay => ({
  ...{ day: today, first: today, last: today, more: false, sections: [{ key: 'tasks', of: null, rows }] },
  whose: { user_id: 'u', full_name: 'Farhan Kabir', role: 'associate' },
  covers: [],
})

it.each([
  ['2026-11-25', 0],
  ['2026-12-01', 6],
  ['2026-11-20', -5],
])('%s is %d days away', (day, days) => expect(daysFrom(today, day)).toBe(days))

it('keeps tasks that are only in progress apart from what has a day', () => {
  const due = row({ id: 'due', due_on: today, state: 'doing' })
  const doing = row({ id: 'doing', state: 'doing' })
  const mention = row({ id: 'mention', kind: 'mention', state: 'unread' })
  expect(apart([doing, due, mention])).toEqual({ dated: [due, mention], doing: [doing] })
})

describe('the column of times', () => {
  it.each([
    [row({ on: today, due_on: today, at: '13:00' }), 'by 13:00'],
    [row({ kind: 'hearing', state: 'set', on: today, at: '10:30' }), '10:30'],
    [row({ kind: 'hearing', state: 'outcome_missing', on: '2026-11-24', at: '10:30' }), 'Nov 24, 2026'],
    [row({ on: today, due_on: today }), 'Today'],
    [row({ on: '2026-11-23', due_on: '2026-11-23' }), 'Nov 23, 2026'],
    [row({ kind: 'deadline', state: 'open', on: today, due_on: '2026-12-02' }), 'in 7 days'],
    [row({ kind: 'case', state: 'undated', since: '2026-11-17' }), 'for 8 days'],
    [row({ kind: 'mention', state: 'unread', on: '2026-11-24', at: '09:02' }), 'Yesterday'],
    [row({ kind: 'mention', state: 'unread', on: today, at: '09:02' }), '09:02'],
    [row({ state: 'doing' }), ''],
  ])('%#: %s', (of, text) => expect(whenOf(of, today).text).toBe(text))
})

it('says how a row stands, what is late first', () => {
  expect(standingOf(row({ due_on: '2026-11-23' }), today)).toEqual({
    text: 'Overdue by 2 days',
    look: 'late',
  })
  expect(standingOf(row({ state: 'doing', steps: { done: 1, total: 2 } }), today).text).toBe('In progress')
  expect(standingOf(row({ steps: { done: 2, total: 5 } }), today).text).toBe('2 of 5 steps')
  expect(overdue(row({ due_on: today }), today)).toBe(0)
})

it('says the case and whatever belongs to the row beside its title, and court and purpose below', () => {
  const of = { id: 'c', case_id: 'CASE-2026-1', client_name: 'Rahima' }
  expect(asideOf(row({ case: of }))).toBe('Rahima · CASE-2026-1')
  expect(asideOf(row({ kind: 'step', text: 'Bundle', case: of }))).toBe(
    'step of ‘Bundle’ · Rahima · CASE-2026-1',
  )
  expect(asideOf(row({ title: 'Rahima', case: of }))).toBe('CASE-2026-1')
  const court = { id: 'k', name_en: 'High Court Division', name_bn: null }
  expect(
    secondOf(row({ kind: 'hearing', court, room: 'Annex 17', item_no: '42', purpose: 'for order' })),
  ).toBe('High Court Division, Annex 17 · item 42 · for order')
  expect(secondOf(row({}))).toBe('')
})

it('finds the next thing by the clock of today, and none that is over or far away', () => {
  const of = (at: string, id: string) => row({ kind: 'hearing', id, on: today, at })
  const day = dayWith(
    of('09:00', 'a'),
    of('10:30', 'b'),
    of('15:00', 'c'),
    row({ on: today, at: '10:00', id: 'd' }),
  )
  expect(nextOf(day, today, '09:12')).toEqual({ id: 'b', minutes: 78 })
  expect(nextOf(day, today, '11:00')).toBeUndefined()
})

it('lists a week by its days', () => {
  const [one, other] = [row({ on: '2026-11-26' }), row({ id: '2', on: today })]
  expect(daysOf(dayWith(one, other)).map(({ day, sections }) => [day, sections[0]?.rows.length])).toEqual([
    [today, 1],
    ['2026-11-26', 1],
  ])
})
