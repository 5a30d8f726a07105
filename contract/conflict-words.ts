/* The closed lists of conflict checks as they stand in tables and on the wire: pages load them before any schema. */

export const checkReasons = ['new_case', 'party_changed', 'reopened', 'applicant', 'by_hand'] as const
export type CheckReason = (typeof checkReasons)[number]

export const checkStates = ['waiting', 'cleared', 'conflict', 'waived'] as const
export type CheckState = (typeof checkStates)[number]

/** What a check can come to. */
export const outcomes = ['cleared', 'conflict', 'waived'] as const
export type CheckOutcome = (typeof outcomes)[number]

export const hitDecisions = ['open', 'same_person', 'other_person', 'no_conflict'] as const
export type HitDecision = (typeof hitDecisions)[number]

/** What a hit may mean, the gravest first. */
export const hitFlags = [
  'client_stood_against_us',
  'opponent_is_client',
  'opponent_was_client',
  'counsel_is_staff',
  'applicant_is_party',
  'name_only',
] as const
export type HitFlag = (typeof hitFlags)[number]

export const hitSources = ['party', 'case_client', 'note_client', 'applicant', 'staff'] as const
export const hitReasons = ['name', 'phone', 'email', 'national_id', 'relation'] as const
export const hitLevels = ['strong', 'possible'] as const

export const conflictLimits = {
  names: 20,
  parties: 200,
  name: 200,
  hits: 1000,
  note: 500,
  decision_note: 2000,
} as const
