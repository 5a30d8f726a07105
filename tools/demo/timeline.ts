import { createTimelineEvent, updateTimelineEvent } from '../../contract/timeline.ts'
import { daysAfter, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm } from './firm.ts'
import type { Task } from './plan-tasks.ts'
import { randomOf } from './random.ts'

/** How cases go, as far as cases go alike. */
const courses = [
  ['Instructed by the client', 'Legal notice served', 'Filed', 'First hearing', 'Judgment'],
  ['Kick-off call', 'First draft', 'Comments of the other side', 'Signing'],
  ['মক্কেলের সঙ্গে সাক্ষাৎ', 'কাগজপত্র সংগ্রহ', 'দাখিল', 'শুনানি'],
] as const

/** Every second case gets a timeline when its first task is opened; steps are completed as their days come. */
export const timeline: Chapter = (firm) => {
  const random = randomOf('timeline')
  const first = new Map<string, Task>()
  for (const task of firm.tasks.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))) {
    if (!first.has(task.case_id)) first.set(task.case_id, task)
  }
  return [...first.values()]
    .filter((_, place) => place % 2 === 0)
    .flatMap((task) => {
      const course = task.kind.language === 'bn' ? courses[2] : random.pick([courses[0], courses[1]])
      let day = task.opens
      return course.flatMap((title, step) => {
        // Each step some time after the one before, so that places and days agree.
        if (step > 0) day = daysAfter(day, random.between(9, 24))
        return stepOf(firm, task, title, day, step)
      })
    })
}

function stepOf(firm: Firm, task: Task, title: string, day: string, step: number): Act[] {
  const body = { case_id: task.case_id, title, timeline_date: day, order_position: step }
  let id = ''
  let version = 1
  const add = async () => {
    const event = await firm.call(task.owner, createTimelineEvent, { body })
    id = event.id
    version = event.version
  }
  const complete = () =>
    firm.call(task.owner, updateTimelineEvent, { params: { id }, body: { status: 'completed', version } })
  return [
    { at: momentAt(task.opens, 17 * 60 + 45 + step, firm.zone), happen: add },
    { at: momentAt(day, 18 * 60 + 30 + step, firm.zone), happen: complete },
  ]
}
