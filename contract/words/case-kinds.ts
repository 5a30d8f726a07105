import type { CasePart, FeeKind } from '../case-states.ts'

/** As what somebody works on a case. */
export const casePartWords: Readonly<Record<CasePart, string>> = {
  lead: 'Lead',
  team: 'Team',
  clerk: 'Clerk',
  of_counsel: 'Of counsel',
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
