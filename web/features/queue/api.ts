import { getFirm } from '../../../contract/firm.ts'
import { closeHearing, getHearing } from '../../../contract/hearings.ts'
import { getNote, updateNote } from '../../../contract/notes.ts'
import { markRead } from '../../../contract/notifications.ts'
import { getStep, updateStep } from '../../../contract/tasks.ts'
import { addWorkLog } from '../../../contract/work-logs.ts'
import { call } from '../../lib/client.ts'
import { type Act, type Theirs, ticked } from './logic.ts'

/** Makes the call of an act under its key; answers the row as it is then, where that has a version. */
export async function sendAct({ key, change, version }: Act): Promise<Theirs | undefined> {
  const options = { idempotencyKey: key }
  const { id } = change
  const params = { id }
  switch (change.kind) {
    case 'status':
      return call(updateNote, { params, body: { status: change.status, version } }, options)
    case 'step':
      return call(updateStep, { params, body: { done: change.done, version } }, options)
    case 'item': {
      const list_items = ticked(change.list ?? [], change.item, change.completed)
      return call(updateNote, { params, body: { list_items, version } }, options)
    }
    case 'mention':
      await call(markRead, { params, body: { is_read: true } }, options)
      return undefined
    case 'outcome':
      return (await call(closeHearing, { body: { ...change.body, id, version } }, options)).closed
    case 'hours': {
      const { work_date, hours_worked } = change
      await call(addWorkLog, { body: { note_id: id, work_date, hours_worked } }, options)
      return undefined
    }
  }
}

/** The row of an act as it stands. */
export async function loadRow({ change: { kind, id } }: Act): Promise<Theirs> {
  const params = { id }
  if (kind === 'step') return call(getStep, { params })
  return kind === 'outcome' ? call(getHearing, { params }) : call(getNote, { params })
}

/** Whether the server answers at all; its answer says the time, too. */
export const reach = (): Promise<unknown> => call(getFirm, {})

/** Whatever an act may change. */
export const topics = ['notes', 'hearings', 'cases', 'work_logs', 'notifications', 'my_day'] as const
