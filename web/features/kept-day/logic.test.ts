import { expect, test } from 'vitest'
import type { KeptDay } from '../../../contract/kept-day.ts'
import type { Act } from '../queue/public.tsx'
import { isFit, lastActOn, type OutcomeForm, outcomeOf, sortedOut, todayOf } from './logic.ts'

const hour = 60 * 60_000
const at = '2026-11-24T06:00:00.000Z'
const server = Date.parse(at)
const copy = {
  at,
  today: '2026-11-24',
  time_zone: 'Asia/Dhaka',
  hearings: [],
  tasks: [],
  dated: [],
  waiting: [],
  steps: [],
  no_next_date: [],
  covering: [],
}

test.each([
  ['just now', 0, true],
  ['71 hours', 71 * hour, true],
  ['72 hours', 72 * hour, false],
])('check 53: a copy of %s ago, whatever the device’s clock says', (_, age, fits) => {
  for (const ahead of [0, 5 * hour, -400 * hour]) {
    const heard = server + ahead
    expect(isFit({ copy, heard, seen: heard }, heard + age)).toBe(fits)
  }
})

test('a clock that jumped back since the last contact or the last look shows nothing', () => {
  expect(isFit({ copy, heard: server, seen: server }, server - hour)).toBe(false)
  expect(isFit({ copy, heard: server, seen: server + 40 * hour }, server + 30 * hour)).toBe(false)
  // A clock that is put right by seconds has not jumped.
  expect(isFit({ copy, heard: server, seen: server }, server - 5000)).toBe(true)
})

test('what was done last and waits shows as done; what was refused does not', () => {
  const act = (change: Act['change'], more: Partial<Act> = {}): Act => {
    return { key: 'k', change, version: 1, about: '', at: server, ...more }
  }
  const line = (item: string, completed: boolean) =>
    act({ kind: 'item', id: 'n', item, completed, list: [] } as const)
  const acts = [
    act({ kind: 'step', id: 's', done: true }),
    act({ kind: 'step', id: 's', done: false }),
    line('a', true),
    line('b', false),
    act({ kind: 'status', id: 'n', status: 'done', from: 'todo' }, { refused: 'No.' }),
  ]
  expect(lastActOn(acts, 'step', 's')).toMatchObject({ done: false })
  expect(lastActOn(acts, 'item', 'n', 'a')).toMatchObject({ completed: true })
  expect(lastActOn(acts, 'item', 'n', 'c')).toBeUndefined()
  expect(lastActOn(acts, 'status', 'n')).toBeUndefined()
})

test.each([
  ['2026-11-24T17:59:00Z', '2026-11-24'],
  ['2026-11-24T18:00:00Z', '2026-11-25'],
  ['2026-11-26T06:00:00Z', '2026-11-26'],
  ['2026-11-22T06:00:00Z', '2026-11-24'],
])('at %s the firm’s day is %s, whatever day the copy is of, and none before it', (now, day) => {
  expect(todayOf(copy, Date.parse(now))).toBe(day)
})

const hearing = (on_day: string, more: Partial<KeptDay['hearings'][number]> = {}) => {
  return { on_day, at_time: null, is_mine: true, about: null, ...more }
}
const dated = (kind: 'deadline' | 'meeting', on_day: string) => {
  return { kind, on_day, at_time: null, about: null }
}
const task = (due_on: string | null) => ({ due_on, due_time: null, about: null })
const step = (due_on: string) => ({ due_on, about: null })
const [past, today] = ['2026-11-23', '2026-11-24']

test('what is past its day stands apart: hearings, deadlines and tasks; meetings gone by are gone', () => {
  const { late, still } = sortedOut(
    {
      ...copy,
      hearings: [hearing(today), hearing(past)],
      dated: [
        dated('deadline', past),
        dated('deadline', today),
        dated('meeting', past),
        dated('meeting', today),
      ],
      tasks: [task(past), task(today), task(null)],
      steps: [step(past), step(today)],
    },
    today,
  )
  expect(late).toEqual({
    hearings: [hearing(past)],
    dated: [dated('deadline', past)],
    tasks: [task(past)],
    steps: [step(past)],
  })
  expect(still).toEqual({
    hearings: [hearing(today)],
    dated: [dated('deadline', today), dated('meeting', today)],
    tasks: [task(today), task(null)],
    steps: [step(today)],
  })
})

test('a copy of the release before, which knows no steps, deadlines or meetings, is sorted out as well', () => {
  const { at, time_zone, hearings, tasks } = copy
  // What a device has kept is not what this release keeps.
  const old = { at, today, time_zone, hearings, tasks } as unknown as KeptDay
  expect(sortedOut(old, today).late).toEqual({ hearings: [], dated: [], tasks: [], steps: [] })
})

test('of a board that has gone by only what waits for an outcome of one’s own is left', () => {
  const about = (state: 'set' | 'held') => ({
    ...{
      case_id: 'LAND-4',
      title: null,
      court: { name_en: 'Court', name_bn: null },
      room: null,
      item_no: null,
    },
    ...{ purpose: null, stage: null, state, id: 'h', version: 1, can_close: true, people: [] },
  })
  const missing = hearing(today, { about: about('set') })
  const others = [
    hearing(today, { about: about('held') }),
    hearing(today, { about: about('set'), is_mine: false }),
  ]
  const { late, still } = sortedOut({ ...copy, hearings: [missing, ...others] }, '2026-11-26')
  expect([late.hearings, still.hearings]).toEqual([[missing], []])
})

test('an outcome is whole once all is said that the server asks for', () => {
  const nothing: OutcomeForm = {
    ...{ state: null, adjourned_by: null, adjourn_reason: '', order_summary: '', next: null, on_day: '' },
    ...{ reason: '', at_time: '', purpose_ref: '', appears_id: '', look_again_on: '', stage_ref: '' },
  }
  const of = (form: Partial<OutcomeForm>) => outcomeOf({ ...nothing, ...form }, '2026-11-24')
  const held = { state: 'held', next: 'date' } as const
  for (const part of [{}, { state: 'held' }, held, { ...held, on_day: '2026-11-23' }] as const)
    expect(of(part)).toBeUndefined()
  expect(of({ state: 'adjourned', next: 'ended' })).toBeUndefined()
  expect(of({ state: 'held', next: 'none', reason: ' ' })).toBeUndefined()
  expect(of({ ...held, on_day: '2026-12-01', at_time: '10:30', order_summary: 'Heard' })).toEqual({
    ...{ state: 'held', order_summary: 'Heard' },
    next: { kind: 'date', on_day: '2026-12-01', at_time: '10:30' },
  })
})
