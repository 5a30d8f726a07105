import { categories } from '../../../contract/categories.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Note } from '../../../contract/notes.ts'
import type { BulkAct, bulkNotes } from '../../../contract/tasks.ts'

type Bulk = InputOf<typeof bulkNotes>['body']
/** What a bulk act may change of a task, before it did. */
type Before = Pick<
  Note,
  | 'id'
  | 'version'
  | 'status'
  | 'due_on'
  | 'due_time'
  | 'category'
  | 'subcategory'
  | 'is_priority'
  | 'assignees'
>
type Outcome = ReplyOf<typeof bulkNotes>['items'][number]

/** Tasks by their day and time, those that are done last. */
export function byDay<N extends Pick<Note, 'status' | 'due_on' | 'due_time'>>(notes: readonly N[]): N[] {
  const keyOf = ({ status, due_on, due_time }: N) =>
    `${status === 'done' ? 1 : 0} ${due_on ?? ''} ${due_time ?? '99'}`
  return [...notes].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** What takes an act back on the tasks on which it was done, of which these are the states before it. */
export function takingBack(
  act: BulkAct,
  value: string | null,
  before: readonly Before[],
  outcomes: readonly Outcome[],
): Bulk {
  const done = new Map(outcomes.filter(({ reason }) => reason === null).map((one) => [one.id, one]))
  const changed = before.filter((note) => done.has(note.id) && !(act === 'assign' && worksOn(note, value)))
  const items = changed.map((note) => ({
    id: note.id,
    version: done.get(note.id)?.version ?? note.version,
    ...(backOf[act] === 'change' && { change: fieldsOf(act, note) }),
  }))
  return { act: backOf[act], value: act === 'assign' ? value : null, items }
}

const backOf: Readonly<Record<BulkAct, BulkAct>> = {
  status: 'change',
  due_on: 'change',
  category: 'change',
  is_priority: 'change',
  change: 'change',
  assign: 'unassign',
  unassign: 'assign',
  archive: 'unarchive',
  unarchive: 'archive',
  delete: 'restore',
  restore: 'delete',
}

/** What an act changes of a task, as it was. */
function fieldsOf(act: BulkAct, { status, due_on, due_time, category, subcategory, is_priority }: Before) {
  if (act === 'due_on') return { due_on, due_time }
  if (act === 'category') return { category: categories.find((one) => one === category), subcategory }
  return act === 'status' ? { status } : { is_priority }
}

function worksOn({ assignees }: Before, person: string | null): boolean {
  return assignees.some(({ user_id }) => user_id === person)
}
