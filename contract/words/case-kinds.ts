import type { CasePart, ConflictState, FeeKind } from '../case-states.ts'

/** As what somebody works on a case. */
export const casePartWords: Readonly<Record<CasePart, string>> = {
  lead: 'Lead',
  team: 'Team',
  clerk: 'Clerk',
  of_counsel: 'Of counsel',
}

/** What a conflict check came to, and that there was none. */
export const conflictStateWords: Readonly<Record<ConflictState, string>> = {
  not_checked: 'Not checked',
  waiting: 'Waiting',
  cleared: 'Cleared',
  conflict: 'Conflict',
  waived: 'Waived',
}

/** How a case is paid for. */
export const feeKindWords: Readonly<Record<FeeKind, string>> = {
  none: 'None',
  lump_sum: 'Lump sum',
  per_appearance: 'Per appearance',
  hourly: 'Hourly',
  retainer: 'Retainer',
  stage: 'By stage',
  mixed: 'Mixed',
}
