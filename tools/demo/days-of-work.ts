import { getNote, updateNote } from '../../contract/notes.ts'
import { logTime } from '../../contract/time-entries.ts'
import { saveTime, startTimer, stopTimer } from '../../contract/timers.ts'
import { addWorkLog } from '../../contract/work-logs.ts'
import { momentAt } from './calendar.ts'
import type { Act, Firm, Member } from './firm.ts'
import type { Task } from './plan-tasks.ts'
import type { Random } from './random.ts'

/** What one person does on one working day: hours on one or two of their open tasks, and points ticked off. */
export function actsOfDay(firm: Firm, who: Member, day: string, random: Random): Act[] {
  const isPartner = who.role === 'partner'
  if (!random.chance(isPartner ? 0.45 : 0.75)) return []
  const open = firm.tasks.filter((task) => task.owner === who && task.opens <= day && day <= task.lastDay)
  // The newest are worked on first, as people do.
  const chosen = open.toSorted((a, b) => (a.opens < b.opens ? 1 : -1)).slice(0, 4)
  const wanted = Math.min(chosen.length, random.chance(0.5) ? 2 : 1)
  const acts: Act[] = []
  for (let at = 0; at < wanted; at++) {
    const [task] = chosen.splice(random.between(0, chosen.length - 1), 1)
    if (!task) continue
    const hours = random.between(2, isPartner ? 5 : 9) / 2
    acts.push(...booking(firm, task, day, hours, at, random), ...ticking(firm, task, day, random))
  }
  return acts
}

const doings = [
  'drafting',
  'research',
  'call with the client',
  'review of papers',
  'letter to the other side',
  'preparation',
]

/** Hours come by the day's log, by a line, by the form, by the timer or by a start and an end typed in. */
function booking(firm: Firm, task: Task, day: string, hours: number, place: number, random: Random): Act[] {
  const evening = momentAt(day, 18 * 60 + random.between(0, 50) + place, firm.zone)
  // A task that was opened this morning cannot be timed since the morning.
  const way = task.opens === day ? random.between(0, 7) : random.between(0, 9)
  const start = momentAt(day, 9 * 60 + 10 + place * 240, firm.zone)
  const end = new Date(start.getTime() + hours * 3_600_000)
  if (way === 8 && place === 0) {
    return [
      {
        at: start,
        happen: () => firm.call(task.owner, startTimer, { body: { note_id: task.id, stop_running: true } }),
      },
      { at: end, happen: () => firm.call(task.owner, stopTimer, { body: {} }) },
    ]
  }
  if (way === 9) {
    const body = () => ({ note_id: task.id, time_start: start.toISOString(), time_end: end.toISOString() })
    return [{ at: evening, happen: () => firm.call(task.owner, saveTime, { body: body() }) }]
  }
  if (way === 7) return [{ at: evening, happen: () => addInForm(firm, task, hours) }]
  if (way <= 5) {
    const line = `${hours}h ${doings[(hours * 2 + place) % doings.length]}`
    const body = () => ({ line, note_id: task.id, work_date: day })
    return [{ at: evening, happen: () => firm.call(task.owner, logTime, { body: body() }) }]
  }
  const body = () => ({ note_id: task.id, work_date: day, hours_worked: hours })
  return [{ at: evening, happen: () => firm.call(task.owner, addWorkLog, { body: body() }) }]
}

async function addInForm(firm: Firm, task: Task, hours: number): Promise<void> {
  const note = await firm.call(task.owner, getNote, { params: { id: task.id } })
  const body = { hours_worked: note.hours_worked + hours, version: note.version }
  await firm.call(task.owner, updateNote, { params: { id: task.id }, body })
}

/** The next point of a list is done on most days that it is worked on. */
function ticking(firm: Firm, task: Task, day: string, random: Random): Act[] {
  if (task.items.length === 0 || !random.chance(0.7)) return []
  const happen = async () => {
    const next = task.items.find(({ completed }) => !completed)
    if (!next) return
    next.completed = true
    const { version } = await firm.call(task.owner, getNote, { params: { id: task.id } })
    const body = { list_items: task.items, version }
    await firm.call(task.owner, updateNote, { params: { id: task.id }, body })
  }
  return [{ at: momentAt(day, 19 * 60 + random.between(0, 20), firm.zone), happen }]
}
