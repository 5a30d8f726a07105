import { count } from '../../lib/format.ts'
import { plural, pluralSoFar } from '../../lib/words.tsx'

/** What deadlines say, on their page and on that of a case. */
export const said = {
  created: 'Deadline created successfully',
  updated: 'Deadline updated successfully',
  deleted: 'Deadline deleted successfully',
  restored: 'Deadline restored successfully',
  loadFailed: 'Failed to load deadlines',
  createFailed: 'Failed to create deadline',
  updateFailed: 'Failed to update deadline',
  deleteFailed: 'Failed to delete deadline',
  restoreFailed: 'Failed to restore deadline',
  loading: 'Loading deadlines...',
  none: 'No deadlines yet',
  willBeListed: 'Days by which something must happen on this case will be listed here.',
  listed: 'Deadlines',
  this: 'This deadline',
  add: 'Add Deadline',
  edit: 'Edit Deadline',
} as const

/** The page of the firm's deadlines. */
export const page = {
  title: 'Deadlines',
  views: { next: 'Next 30 days', overdue: 'Overdue', unsigned: 'Unsigned', by_rule: 'By rule' },
  viewsOf: 'Views of the deadlines',
  none: {
    next: 'No deadlines in the next 30 days',
    overdue: 'No deadline is overdue',
    unsigned: 'Every deadline is signed',
    by_rule: 'No open deadlines',
  },
  hint: 'What must happen by a day, with its working and two signatures, is listed here.',
  print: 'Print control sheet',
} as const

export const pageMeta = (day: string, overdue: number, unsigned: number): string =>
  `${day} · ${count(overdue)} overdue · ${count(unsigned)} unsigned`

/** The columns of the list, and what stands in them. */
export const heads = {
  due: 'Due',
  in: 'In',
  case: 'Case',
  deadline: 'Deadline',
  assignee: 'Assignee',
  signed: 'Signed',
  state: 'State',
  signature: 'Signature and day',
} as const

export const list = {
  overdue: 'Overdue',
  notSigned: 'Not signed',
  pressing: 'Sign it now: 14 days or fewer',
  byHand: 'By hand',
  today: 'today',
} as const

/** How far a day is: 'in 15 days', 'today', '3 days ago'. */
export function distance(days: number): string {
  if (days === 0) return list.today
  if (days > 0) return plural(days, { one: 'in {n} day', other: 'in {n} days' })
  return plural(-days, { one: '{n} day ago', other: '{n} days ago' })
}

/** 'Due Thursday, December 17, 2026, in 15 days'. */
export const dueIn = (day: string, distance: string): string => `Due ${day}, ${distance}`

/** Above what a changed day of a calendar did. */
export const endDifferently = (n: number, hasMore: boolean): string =>
  pluralSoFar(n, hasMore, {
    one: '{n} deadline ends differently now',
    other: '{n} deadlines end differently now',
  })
export const warnDifferently = (n: number, hasMore: boolean): string =>
  pluralSoFar(n, hasMore, {
    one: '{n} deadline warns on other days now',
    other: '{n} deadlines warn on other days now',
  })

/** A length of time. */
export const inDays = (n: number): string => plural(n, { one: '{n} day', other: '{n} days' })

export const actsOf = (title: string): string => `More for ${title}`

/** What may be done with a deadline. */
export const acts = {
  open: 'Open',
  edit: 'Edit',
  sign: 'Sign',
  done: 'Done',
  waive: 'Waive',
  resume: 'Take back',
  delete: 'Delete',
} as const

/** The sheet that is signed by hand. */
export const sheet = {
  rows: (n: number): string => plural(n, { one: '{n} deadline', other: '{n} deadlines' }),
  asOf: (moment: string): string => `as of ${moment}`,
  cut: (n: string): string => `The first ${n} deadlines.`,
  failed: 'Failed to print the control sheet',
} as const
