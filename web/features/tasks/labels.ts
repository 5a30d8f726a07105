import type { ClosedDayWay, RepeatUnit } from '../../../contract/recurrence-words.ts'
import { count } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

/** What is done with many tasks at once. */
export const bulk = {
  label: 'Selected tasks',
  selected: (n: number) => plural(n, { one: '{n} task selected', other: '{n} tasks selected' }),
  all: 'Select all on this page',
  clear: 'Clear selection',
  setDue: 'Set',
  noDue: 'No date',
  assign: 'Assign',
  noPriority: 'Remove Priority',
  archive: 'Archive',
  delete: 'Delete',
  archiveAsk: (n: number) =>
    plural(n, {
      one: 'Are you sure you want to archive {n} task?',
      other: 'Are you sure you want to archive {n} tasks?',
    }),
  deleteAsk: (n: number) =>
    plural(n, {
      one: 'Are you sure you want to delete {n} task?',
      other: 'Are you sure you want to delete {n} tasks?',
    }),
  changed: (n: number) => plural(n, { one: '{n} task changed', other: '{n} tasks changed' }),
  refused: (n: number, of: number) => `${count(n)} of ${count(of)} could not be changed`,
  takenBack: 'Changes taken back',
  failed: 'Failed to change tasks',
  takeBackFailed: 'Failed to take the changes back',
} as const

/** Above the tasks: what is due, in few words. */
export const dueBand = {
  label: 'Due tasks',
  chip: (span: string, n: number, hasMore: boolean) => `${span} ${count(n)}${hasMore ? '+' : ''}`,
  late: (days: number) => plural(days, { one: 'by {n} day', other: 'by {n} days' }),
  byTime: (time: string) => `by ${time}`,
  today: 'today',
  more: (n: number, hasMore: boolean) => `${count(n)}${hasMore ? '+' : ''} more`,
  hide: 'Hide',
  show: 'Show due tasks',
} as const

/** A step as it is changed in its place. */
export const stepChange = {
  change: (title: string) => `Change step: ${title}`,
  title: 'Step',
  day: 'Day of the step',
  person: 'Person',
  nobody: 'Nobody',
  save: 'Save Step',
  cancel: 'Cancel',
} as const

/** How a task comes again. */
export const repeat = {
  repeat: 'Repeat',
  title: 'Repeat this task',
  every: 'Every',
  unit: 'Unit',
  on: 'On',
  monthDay: 'Day of the month',
  sameDay: 'The same day',
  lastDay: 'The last day',
  closedDays: 'When the courts are closed',
  from: 'From',
  until: 'Until',
  save: 'Repeat',
  cancel: 'Cancel',
  stop: 'Stop repeating',
  saved: 'Repeated from now on',
  stopped: 'Not repeated any more',
  failed: 'Failed to repeat the task',
  stopFailed: 'Failed to stop repeating',
  loadFailed: 'Failed to load how it is repeated',
  next: (day: string) => `Next on ${day}`,
  noNext: 'It comes no more',
  change: 'Change',
  saveChange: 'Save',
  pause: 'Pause',
  resume: 'Resume',
  isPaused: 'Paused: none comes until it is resumed',
  changed: 'Repeating updated successfully',
  paused: 'Repeating paused',
  resumed: 'Repeating resumed',
  changeFailed: 'Failed to update repeating',
} as const

export const unitWords: Readonly<Record<RepeatUnit, string>> = {
  day: 'Days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
}

export const closedDayWords: Readonly<Record<ClosedDayWay, string>> = {
  keep: 'Keep the day',
  before: 'The open day before',
  after: 'The open day after',
}

/** How often. */
export const repeats: Readonly<Record<RepeatUnit, { one: string; other: string }>> = {
  day: { one: 'Repeats every day', other: 'Repeats every {n} days' },
  week: { one: 'Repeats every week', other: 'Repeats every {n} weeks' },
  month: { one: 'Repeats every month', other: 'Repeats every {n} months' },
  year: { one: 'Repeats every year', other: 'Repeats every {n} years' },
}

/** What people begin tasks with again and again. */
export const template = {
  from: 'From template',
  fromHint: 'The days are counted from the day that you give.',
  day: 'From this day',
  template: 'Template',
  choose: 'Choose a template',
  create: 'Create',
  none: 'There are no templates yet. “Save as Template” in the form of a task makes one.',
  loadFailed: 'Failed to load templates',
  made: 'Note created successfully',
  makeFailed: 'Failed to create note',
  save: 'Save as Template',
  name: 'Name',
  share: 'Share with the firm',
  keep: 'Save',
  created: 'Template created successfully',
  createFailed: 'Failed to create template',
  deleted: 'Template deleted successfully',
  deleteFailed: 'Failed to delete template',
  delete: 'Delete template',
  deleteAsk: 'Are you sure you want to delete this template?',
  by: (name: string) => `By ${name}`,
} as const
