import { outcomeMissing } from '../../../contract/words/hearings.ts'
import { count } from '../../lib/format.ts'

/** What the days of a case in court say. */
export const said = {
  created: 'Hearing created successfully',
  updated: 'Hearing updated successfully',
  deleted: 'Hearing deleted successfully',
  restored: 'Hearing restored successfully',
  loadFailed: 'Failed to load hearings',
  createFailed: 'Failed to create hearing',
  updateFailed: 'Failed to update hearing',
  deleteFailed: 'Failed to delete hearing',
  restoreFailed: 'Failed to restore hearing',
  loading: 'Loading hearings...',
  none: 'No hearings yet',
  addFirst: 'Add the first date of this case.',
  listed: 'Hearings',
  this: 'This hearing',
  add: 'Add Hearing',
  edit: 'Edit Hearing',
  change: 'Edit',
  keep: 'Keep this date anyway',
  record: 'Record outcome',
  reopen: 'Reopen',
  reopened: 'Hearing reopened successfully',
  reopenFailed: 'Failed to reopen hearing',
  missing: outcomeMissing,
  nobody: 'Nobody appears',
  order: 'Order',
  remove: 'Delete',
  handOver: 'Hand over',
  copyMessage: 'Copy message',
  next: 'Next date',
} as const

/** What is chosen of a hearing. */
export const choiceNames = {
  court_ref: 'Court',
  purpose_ref: 'Purpose',
  appears_id: 'Appears',
  with_ids: 'With',
  /** What the list of purposes has no word for. */
  purpose: 'Purpose in words',
} as const

/** What the page of the firm's days in court says. */
export const diary = {
  title: 'Court Diary',
  views: { day: 'Day', week: 'Week', undated: 'Cases without a next date', missing: outcomeMissing },
  viewsOf: 'Views of the diary',
  before: 'Previous day',
  after: 'Next day',
  weekBefore: 'Previous week',
  weekAfter: 'Next week',
  today: 'Today',
  tomorrow: 'Tomorrow',
  day: 'Day',
  whose: 'Whose hearings',
  everybody: 'Everybody',
  mine: 'Mine',
  person: 'Person',
  anybody: 'Anybody',
  court: 'Court',
  allCourts: 'All courts',
  narrow: 'Person and court',
  print: 'Print',
  importList: 'Import cause list',
  more: 'More',
  show: 'Show',
  case: 'Case',
  parties: 'Parties',
  previous: 'Previous date',
  outcome: 'Outcome',
  none: 'No hearings on this day',
  firm: 'the firm',
  allDated: 'Every open case has a next date.',
  allClosed: 'No outcome is missing.',
  cut: 'There are more hearings than are shown. Choose a court or a person.',
  closed: 'Courts do not sit',
  lastTime: 'Last time',
  nextRow: 'Next hearing',
  rowBefore: 'Previous hearing',
} as const

export const dayCounts = (hearings: number, courts: number, recorded: number): string =>
  `${count(hearings)} ${hearings === 1 ? 'hearing' : 'hearings'} in ${count(courts)} ${courts === 1 ? 'court' : 'courts'} · ${count(recorded)} recorded`
export const nothingFor = (whom: string): string => `Nothing is listed for ${whom}.`
export const undatedOf = (cases: number): string =>
  `${count(cases)} ${cases === 1 ? 'case' : 'cases'} without a next date`
export const missingOf = (outcomes: number): string =>
  outcomes === 1 ? 'Outcome missing' : `${count(outcomes)} outcomes missing`
export const clashOf = (one: string, other: string): string => `Clash: ${one} and ${other}.`
export const tightOf = (one: string, other: string): string => `Tight: ${one} and ${other}.`
export const tightAt = (court: string): string => `Tight: two hearings at ${court}.`
export const hasBoth = (name: string): string => `${name} has both.`
export const noDateUntil = (day: string): string => `No next date until ${day}`
export const asOf = (time: string): string => `as of ${time}`
export const listedAsOf = (time: string): string => `Listed, as of ${time}`
export const actsOf = (case_id: string): string => `More for ${case_id}`

export const outcomeOf = (what: string, by: string): string => `${what} (${by})`
