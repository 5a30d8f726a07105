/** What the days of a case in court say. */
export const said = {
  created: 'Hearing created successfully',
  updated: 'Hearing updated successfully',
  deleted: 'Hearing deleted successfully',
  restored: 'Hearing restored successfully',
  loadFailed: 'Failed to load hearings',
  createFailed: 'Failed to create hearing',
  updateFailed: 'Failed to update hearing',
  deleteFailed: 'Failed to delete hearing',
  restoreFailed: 'Failed to restore hearing',
  loading: 'Loading hearings...',
  none: 'No hearings yet',
  addFirst: 'Add the first date of this case.',
  listed: 'Hearings',
  this: 'This hearing',
  add: 'Add Hearing',
  edit: 'Edit Hearing',
  change: 'Edit',
  keep: 'Keep this date anyway',
  record: 'Record outcome',
  reopen: 'Reopen',
  reopened: 'Hearing reopened successfully',
  reopenFailed: 'Failed to reopen hearing',
  missing: 'Outcome missing',
  order: 'Order',
  remove: 'Delete',
  next: 'Next date',
} as const

/** What is chosen of a hearing. */
export const choiceNames = { court_ref: 'Court', purpose_ref: 'Purpose', appears_id: 'Appears' } as const

export const adjournerWords = {
  our_side: 'Our side',
  other_side: 'The other side',
  court: 'The court',
  both: 'Both sides',
} as const

/** What is asked when the outcome of a day is recorded. */
export const outcome = {
  title: 'Record outcome',
  what: 'What happened',
  by: 'Adjourned by',
  reason: 'Reason',
  order: 'Order',
  next: 'Next date',
  day: 'Next day',
  inDays: (days: string) => `+${days}`,
  time: 'Time',
  why: 'Why there is none',
  again: 'Look again on',
  stage: 'Stage of the case',
  toTimeline: 'Add to timeline',
  entry: (state: string) => `Hearing: ${state}`,
  save: 'Save outcome',
  done: 'Outcome recorded successfully',
  failed: 'Failed to record outcome',
  timelineFailed: 'Failed to add to timeline',
} as const

export const outcomeOf = (what: string, by: string): string => `${what} (${by})`
