/* The closed lists of courts' lists for a day as they stand in tables and on the wire: pages load them before any schema. */

/** Most of what is taken in; `near_days` are the days within which a hearing of one court moves to the day of the list. */
export const causeListLimits = {
  text_bytes: 2 * 1024 * 1024,
  file_bytes: 5 * 1024 * 1024,
  lines: 20_000,
  heads: 100,
  /** So many lines and more are read by a job. */
  job_lines: 5_000,
  applied: 500,
  others: 5,
  not_listed: 200,
  undo_hours: 24,
  near_days: 7,
} as const

export const causeListSources = ['text', 'csv', 'xlsx'] as const
export type CauseListSource = (typeof causeListSources)[number]

/** What a column of a list can be; without `case` or `number` a line is found by both sides alone. */
export const causeListColumns = [
  'item',
  'case',
  'type',
  'number',
  'year',
  'parties',
  'one_side',
  'other_side',
  'purpose',
  'next_date',
] as const
export type CauseListColumn = (typeof causeListColumns)[number]

/** How sure it is that a line is of a case; none: nobody but a person said so. */
export const matchLevels = ['sure', 'likely', 'possible', 'none'] as const
export type MatchLevel = (typeof matchLevels)[number]

export const lineDecisions = ['open', 'taken', 'refused'] as const

/** What applying a line does to the diary; `number` gives the hearing of that day what the list says of it. */
export const linePlans = ['new', 'number', 'move', 'nothing'] as const
