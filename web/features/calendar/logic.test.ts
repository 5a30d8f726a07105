import { describe, expect, it } from 'vitest'
import type { CalendarDay } from '../../../contract/calendar.ts'
import { dayByKey, weeksOf } from '../../lib/day-grid.ts'
import { rangeQuery } from './api.ts'
import { readCalendarSearch } from './logic.ts'
import { contentOfDay, entriesOf } from './parts/entries.ts'
import { moved, shownIn, viewedAs } from './parts/shown.ts'

const today = '2026-11-21'

describe('the address of the calendar', () => {
  it('keeps what means something', () => {
    const whole = { view: 'week', month: '2026-12', week: '2026-12-06', day: '2028-02-29', edit: 'x' }
    expect(readCalendarSearch({ ...whole, add: 1, feed: 1, notes: 0 })).toEqual({
      ...whole,
      add: '1',
      feed: '1',
      notes: '0',
    })
    expect(readCalendarSearch({ week: '2026-12-09' })).toEqual({ week: '2026-12-06' })
  })

  it.each([
    [{ day: '2026-02-30' }],
    [{ day: '2027-02-29' }],
    [{ day: '1899-12-31' }],
    [{ month: '2026-13' }],
    [{ month: '2026-00' }],
    [{ week: 'x' }],
    [{ view: 'year', add: 'yes', notes: '1' }],
  ])('drops %j', (raw) => expect(readCalendarSearch(raw)).toEqual({}))
})

describe('what is shown', () => {
  it.each([
    [{}, ['2026-11-01', '2026-12-05', '2026-11'], 5],
    [{ month: '2026-02' }, ['2026-02-01', '2026-02-28', '2026-02'], 4],
    [{ month: '2026-08' }, ['2026-07-26', '2026-09-05', '2026-08'], 6],
    [{ month: '2026-12' }, ['2026-11-29', '2027-01-02', '2026-12'], 5],
  ])('%j as whole weeks from Sunday to Saturday', (search, range, weeks) => {
    const { from, to, month } = shownIn(search, today)
    expect([from, to, month]).toEqual(range)
    expect(weeksOf({ from, to })).toHaveLength(weeks)
  })

  it('asks for no day that the calendar does not have, and goes no month further', () => {
    const first = shownIn({ month: '1900-01' }, today)
    const last = shownIn({ month: '2199-12' }, today)
    expect(rangeQuery(first).queryKey.slice(2)).toEqual(['1900-01-01', '1900-02-03'])
    expect(rangeQuery(last).queryKey.slice(2)).toEqual(['2199-12-01', '2199-12-31'])
    expect(moved(first, -1, today).month).toBe('1900-01')
    expect(moved(last, 1, today).month).toBe('2199-12')
  })

  it('a week over the end of a year, and a list of exactly the month', () => {
    expect(shownIn({ view: 'week', week: '2026-12-27' }, today)).toMatchObject({
      to: '2027-01-02',
      month: '2026-12',
    })
    expect(shownIn({ view: 'list', month: '2028-02' }, today)).toMatchObject({
      from: '2028-02-01',
      to: '2028-02-29',
    })
  })

  it('moves and changes its view, and leaves what is now out of the address', () => {
    const here = shownIn({}, today)
    expect(moved(here, 1, today)).toEqual({ month: '2026-12' })
    expect(moved(shownIn({ month: '2026-12' }, today), -1, today)).toEqual({})
    expect(moved(shownIn({ month: '2027-01' }, today), -1, today)).toEqual({ month: '2026-12' })
    expect(viewedAs(here, 'week', today)).toEqual({ view: 'week' })
    expect(viewedAs(shownIn({ month: '2027-01' }, today), 'week', today)).toEqual({
      view: 'week',
      week: '2026-12-27',
    })
    expect(viewedAs(shownIn({ view: 'week', week: '2026-12-27' }, today), 'month', today)).toEqual({
      month: '2026-12',
    })
  })
})

describe('the lines of a day', () => {
  const of = (events: number, notes: number, more = 0, meetings = 0, away = 0): CalendarDay =>
    ({
      day: today,
      events: Array.from({ length: events }, (_, at) => ({ id: `e${at}`, event_time: null })),
      meetings: Array.from({ length: meetings }, (_, at) => ({ id: `m${at}`, start_time: '10:00' })),
      meeting_count: meetings,
      hearings: [],
      hearing_count: 0,
      deadlines: [],
      deadline_count: 0,
      away: Array.from({ length: away }, (_, at) => ({ user_id: `a${at}`, full_name: 'Farhan' })),
      away_count: away,
      notes: Array.from({ length: notes }, (_, at) => ({ id: `n${at}` })),
      event_count: events + more,
      note_count: notes,
    }) as unknown as CalendarDay
  const kinds = (day: CalendarDay) =>
    entriesOf(day, 4).map((entry) => (entry.kind === 'more' ? entry.count : entry.kind.charAt(0)))

  it.each([
    [of(2, 2), ['e', 'e', 'n', 'n']],
    [of(4, 0), ['e', 'e', 'e', 'e']],
    [of(5, 0), ['e', 'e', 'e', 2]],
    [of(3, 2), ['e', 'e', 'e', 2]],
    [of(0, 5), ['n', 'n', 'n', 2]],
    [of(1, 4), ['e', 'n', 'n', 2]],
    [of(3, 0, 30), ['e', 'e', 'e', 30]],
    [of(1, 1, 0, 2), ['e', 'm', 'm', 'n']],
    [of(1, 1, 0, 3), ['e', 'm', 'm', 2]],
    [of(1, 1, 0, 0, 2), ['e', 'a', 'a', 'n']],
  ])('puts notes last and counts what has no room', (day, lines) => expect(kinds(day)).toEqual(lines))
})

describe('events, meetings, hearings and deadlines of a day', () => {
  it('stand by their time, whole days first, and are said with their counts', () => {
    const day = {
      day: today,
      events: [{ event_time: null }, { event_time: '09:00' }, { event_time: '14:00' }],
      event_count: 3,
      meetings: [{ start_time: '10:00' }],
      meeting_count: 1,
      hearings: [{ at_time: '13:00' }],
      hearing_count: 1,
      deadlines: [{ case_id: 'LAND-4', title: 'Appeal' }],
      deadline_count: 1,
      away: [],
      away_count: 2,
      notes: [],
      note_count: 2,
    } as unknown as CalendarDay
    expect(entriesOf({ ...day, away_count: 0, note_count: 0 }, 6).map(({ kind }) => kind)).toEqual([
      'event',
      'deadline',
      'event',
      'meeting',
      'hearing',
      'event',
    ])
    expect(contentOfDay(day)).toBe('3 events, 1 meeting, 1 hearing, 1 deadline, 2 people away, 2 tasks')
    expect(contentOfDay(undefined)).toBe('no events or tasks')
  })
})

describe('the keys of a grid', () => {
  it.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowDown', '2026-11-28', '2026-12-05'],
    ['Home', '2026-11-21', '2026-11-15'],
    ['End', '2026-11-21', '2026-11-21'],
    ['PageDown', '2027-01-31', '2027-02-28'],
    ['PageUp', '2028-03-31', '2028-02-29'],
    ['Enter', '2026-11-21', undefined],
  ])('%s leads from %s to %s', (key, from, to) => expect(dayByKey(key, from)).toBe(to))
})
