/** What the list of cases is narrowed by and its files tell, beside what its columns and fields are called. */
export const caseListWords = {
  person: 'Works on it',
  tag: 'Tag',
  tags: 'Tags',
  conflict_state: 'Conflict check',
  yes: 'Yes',
  no: 'No',
} as const
