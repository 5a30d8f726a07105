import { describe, expect, it } from 'vitest'
import type { TimelineEvent } from '../../../contract/timeline.ts'
import { readTimelineSearch } from './address.ts'
import { afterOf, filtersOf, groupsOf, isOverdue, withMoved } from './logic.ts'

const event = (id: string, case_id = 'C-1'): TimelineEvent => ({
  id,
  case_id,
  client_name: null,
  case_ref: null,
  title: id,
  description: null,
  timeline_date: '2026-11-21',
  status: 'pending',
  order_position: 0,
  created_at: '2026-11-21T06:00:00Z',
  version: 1,
  user_id: null,
  profiles: null,
  can: { edit: true, delete: true },
})
const pages = [
  { items: [event('z', 'C-0'), event('a'), event('b')], next: 'x' },
  { items: [event('c'), event('d'), event('y', 'C-2')], next: null },
]
const said = (of: typeof pages) => of.map((page) => page.items.map(({ id }) => id).join('')).join('|')

describe('the address of the timeline', () => {
  it('keeps what means something and asks for it', () => {
    const search = readTimelineSearch({ q: 7, case: 'C-1', status: 'in-progress', edit: 'x', add: 1 })
    expect(search).toEqual({ q: '7', case: 'C-1', status: 'in-progress', edit: 'x', add: '1' })
    expect(filtersOf(search)).toEqual({ q: '7', case_id: 'C-1', status: 'in-progress' })
    expect(readTimelineSearch({ status: 'done' })).toEqual({})
  })
})

it('puts the events of a case together', () => {
  const groups = groupsOf(pages.flatMap((page) => page.items))
  expect(groups.map(({ case_id, events }) => `${case_id}:${events.length}`)).toEqual([
    'C-0:1',
    'C-1:4',
    'C-2:1',
  ])
})

describe('an event on its way', () => {
  it.each([
    ['c', null, 'zca|bdy'],
    ['a', 'c', 'zbc|ady'],
    ['a', 'd', 'zbc|day'],
    ['d', 'a', 'zad|bcy'],
    ['gone', null, 'zab|cdy'],
  ])('%s after %s', (id, after, order) => expect(said(withMoved(pages, id, after))).toBe(order))

  it.each([
    ['a', 1, 'b'],
    ['a', 2, 'c'],
    ['c', 0, null],
    ['c', 1, 'a'],
  ])('%s to place %s stands after %s', (id, place, after) => {
    expect(afterOf([event('a'), event('b'), event('c')], id, place)).toBe(after)
  })
})

it.each([
  ['pending', '2026-11-20', true],
  ['pending', '2026-11-21', false],
  ['in-progress', '2026-11-20', false],
] as const)('%s on %s is overdue: %s', (status, timeline_date, is) => {
  expect(isOverdue({ status, timeline_date }, '2026-11-21')).toBe(is)
})
