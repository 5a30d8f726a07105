/* The closed lists of deadlines as they stand in tables and on the wire: pages load them before any schema. */

/** Most characters and days; `near` is how far the first list looks ahead, `pressing` when an unsigned one is red. */
export const deadlineLimits = {
  code: 30,
  rule_title: 200,
  act: 200,
  provision: 100,
  trigger: 60,
  period: 36_500,
  source: 500,
  note: 1000,
  title: 300,
  extra_days: 3650,
  extra_reason: 500,
  reason: 1000,
  warn_days: 6,
  near: 30,
  pressing: 14,
  counted: 1000,
  trash_days: 30,
} as const

/** The days before the last one on which a rule warns that says no others. */
export const usualWarnDays = [30, 14, 7, 3, 1]

/** Codes of shipped rules that follow another one, but begin with an event of which its result says nothing. */
export const triggeredByHand: readonly string[] = ['NI-138-C']

export const periodUnits = ['day', 'working_day', 'week', 'month', 'year'] as const
export type PeriodUnit = (typeof periodUnits)[number]

/** Whether the days that a court took for a certified copy are added, and how they are counted. */
export const copyTimes = ['none', 'both_days_counted', 'first_day_not_counted'] as const
export type CopyTime = (typeof copyTimes)[number]

/** Where a last day goes on which the court is closed. */
export const closedDayRules = ['next_sitting', 'next_open', 'stay'] as const
export type ClosedDayRule = (typeof closedDayRules)[number]

/** What a rule of law is to the firm; a retired one goes on standing under what was worked out by it. */
export const ruleStatuses = ['unverified', 'confirmed', 'retired'] as const
export type RuleStatus = (typeof ruleStatuses)[number]

export const deadlineStates = ['open', 'done', 'waived'] as const
export type DeadlineState = (typeof deadlineStates)[number]

/**
 * The lists of what is open: due in 30 days or gone by, gone by, signed by nobody, and all by their rules. A case's own
 * list names none.
 */
export const deadlineViews = ['next', 'overdue', 'unsigned', 'by_rule'] as const

/** What a line of the working does; `by_hand` stands alone, for a day that somebody gave. */
export const workingSteps = ['start', 'period', 'copy', 'extra', 'moved', 'by_hand'] as const
export type WorkingStepKind = (typeof workingSteps)[number]

/**
 * Why a date is not to be relied on: what the note of its rule says of the law of cheques; nobody has confirmed the rule;
 * it was retired; it counts otherwise by now; the day lies outside its validity; the calendar is not filled so far.
 */
export const doubtKinds = ['cheque', 'unverified', 'retired', 'changed', 'validity', 'calendar'] as const

/** Why somebody may not sign a deadline: it is their own, or its rule is not confirmed, or not the one it was counted by. */
export const signingRefusals = [
  'deadlines.own_sign_off',
  'deadlines.rule_unverified',
  'deadlines.rule_retired',
  'deadlines.rule_changed',
] as const

/** What happened to a deadline, as its history tells it. */
export const deadlineActions = [
  'created',
  'modified',
  'signed',
  'recomputed',
  'kept',
  'done',
  'waived',
  'resumed',
  'deleted',
  'restored',
] as const
export type DeadlineAction = (typeof deadlineActions)[number]
