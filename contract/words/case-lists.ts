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

/** Cases that may be one. */
export const twinWords = {
  title: 'Possible duplicates',
  hint: 'Cases that share a Case ID, or a number in one court.',
  none: 'No two cases look alike.',
  merge: 'Merge',
  loading: 'Loading cases...',
  loadFailed: 'Failed to load cases',
  close: 'Close',
  same: {
    label: (shared: string) => `Case ID ${shared}`,
    number: (shared: string) => `Number ${shared}`,
  },
}

/** What the folds of the Add Case dialog are called. */
export const folds = {
  court: 'Court details',
  parties: 'Parties',
  team: 'Team',
  eachLine: 'One name a line',
  whoIsMeant: 'A name that one party alone bears means that party; any other becomes a new one.',
  addToTeam: 'Add to the team',
  takeOff: (name: string) => `Take ${name} off the team`,
  /** The case was made, and not all that belongs to it. */
  notAll: 'Not all parties and people were added. Look at the page of the case.',
} as const
