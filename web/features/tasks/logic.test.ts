import { expect, it } from 'vitest'
import type { Note } from '../../../contract/notes.ts'
import { byDay, takingBack } from './logic.ts'

type Due = Pick<Note, 'id' | 'status' | 'due_on' | 'due_time'>
const of = (id: string, due_on: string, due_time: string | null = null, status: Note['status'] = 'todo') =>
  ({ id, due_on, due_time, status }) satisfies Due

it('puts tasks by day and time, those of a whole day after its times, and what is done last', () => {
  const notes = [
    of('done', '2026-11-01', null, 'done'),
    of('later', '2026-11-03'),
    of('whole day', '2026-11-02'),
    of('at two', '2026-11-02', '14:00'),
    of('at nine', '2026-11-02', '09:00', 'waiting'),
  ]
  expect(byDay(notes).map(({ id }) => id)).toEqual(['at nine', 'at two', 'whole day', 'later', 'done'])
})

it('takes an act back where it was done, with what was there before', () => {
  const common = {
    version: 3,
    status: 'doing',
    category: 'Corporate',
    subcategory: null,
    is_priority: false,
  } as const
  const note = (id: string, rest: Partial<Note> = {}) => ({
    ...common,
    id,
    due_on: null,
    due_time: null,
    assignees: [],
    ...rest,
  })
  const before = [note('a'), note('b', { due_on: '2026-12-01', due_time: '14:30' }), note('c')]
  const outcomes = [
    { id: 'a', reason: null, version: 4 },
    { id: 'b', reason: null, version: 4 },
    { id: 'c', reason: 'notes.archived', version: null },
  ]
  expect(takingBack('due_on', '2027-01-01', before, outcomes)).toEqual({
    act: 'change',
    value: null,
    items: [
      { id: 'a', version: 4, change: { due_on: null, due_time: null } },
      { id: 'b', version: 4, change: { due_on: '2026-12-01', due_time: '14:30' } },
    ],
  })
  expect(takingBack('delete', null, before, [{ id: 'a', reason: null, version: null }])).toEqual({
    act: 'restore',
    value: null,
    items: [{ id: 'a', version: 3 }],
  })
  const worked = note('a', { assignees: [{ user_id: 'x', full_name: 'Sadia', has_left: false }] })
  expect(takingBack('assign', 'x', [worked, note('b')], outcomes).items).toEqual([{ id: 'b', version: 4 }])
})
