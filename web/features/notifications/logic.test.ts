import { describe, expect, it } from 'vitest'
import type { Notification } from '../../../contract/notifications.ts'
import { arrivals, howToTell, withAllRead, withOneLess, withOneRead } from './logic.ts'
import { placeOf } from './parts/where-to.ts'

const one = (id: string, is_read = false): Notification => ({
  id,
  user_id: 'u',
  type: 'note_created',
  title: id,
  message: '',
  subject_id: 'n',
  is_read,
  day: null,
  created_at: '2026-11-21T06:00:00Z',
})
const ids = (items: Notification[]) => items.map((item) => item.id)

describe('what has arrived', () => {
  it('is nothing at the first look, whatever is there', () => {
    expect(arrivals([one('b'), one('a')], undefined)).toEqual([])
  })

  it('is what stands above the first known one, oldest first', () => {
    expect(ids(arrivals([one('d'), one('c'), one('b'), one('a')], new Set(['b', 'a'])))).toEqual(['c', 'd'])
  })

  it('is everything when an empty list was known, or when more arrived than a page holds', () => {
    expect(ids(arrivals([one('b'), one('a')], new Set()))).toEqual(['a', 'b'])
    expect(ids(arrivals([one('b'), one('a')], new Set(['x'])))).toEqual(['a', 'b'])
  })

  it('leaves out what was read elsewhere, and pages fetched further down', () => {
    expect(arrivals([one('c', true), one('b')], new Set(['b']))).toEqual([])
    expect(arrivals([one('b'), one('a')], new Set(['b']))).toEqual([])
  })
})

describe('telling', () => {
  it.each([
    [0, [], 'silently'],
    [1, [], 'each'],
    [3, [], 'each'],
    [4, [], 'together'],
    [1, [80_000, 90_000], 'each'],
    [1, [70_001, 80_000, 90_000], 'silently'],
    [1, [70_000, 80_000, 90_000], 'each'],
    [9, [1, 2, 3], 'together'],
  ])('%d arrivals after toasts at %j is done %s', (count, told, how) => {
    expect(howToTell(count, told, 100_000)).toBe(how)
  })
})

describe('reading', () => {
  it('marks one or all', () => {
    expect(withOneRead([one('b'), one('a')], 'a')).toEqual([one('b'), one('a', true)])
    expect(withAllRead([one('b'), one('a', true)])).toEqual([one('b', true), one('a', true)])
  })

  it.each([
    [{ count: 3, by_type: { note_created: 2, chat_message: 1 } }, 2, 1],
    [{ count: 1, by_type: { note_created: 1 } }, 0, 0],
    [{ count: 0, by_type: {} }, 0, 0],
    [{ count: 100, by_type: { chat_message: 100 } }, 99, 0],
  ])('makes of %j a count of %d, never below 0', (unread, count, left) => {
    const after = withOneLess(unread, 'note_created')
    expect([after.count, after.by_type.note_created]).toEqual([count, left])
  })
})

it.each([
  ['note_created', 'n', { kind: 'note', id: 'n' }],
  ['note_modified', 'n', { kind: 'note', id: 'n' }],
  ['step_done', 'n', { kind: 'note', id: 'n' }],
  ['note_modified', null, { kind: 'nowhere' }],
  ['chat_message', 'm', { kind: 'chat' }],
  ['notes_archived', 'e', { kind: 'archive' }],
  ['feedback_received', 'f', { kind: 'feedback' }],
  ['conflict_check', 'k', { kind: 'conflict', id: 'k' }],
  ['import_finished', 'r', { kind: 'importCases' }],
  ['case_mention', 'c', { kind: 'messages', id: 'c' }],
  ['case_people', 'c', { kind: 'case', id: 'c' }],
  ['hearing_handover', 'c', { kind: 'hearings', id: 'c' }],
  ['hearing_reminder', 'h', { kind: 'diary', day: '2026-12-03' }],
  ['hearing_outcome', 'h', { kind: 'diary', day: '2026-12-03' }],
  ['no_next_date', 'c', { kind: 'hearings', id: 'c' }],
  ['deadline_reminder', 'd', { kind: 'deadlines' }],
  ['deadline_assignee', 'd', { kind: 'deadlines' }],
  ['deadline_sign', 'd', { kind: 'deadline', id: 'd' }],
  ['timesheet_due', null, { kind: 'week', day: '2026-12-03' }],
  ['timesheet_waiting', null, { kind: 'timesheets' }],
  ['timesheet_returned', 'p', { kind: 'week', day: '2026-12-03' }],
  ['timesheet_approved', 'p', { kind: 'week', day: '2026-12-03' }],
  ['anything', 'x', { kind: 'nowhere' }],
])('%s about %s leads to %j', (type, subject_id, place) => {
  expect(placeOf({ type, subject_id, day: '2026-12-03' })).toEqual(place)
})
