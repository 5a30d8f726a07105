import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'My Day',
  keep: 'Keep my day on this device',
  keepHint:
    'For phones that only you use. Whoever unlocks this one can read it: the board, deadlines and meetings of today and tomorrow, what is overdue, your open tasks and steps, your cases without a next date, what waits for you and what you cover, for three days at most.',
  failed: 'Failed to keep your day',
  deadlines: 'Deadlines',
  meetings: 'Meetings',
  tasks: 'Open tasks',
  steps: 'Steps',
  noHearings: 'No hearings',
  noTasks: 'No open tasks',
  mark: 'Mark done',
} as const

/** What waits for somebody. */
export const waits = {
  mention: 'Mention',
  handover: 'Take this hearing?',
  owner_ask: 'Take this task?',
  conflict_check: 'Conflict check to decide',
  application: 'Application to review',
} as const

export const offlineSince = (time: string): string => `Offline. Showing your day of ${time}.`

/** What is done, and with what. */
export const actOn = (act: string, title: string): string => `${act}: ${title}`

export const overdueBy = (days: number): string =>
  plural(days, { one: 'Overdue by {n} day', other: 'Overdue by {n} days' })

export const dueOn = (day: string): string => `Due ${day}`
