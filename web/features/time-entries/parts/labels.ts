import { clockTime, count } from '../../../lib/format.ts'
import { lengthOf } from '../labels.ts'

/** The heads of a week in a file that stand nowhere else. */
export const file = {
  title: 'Title',
  task: 'Task',
  text: 'Description',
  times: 'Times',
  length: 'Length',
  hours: 'Hours',
} as const

/** Beside the parts of a line. */
export const partsHint = 'Change a part by pressing it'

/** Logs a line whose times are taken, as an amount. */
export const withoutTimes = 'Record without times'

/** What was done on a day and is not logged. */
export const suggestions = {
  title: 'Suggestions',
  none: 'Nothing to suggest for this day.',
  loadFailed: 'Failed to load suggestions',
  log: 'Log',
  logMore: 'Log…',
  fill: 'Fill',
  dismissed: 'Suggestion dismissed',
  dismissFailed: 'Failed to dismiss the suggestion',
  replaced: 'The line was filled',
  /** The text of a day in court, of which no more is known. */
  hearing: 'Hearing',
  gap: 'Nothing logged',
  meeting: 'meeting',
  event: 'calendar',
  unknown: 'length not known',
} as const

/** Of a day in court: 'Hearing, State v X'. */
export function hearingIn(name: string): string {
  return `Hearing, ${name}`
}

/** How long days in that court usually take the reader. */
export function usual(seconds: number): string {
  return `usual here ${lengthOf(seconds)}`
}

export function gapOf(seconds: number): string {
  return `gap of ${lengthOf(seconds)}`
}

/** When a task was changed last. */
export function editedAt(time: string): string {
  return `edited ${clockTime(time)}`
}

export function dismissNamed(name: string): string {
  return `Dismiss ${name}`
}

/** A button as it is heard: of several there are the same words. */
export function logNamed(act: string, name: string): string {
  return `${act} ${name}`
}

/** The form of one entry. */
export const entryForm = {
  title: 'Edit time',
  ofCell: 'Time of a day',
  amount: 'How long',
  day: 'Day',
  text: 'Description',
  activity: 'Activity',
  billing: 'Billing',
  save: 'Save Changes',
  edit: 'Edit',
  remove: 'Delete',
  noText: 'Without a text',
} as const

/** Several cases fit what was typed. */
export function severalCases(found: number): string {
  return `${count(found)} cases`
}

export function actionsOf(row: string): string {
  return `Actions for ${row}`
}

/** How many rows of another week were copied. */
export function rowsCopied(of: number): string {
  if (of === 0) return 'There are no other rows to copy.'
  return of === 1 ? `${count(of)} row added` : `${count(of)} rows added`
}
