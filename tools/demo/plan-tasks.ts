import type { ListItem, NoteDraft } from '../../contract/notes.ts'
import { daysAfter, daysBetween, isWorkday, monthsBefore, spokenDay } from './calendar.ts'
import type { Firm, Member } from './firm.ts'
import { type Matter, matters } from './matters.ts'
import type { Random } from './random.ts'
import { taskKinds } from './tasks/all.ts'
import type { TaskKind } from './tasks/task.ts'

export interface Task {
  /** Given by the product when the task is opened. */
  id: string
  owner: Member
  kind: TaskKind
  matter: Matter
  case_id: string
  /** The day and the minute of the day at which it is opened. */
  opens: string
  minute: number
  /** The day on which its owner archives it; else the month's end does, unless it is kept alive. */
  closes?: string
  /** The last day on which it can be worked on. */
  lastDay: string
  is_priority: boolean
  items: ListItem[]
}

type Planned = Pick<Firm, 'members' | 'associates' | 'firstDay' | 'today'>

/** All tasks of the story, month by month and person by person. */
export function planTasks(firm: Planned, random: Random): Task[] {
  const tasks: Task[] = []
  for (let month = firm.firstDay; month <= firm.today; month = monthsBefore(month, -1)) {
    const workdays = daysBetween(month, daysAfter(monthsBefore(month, -1), -1)).filter(isWorkday)
    for (const owner of firm.members) {
      const count = owner.role === 'partner' ? random.between(3, 6) : random.between(6, 11)
      for (let at = 0; at < count; at++)
        tasks.push(planNew(tasks, firm, owner, random.pick(workdays), random))
    }
  }
  return tasks
}

/** A task that the same client did not have in the month before, as far as one is found. */
function planNew(tasks: readonly Task[], firm: Planned, owner: Member, opens: string, random: Random): Task {
  let task = planTask(firm, owner, opens, random)
  for (let tries = 0; tries < 8 && isRepeated(task, tasks); tries++)
    task = planTask(firm, owner, opens, random)
  return task
}

function isRepeated({ kind, matter, opens }: Task, tasks: readonly Task[]): boolean {
  const since = daysAfter(opens, -60)
  return tasks.some((task) => task.kind === kind && task.matter === matter && task.opens > since)
}

function planTask(firm: Planned, owner: Member, opens: string, random: Random): Task {
  const matter = random.pick(mattersOf(firm, owner))
  const kind = pickKind(matter, random)
  const monthEnd = daysAfter(monthsBefore(opens, -1), -1)
  const closes = closingDay(kind, opens, random)
  const inTime = closes !== undefined && (kind.lasts || closes < monthEnd) ? closes : undefined
  return {
    id: '',
    owner,
    kind,
    matter,
    case_id: caseIdOf(matter, opens),
    opens,
    minute: random.between(9 * 60 + 20, 16 * 60 + 30),
    ...(inTime === undefined ? {} : { closes: inTime }),
    lastDay: inTime ?? (kind.lasts ? firm.today : monthEnd),
    is_priority: random.chance(0.12),
    items: itemsOf(kind, matter, opens),
  }
}

function mattersOf(firm: Planned, owner: Member): Matter[] {
  if (owner.role === 'partner') return [...matters]
  const place = firm.associates.indexOf(owner)
  return matters.filter(({ associates }) => associates.includes(place))
}

/** Work that goes on for months is rare, and clients who write in Bangla get their papers in it. */
function pickKind(matter: Matter, random: Random): TaskKind {
  const kinds = taskKinds.filter(({ category }) => category === matter.category)
  const language = /[\u0980-\u09ff]/.test(matter.client) ? 'bn' : 'en'
  const fitting = kinds.filter((kind) => kind.language === language)
  const kind = random.pick(fitting.length > 0 && random.chance(0.8) ? fitting : kinds)
  return kind.lasts && random.chance(0.4) ? random.pick(kinds.filter(({ lasts }) => !lasts)) : kind
}

function closingDay(kind: TaskKind, opens: string, random: Random): string | undefined {
  if (kind.lasts) return daysAfter(opens, random.between(50, 260))
  return random.chance(0.35) ? daysAfter(opens, random.between(6, 18)) : undefined
}

/** One case for each matter and year, with a number of its own. */
export function caseIdOf(matter: Matter, day: string): string {
  return `CASE-${day.slice(0, 4)}-${101 + ((matters.indexOf(matter) * 37) % 890)}`
}

/** What its owner types when opening it. */
export function draftOf(task: Task): NoteDraft {
  const { kind, matter, case_id, is_priority, items } = task
  const [least, most] = kind.hours
  return {
    title: kind.title,
    category: kind.category,
    subcategory: kind.subcategory,
    client_name: matter.client,
    case_id,
    is_priority,
    keep_alive: kind.lasts === true,
    projected_billable_hours: Math.round(least + most) / 2,
    ...(items.length > 0 ? { note_type: 'list', list_items: items } : {}),
    ...(kind.text === undefined ? {} : { content: worded(kind.text, kind, matter, task.opens) }),
    ...(is_priority ? { google_drive_link: `https://drive.google.com/drive/search?q=${case_id}` } : {}),
  }
}

function itemsOf(kind: TaskKind, matter: Matter, opens: string): ListItem[] {
  const type = kind.title.length % 2 === 0 ? 'bullet' : 'number'
  return (kind.items ?? []).map((text, at) => ({
    id: `item-${at + 1}`,
    text: worded(text, kind, matter, opens),
    type,
    completed: false,
  }))
}

function worded(text: string, { language }: TaskKind, { client }: Matter, opens: string): string {
  return text
    .replaceAll('{client}', client.replaceAll('&', text.includes('<') ? '&amp;' : '&'))
    .replaceAll('{next}', spokenDay(daysAfter(opens, 9), language))
    .replaceAll('{last}', spokenDay(daysAfter(opens, -12), language))
}
