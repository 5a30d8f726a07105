import { archiveNote, createNote } from '../../contract/notes.ts'
import { daysBetween, isWorkday, momentAt } from './calendar.ts'
import { actsOfDay } from './days-of-work.ts'
import type { Act, Chapter, Firm } from './firm.ts'
import { draftOf, type Task } from './plan-tasks.ts'
import { randomOf } from './random.ts'
import { reviewsOf } from './reviews.ts'
import { dueOf, share } from './shared-tasks.ts'

/** Tasks as people open, work on, review and close them. */
export const notes: Chapter = (firm) => {
  const days = daysBetween(firm.firstDay, firm.today).filter(isWorkday)
  const random = randomOf('days')
  return [
    ...firm.tasks.flatMap((task) => [opening(firm, task), ...closing(firm, task)]),
    ...reviewsOf(firm, randomOf('reviews')),
    ...days.flatMap((day) => firm.members.flatMap((who) => actsOfDay(firm, who, day, random))),
  ]
}

function opening(firm: Firm, task: Task): Act {
  return {
    at: momentAt(task.opens, task.minute, firm.zone),
    happen: async () => {
      const due_on = dueOf(firm, task)
      const body = { ...draftOf(task), ...(due_on && { due_on }) }
      task.id = (await firm.call(task.owner, createNote, { body })).id
      if (due_on) await share(firm, task)
    },
  }
}

function closing(firm: Firm, task: Task): Act[] {
  if (task.closes === undefined) return []
  const happen = () => firm.call(task.owner, archiveNote, { body: { note_id: task.id } })
  return [{ at: momentAt(task.closes, 19 * 60 + 30, firm.zone), happen }]
}
