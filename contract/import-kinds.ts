/* What is imported, by itself: pages load it before any schema. */

export const importKinds = ['cases'] as const
export type ImportKind = (typeof importKinds)[number]

/** What a column of a file of cases can be; only the first is needed. */
export const caseColumns = [
  'case_id',
  'client',
  'description',
  'court',
  'bench',
  'type',
  'number',
  'year',
  'filed',
  'stage',
  'lead',
  'opponent',
  'opposing_counsel',
  'next_date',
  'purpose',
  'tags',
] as const
export type CaseColumn = (typeof caseColumns)[number]

export const rowStates = ['new', 'change', 'same', 'wrong'] as const
export type RowState = (typeof rowStates)[number]
