import type { DayKind, DayState } from '../../../contract/day.ts'
import { outcomeMissing } from '../../../contract/words/hearings.ts'
import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'My Day',
  tabs: { today: 'Today', tomorrow: 'Tomorrow', week: 'Week' },
  tabsOf: 'Days',
  loading: 'Loading your day...',
  loadFailed: 'Failed to load your day',
  whose: 'Whose day',
  actions: 'Actions of the day',
  print: 'Print',
  setAbsence: 'Set absence',
  more: 'More',
  next: 'Next row',
  before: 'Row before',
  tooMany: 'There is more than this page shows.',
} as const

export const ownDay = (name: string): string => `${name} (my own)`

export const nothing = {
  today: { title: 'Nothing for today', text: 'Look at tomorrow, or start a task.' },
  tomorrow: { title: 'Nothing for tomorrow', text: '' },
  week: { title: 'Nothing this week', text: '' },
} as const

/** What a row is, for whoever does not see its icon. */
export const kindWords: Readonly<Record<DayKind, string>> = {
  task: 'Task',
  step: 'Step',
  hearing: 'Hearing',
  deadline: 'Deadline',
  meeting: 'Meeting',
  event: 'Calendar event',
  mention: 'Mention',
  handover: 'Take this hearing?',
  owner_ask: 'Take this task?',
  conflict_check: 'Conflict check to decide',
  application: 'Application to review',
  weeks: 'Weeks to approve',
  case: 'Case',
}

/** How a row stands; '' where that needs no word. */
export const stateWords: Readonly<Record<DayState, string>> = {
  todo: '',
  doing: 'In progress',
  waiting: 'Waiting',
  set: '',
  held: 'Held',
  adjourned: 'Adjourned',
  not_reached: 'Not reached',
  outcome_missing: outcomeMissing,
  open: '',
  unsigned: 'Not signed off',
  booked: '',
  unread: '',
  asked: '',
  pending: '',
  undated: '',
}

export const acts = {
  done: 'Done',
  move: 'Move to…',
  assign: 'Assign',
  time: 'Start timer',
  stopTime: 'Stop timer',
  hours: 'Log hours',
  open: 'Open',
  record: 'Record outcome',
  mark: 'Mark done',
  take: 'Take',
  accept: 'Accept',
  decline: 'Decline',
  review: 'Review',
  setDate: 'Set next date',
  day: 'Day',
  person: 'Person',
  save: 'Save',
} as const

export const doneOf = (title: string): string => `Done: ${title}`
export const actsOf = (title: string): string => `Actions of ${title}`

export const told = {
  done: 'Task done',
  stepDone: 'Step done',
  doneFailed: 'Failed to mark the task as done',
  moved: (day: string) => `Moved to ${day}`,
  moveFailed: 'Failed to move the task',
  assigned: (name: string) => `${name} was asked`,
  assignFailed: 'Failed to assign',
  markFailed: 'Failed to mark the mention as done',
  taken: 'You will appear',
  taskTaken: 'The task is yours now',
  declined: 'Declined',
  answerFailed: 'Failed to answer',
} as const

export const facts = {
  item: (no: string) => `item ${no}`,
  by: (time: string) => `by ${time}`,
  with: (name: string) => `with ${name}`,
  stepOf: (task: string) => `step of ‘${task}’`,
  askedBy: (name: string) => `asked by ${name}`,
  steps: (done: number, total: number) => `${count(done)} of ${count(total)} steps`,
  lastOn: (day: string) => `last on ${day}`,
  backup: (name: string) => `Backup: ${name}`,
} as const

/** How many rows a section has. */
export const rowsOf = (n: number): string => count(n)
/** How many tasks are due, and how many are only in progress. */
export const dueAndDoing = (due: number, doing: number): string => {
  const parts = [due > 0 && `${count(due)} due`, doing > 0 && `${count(doing)} in progress`]
  return parts.filter(Boolean).join(' · ')
}
export const showAll = (n: number): string => `Show all ${count(n)}`

/** A day as it is from today, counted in days. */
export function away(days: number): string {
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  if (days < 0) return plural(-days, { one: '{n} day ago', other: '{n} days ago' })
  return plural(days, { one: 'in {n} day', other: 'in {n} days' })
}

export const overdueBy = (days: number): string =>
  plural(days, { one: 'Overdue by {n} day', other: 'Overdue by {n} days' })
export const forDays = (days: number): string => plural(days, { one: 'for {n} day', other: 'for {n} days' })

/** How long it is until something begins. */
export function until(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && `${count(hours)} h`, (rest > 0 || hours === 0) && `${count(rest)} min`]
  return `in ${parts.filter(Boolean).join(' ')}`
}
