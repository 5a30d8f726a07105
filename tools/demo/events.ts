import { createEvent } from '../../contract/calendar.ts'
import type { EventType } from '../../contract/event-types.ts'
import { daysAfter, isWorkday, momentAt } from './calendar.ts'
import type { Act, Chapter, Firm, Member } from './firm.ts'
import type { Task } from './plan-tasks.ts'
import { randomOf } from './random.ts'

/** What a matter puts on the firm's calendar; `client` stands for whose it is. A hearing is called at the court's hour. */
const kinds: readonly (readonly [EventType, string, string | null, string | null])[] = [
  ['court_date', 'Hearing: client', '10:30', 'High Court Division, Annex 14. Two sets of the paper book.'],
  ['court_date', 'শুনানি: client', '09:30', 'জেলা জজ আদালত, ঢাকা। মূল দলিল সঙ্গে আনতে হবে।'],
  ['court_date', 'Order expected: client', null, null],
  ['deadline', 'Last day to file the written statement: client', null, 'Extension was refused once.'],
  ['deadline', 'Limitation ends: client', null, null],
  ['meeting', 'Call with client', '16:00', null],
  [
    'meeting',
    'Draft agreement with client',
    '14:30',
    'Comments of the other side are expected the day before.',
  ],
  ['consultation', 'First consultation: client', '11:00', null],
  ['other', 'Collect certified copies: client', null, null],
]

/** Every third task leads to a date, one to six weeks later, and the partners review what is open. */
export const events: Chapter = (firm) => {
  const random = randomOf('events')
  const ofTasks = firm.tasks
    .filter(() => random.chance(0.35))
    .map((task) => {
      const kind = random.pick(kinds)
      const day = nextWorkday(daysAfter(task.opens, random.between(7, 42)))
      return ofTask(firm, task, kind, day)
    })
  return [...ofTasks, ...ofFirm(firm)]
}

function ofTask(firm: Firm, task: Task, kind: (typeof kinds)[number], event_date: string): Act {
  const [event_type, words, event_time, description] = kind
  const title = words.replace('client', task.matter.client)
  const body = { title, event_type, event_date, event_time, ...(description && { description }) }
  return {
    at: momentAt(task.opens, task.minute + 25, firm.zone),
    happen: () => firm.call(task.owner, createEvent, { body }),
  }
}

/** The partners' review, every four weeks. */
function ofFirm(firm: Firm): Act[] {
  const [first = firm.members[0]] = firm.partners
  if (!first) return []
  const acts: Act[] = []
  for (let day = firm.firstDay; day <= firm.today; day = daysAfter(day, 28)) {
    acts.push(reviewOf(firm, first, day, nextWorkday(daysAfter(day, 28))))
  }
  return acts
}

function reviewOf(firm: Firm, who: Member, today: string, event_date: string): Act {
  const title = 'Partners’ review of open matters'
  const body = { title, event_date, event_time: '17:00', event_type: 'meeting' as const }
  return { at: momentAt(today, 12 * 60, firm.zone), happen: () => firm.call(who, createEvent, { body }) }
}

function nextWorkday(day: string): string {
  return isWorkday(day) ? day : nextWorkday(daysAfter(day, 1))
}
