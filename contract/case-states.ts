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
export const stripKinds = [
  'deadline_overdue',
  'deadline_today',
  'deadline_tomorrow',
  'no_next_date',
  'conflict_not_done',
  'deadline_near',
  'shares_label',
] as const
export type StripKind = (typeof stripKinds)[number]

/** What can keep a case from being closed. */
export const openKinds = ['hearing', 'outcome', 'order', 'deadline', 'timer'] as const

/** Why a case has one more number. */
export const numberReasons = ['filed', 'transferred', 'renumbered', 'appealed', 'corrected'] as const

/** What a case is picked for. Messages go before everybody in the firm. */
export const pickedFor = [
  'note',
  'cost',
  'timeline',
  'event',
  'meeting',
  'hearing',
  'deadline',
  'message',
] as const
export type PickedFor = (typeof pickedFor)[number]

/** Most characters of a case id, wherever one is typed. */
export const mostOfCaseId = 100

/** How many cases a picker offers at once; typing brings others. */
export const mostPicked = 20

/** What names a case by a typed text. */
export const textKinds = ['note', 'cost', 'timeline'] as const
export type TextKind = (typeof textKinds)[number]

/** Why two cases may be one. */
export const duplicateReasons = ['label', 'number'] as const

/** What of two merged cases can be taken from either. */
export const mergedFields = [
  'case_id',
  'client_name',
  'description',
  'title',
  'court_ref',
  'bench',
  'type_ref',
  'case_no',
  'case_year',
  'filed_on',
  'stage_ref',
  'lead_id',
  'fee_kind',
  'fee_note',
  'is_litigation',
  'no_date_until',
  'no_date_reason',
] as const
export type MergedField = (typeof mergedFields)[number]
