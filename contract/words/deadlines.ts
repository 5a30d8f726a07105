import type { deadlineRule } from '../deadline-rules.ts'
import type {
  ClosedDayRule,
  CopyTime,
  DeadlineAction,
  DeadlineState,
  PeriodUnit,
  RuleStatus,
} from '../deadline-words.ts'
import type { deadline } from '../deadlines.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a deadline, on screens and in its history. */
export const deadlineNames: PerField<typeof deadline, string> = {
  title: 'Deadline',
  trigger: 'What happened',
  trigger_day: 'On',
  copy_applied_on: 'Copy applied for',
  copy_ready_on: 'Copy ready',
  extra_days: 'Extra days',
  extra_reason: 'Why',
  cheque_on: 'Date of the cheque',
}

/** What else a deadline has, where its history names it. */
export const deadlineDetailNames = {
  rule: 'Rule',
  due_on: 'Due',
  calendar: 'Calendar',
  assignee: 'Assignee',
  backup: 'Backup',
  done_on: 'Done on',
  signed: 'Signed',
} as const

export const deadlineStateWords: Readonly<Record<DeadlineState, string>> = {
  open: 'Open',
  done: 'Done',
  waived: 'Waived',
}

export const deadlineActionWords: Readonly<Record<DeadlineAction, string>> = {
  created: 'Created',
  modified: 'Changed',
  signed: 'Signed',
  recomputed: 'Worked out anew',
  kept: 'Kept as it was',
  done: 'Done',
  waived: 'Waived',
  resumed: 'Taken back',
  deleted: 'Deleted',
  restored: 'Restored',
}

export const deadlineRuleNames: PerField<typeof deadlineRule, string> = {
  code: 'Code',
  title: 'Title',
  act: 'Act',
  provision: 'Provision',
  trigger: 'Starts with',
  period: 'Period',
  unit: 'Unit',
  exclude_first: 'First day not counted',
  copy_time: 'Time for copies',
  when_closed: 'On a closed day',
  follows: 'Follows',
  asks_cheque: 'Asks for the date of the cheque',
  valid_from: 'Valid since',
  valid_until: 'Valid until',
  source: 'Source',
  note: 'Note',
}
export const warnDaysName = 'Days of warning'

export const ruleStatusWords: Readonly<Record<RuleStatus, string>> = {
  unverified: 'Unverified',
  confirmed: 'Confirmed',
  retired: 'Retired',
}

export const periodUnitWords: Readonly<Record<PeriodUnit, string>> = {
  day: 'Days',
  working_day: 'Working days',
  week: 'Weeks',
  month: 'Months',
  year: 'Years',
}

export const copyTimeWords: Readonly<Record<CopyTime, string>> = {
  none: 'Not added',
  both_days_counted: 'Added, both days counted',
  first_day_not_counted: 'Added, the first day not counted',
}

export const closedDayWords: Readonly<Record<ClosedDayRule, string>> = {
  next_sitting: 'Next sitting day',
  next_open: 'Next day with open offices',
  stay: 'Stays',
}

const units: Readonly<Record<PeriodUnit, string>> = {
  day: 'day',
  working_day: 'working day',
  week: 'week',
  month: 'month',
  year: 'year',
}

/** A period as it is said: '90 days', '1 month'. */
export const periodWords = (n: number, unit: PeriodUnit) => `${n} ${units[unit]}${n === 1 ? '' : 's'}`

/** The lines of a working, each without the day that it came to. */
export const workingWords = {
  start: (trigger: string, isCounted: boolean) => `${trigger}, ${isCounted ? 'counted' : 'not counted'}`,
  theEvent: 'The event',
  period: periodWords,
  copy: (from: string, ready: string, days: number) =>
    `Copy, ${from} to ${ready}, ${periodWords(days, 'day')}`,
  /** Of a working that was kept without the two days of its copy. */
  copyTime: (days: number) => `Copy time, ${periodWords(days, 'day')}`,
  extra: (days: number) => `Extra time, ${periodWords(days, 'day')}`,
  moved: { next_sitting: 'Court closed, next sitting day', next_open: 'Offices closed, next open day' },
  by_hand: 'Given by hand',
} as const

/** Under a date that is not to be relied on. */
export const doubtWords = {
  unverified: 'Unverified rule – confirm before use.',
  retired: 'This rule was retired. Look whether a newer version counts otherwise.',
  changed: 'The rule counts otherwise by now. Work the deadline out anew.',
  calendar: (day: string) => `The calendar is filled up to ${day}. Check the holidays after it.`,
  validFrom: (day: string) => `This rule is valid from ${day} on.`,
  validUntil: (day: string) => `This rule was valid up to ${day}.`,
} as const
