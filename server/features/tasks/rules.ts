import type { Note } from '../../../contract/notes.ts'
import type { Step } from '../../../contract/tasks.ts'
import type { Staff } from '../../kernel/context.ts'
import { presentName } from '../people/public.ts'

export interface StepRow {
  id: string
  note_id: string
  place: number
  title: string
  assignee_id: string | null
  due_on: string | null
  done_at: string | null
  version: number
  full_name: string | null
  left_at: string | null
}

/** A step as the reader gets it: whoever changes the task changes it, whoever works on the task ticks and takes it. */
export function presentStep(
  reader: Pick<Staff, 'user_id'>,
  note: Pick<Note, 'can' | 'user_id' | 'assignees'>,
  row: StepRow,
): Step {
  const { assignee_id, full_name, left_at, ...rest } = row
  const isOnIt = worksOn(note, reader.user_id)
  return {
    ...rest,
    assignee:
      assignee_id && full_name !== null
        ? { user_id: assignee_id, ...presentName({ full_name, left_at }) }
        : null,
    can: {
      edit: note.can.edit,
      tick: note.can.status,
      take: note.can.status && isOnIt && assignee_id === null && row.done_at === null,
    },
  }
}

/** Whether a step of the task can be somebody's: of its owner, and of whoever is assigned to it. */
export function worksOn(note: Pick<Note, 'user_id' | 'assignees'>, person: string): boolean {
  return note.user_id === person || note.assignees.some(({ user_id }) => user_id === person)
}

/** The order of some steps after one of them was put right after another one, or first. */
export function placedAfter<S extends { id: string }>(
  steps: readonly S[],
  id: string,
  after: string | null,
): S[] {
  const moved = steps.filter((step) => step.id === id)
  const others = steps.filter((step) => step.id !== id)
  const at = after === null ? 0 : others.findIndex((step) => step.id === after) + 1
  return [...others.slice(0, at), ...moved, ...others.slice(at)]
}
