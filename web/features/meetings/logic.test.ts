import { describe, expect, it } from 'vitest'
import type { Meeting } from '../../../contract/meetings.ts'
import { readMeetingsSearch } from './address.ts'
import { clashOf, endFor, filtersOf, hoursShown, listsAt, statusAt } from './logic.ts'

const day = '2026-11-21'
const row = (id: string, start_time: string, end_time: string, version = 1): Meeting => ({
  id,
  title: id,
  description: null,
  meeting_date: day,
  start_time,
  end_time,
  location: 'Conference Room',
  case_ref: null,
  case_id: null,
  created_by: 'x',
  created_at: '',
  version,
  profiles: { full_name: 'x', role: 'partner' },
  can: { edit: true, delete: true },
})

describe('the address of the meetings', () => {
  it('keeps what means something and asks for it', () => {
    const search = readMeetingsSearch({ q: 7, location: 'Library', edit: 'x', add: 1, when: 'past' })
    expect(search).toEqual({ q: '7', location: 'Library', edit: 'x', add: '1' })
    expect(filtersOf(search)).toEqual({ q: '7', location: 'Library' })
    expect(readMeetingsSearch({ q: '', add: 'yes', whole: 'others' })).toEqual({})
    expect(readMeetingsSearch({ whole: 'past' })).toEqual({ whole: 'past' })
  })
})

describe('the state of a meeting', () => {
  it.each([
    ['2026-11-20T23:59', 'upcoming'],
    ['2026-11-21T09:59', 'upcoming'],
    ['2026-11-21T10:00', 'ongoing'],
    ['2026-11-21T10:59', 'ongoing'],
    ['2026-11-21T11:00', 'completed'],
    ['2026-11-22T00:00', 'completed'],
  ])('at %s is %s', (minute, status) => expect(statusAt(row('a', '10:00', '11:00'), minute)).toBe(status))
})

describe('the two lists', () => {
  const loaded = {
    upcoming: [row('ten', '10:00', '11:00'), row('noon', '12:00', '13:00')],
    past: [row('eight', '08:00', '09:00'), row('seven', '07:00', '08:00')],
  }
  const at = (time: string) => {
    const { upcoming, past } = listsAt(loaded, `${day}T${time}`)
    return [upcoming, past].map((rows) => rows.map(({ id }) => id))
  }

  it('hand a meeting over when it ends', () => {
    expect(at('10:59')).toEqual([
      ['ten', 'noon'],
      ['eight', 'seven'],
    ])
    expect(at('11:00')).toEqual([['noon'], ['ten', 'eight', 'seven']])
  })

  it('show once what both brought, as it is now', () => {
    const { upcoming, past } = listsAt(
      { upcoming: [row('ten', '10:00', '12:00', 2)], past: [row('ten', '10:00', '11:00')] },
      `${day}T11:30`,
    )
    expect(upcoming.map(({ end_time }) => end_time)).toEqual(['12:00'])
    expect(past).toEqual([])
  })
})

describe('a clash', () => {
  const rooms = [
    {
      location: 'Conference Room',
      bookings: [{ id: 'a', title: 'Weekly', start_time: '10:00', end_time: '11:00' }],
    },
    { location: 'Library', bookings: [] },
  ]
  const wish = { location: ' conference  ROOM', start_time: '10:30', end_time: '11:30' }

  it('is said in words that name the other meeting', () => {
    expect(clashOf(rooms, wish)).toBe('Conference Room is taken from 10:00 to 11:00 by “Weekly”.')
  })

  it.each([
    ['elsewhere', { location: 'Library' }],
    ['back to back', { start_time: '11:00' }],
    ['before the times are said', { end_time: '' }],
    ['of a meeting with itself', { id: 'a' }],
  ])('is none %s', (_, change) => expect(clashOf(rooms, { ...wish, ...change })).toBeUndefined())
})

it.each([
  ['15:00', { start_time: '', end_time: '' }, '16:00'],
  ['15:00', { start_time: '10:00', end_time: '10:45' }, '15:45'],
  ['23:30', { start_time: '', end_time: '' }, '23:59'],
])('a meeting that begins at %s after %o ends at %s', (start, before, end) => {
  expect(endFor(start, before)).toBe(end)
})

it('a day shows the hours of the office, and what reaches beyond them', () => {
  expect(hoursShown([])).toEqual({ from: 8, to: 20 })
  expect(hoursShown([{ start_time: '06:45', end_time: '21:10' }])).toEqual({ from: 6, to: 22 })
  expect(hoursShown([{ start_time: '', end_time: '' }])).toEqual({ from: 8, to: 20 })
})
