import { getMyProfile } from '../../contract/people.ts'
import { assignNote, createStep, updateStep } from '../../contract/tasks.ts'
import { daysAfter } from './calendar.ts'
import type { Firm } from './firm.ts'
import type { Task } from './plan-tasks.ts'

const parts = ['Collect the papers', 'Draft', 'Have it read by a partner', 'File']

/** The days on which the newest of the open tasks are due, from today. */
const dueFrom = [-2, 0, 1, 3, 9]

/** On which day a task is due, if it is one of the few that have a day. */
export function dueOf(firm: Pick<Firm, 'tasks' | 'today'>, task: Task): string | undefined {
  const at = openOf(firm).indexOf(task)
  const days = dueFrom[at]
  return days === undefined ? undefined : daysAfter(firm.today, days)
}

/** Of those of the last days the first few that nobody closes. */
function openOf({ tasks, today }: Pick<Firm, 'tasks' | 'today'>): Task[] {
  const since = daysAfter(today, -10)
  const isOpen = ({ closes, opens }: Task) => closes === undefined && opens >= since && opens < today
  return tasks.filter(isOpen).slice(0, dueFrom.length)
}

/** Gives a task with a day its steps, the first of them done, and somebody who works on it too. */
export async function share(firm: Firm, task: Task): Promise<void> {
  const { id: note_id, owner } = task
  const [first, ...others] = parts
  const step = await firm.call(owner, createStep, { body: { note_id, title: first ?? '' } })
  await firm.call(owner, updateStep, {
    params: { id: step.id },
    body: { done: true, version: step.version },
  })
  for (const title of others) await firm.call(owner, createStep, { body: { note_id, title } })
  const helper = firm.associates.find(({ email }) => email !== owner.email)
  if (!helper) return
  const { user_id } = await firm.call(helper, getMyProfile, {})
  await firm.call(owner, assignNote, { body: { note_id, user_id } })
}
