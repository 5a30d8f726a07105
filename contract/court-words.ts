/* The closed lists of courts and types as they stand in tables and on the wire: pages load them before any schema. */

export const courtLevels = [
  'appellate_division',
  'high_court_division',
  'district',
  'sessions',
  'magistrate',
  'tribunal',
  'revenue',
  'other',
] as const
export type CourtLevel = (typeof courtLevels)[number]

/** What kind of law a type of case belongs to. */
export const lawSides = ['civil', 'criminal', 'writ', 'company', 'other'] as const
export type LawSide = (typeof lawSides)[number]

/** Why a day of a court's calendar differs from the week. */
export const courtDayKinds = ['holiday', 'vacation', 'working_day', 'office_only', 'other'] as const
export type CourtDayKind = (typeof courtDayKinds)[number]
