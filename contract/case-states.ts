/*
 * The closed lists of a case as they stand in tables and on the wire, by themselves: pages load them before any schema.
 */

/** Where a case stands: a court may have ended it (disposed) before the firm puts it away (closed). */
export const caseStatuses = ['open', 'disposed', 'closed'] as const
export type CaseStatus = (typeof caseStatuses)[number]

/** Who sees a case: the firm, or its people and the partners. */
export const caseAccesses = ['firm', 'restricted'] as const

export const conflictStates = ['not_checked', 'waiting', 'cleared', 'conflict', 'waived'] as const
export type ConflictState = (typeof conflictStates)[number]

export const feeKinds = [
  'none',
  'lump_sum',
  'per_appearance',
  'hourly',
  'retainer',
  'stage',
  'mixed',
] as const
export type FeeKind = (typeof feeKinds)[number]

/** As what somebody works on a case; one person at most is its lead. */
export const caseParts = ['lead', 'team', 'clerk', 'of_counsel'] as const
export type CasePart = (typeof caseParts)[number]

/** What a case page says at its top, the most urgent first. */
export const stripKinds = ['no_next_date', 'conflict_not_done', 'deadline_near', 'shares_label'] as const
export type StripKind = (typeof stripKinds)[number]

/** What can keep a case from being closed. */
export const openKinds = ['hearing', 'deadline', 'timer'] as const
export type OpenKind = (typeof openKinds)[number]

/** Why a case has one more number. */
export const numberReasons = ['filed', 'transferred', 'renumbered', 'appealed', 'corrected'] as const
