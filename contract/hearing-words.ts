/* The closed lists of the court diary as they stand in tables and on the wire: pages load them before any schema. */

/** Most characters, people and days; `look_again` is the day on which a case without a date is looked at again. */
export const hearingLimits = {
  bench: 200,
  room: 60,
  item_no: 20,
  purpose: 300,
  brief: 2000,
  order_summary: 5000,
  adjourn_reason: 300,
  no_date_reason: 300,
  reason: 1000,
  handover_note: 500,
  with: 5,
  board: 500,
  clash_days: 7,
  doubled: 2000,
  look_again: { usual: 14, most: 180 },
  trash_days: 30,
} as const

/** What became of a day in court; `set` is still to come, or nobody has said. */
export const hearingStates = ['set', 'held', 'adjourned', 'not_reached', 'vacated'] as const
export const outcomes = ['held', 'adjourned', 'not_reached', 'vacated'] as const

export const adjourners = ['our_side', 'other_side', 'court', 'both'] as const

/** What follows from it: a day, none for now, one that the court will fix, or nothing more. */
export const nextKinds = ['date', 'none', 'awaited', 'ended'] as const

/** How close two hearings of one person are: at two places, or too near to each other in one. */
export const clashLevels = ['clash', 'tight'] as const
export type ClashLevel = (typeof clashLevels)[number]
