/* The closed lists of repeated tasks as they stand in tables and on the wire: pages load them before any schema. */

export const repeatUnits = ['day', 'week', 'month', 'year'] as const
export type RepeatUnit = (typeof repeatUnits)[number]

/** What becomes of a day on which the courts' offices are closed. */
export const closedDayWays = ['keep', 'before', 'after'] as const
export type ClosedDayWay = (typeof closedDayWays)[number]

export const repeatLimits = { every: 52 } as const
