/** What the list of cases is narrowed by and its files tell, beside what its columns and fields are called. */
export const caseListWords = {
  person: 'Works on it',
  tag: 'Tag',
  tags: 'Tags',
  conflict_state: 'Conflict check',
  yes: 'Yes',
  no: 'No',
} as const

/** The choice of all, by what is chosen. */
export const allWords = {
  court: 'All courts',
  type: 'All types',
  stage: 'All stages',
  lead: 'All leads',
  person: 'Everybody',
  conflict_state: 'All states',
} as const

export const filtering = {
  title: 'Filters',
  /** Those that are set, as chips. */
  set: 'Filters that are set',
  clear: 'Clear filters',
  /** Said after what a chip shows. */
  takeOff: 'Take this filter off',
  tagHint: 'The whole tag, then Enter',
  /** Of what is asked for and is not there. */
  unknown: 'Not found',
  loadFailed: 'Failed to load filters',
} as const

/** 'Court: Joint District Judge', on a chip. */
export const filterIs = (name: string, value: string): string => `${name}: ${value}`
