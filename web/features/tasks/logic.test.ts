import { expect, it } from 'vitest'
import type { Note } from '../../../contract/notes.ts'
import { byDay } from './logic.ts'

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
