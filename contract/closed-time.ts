/** Why a day takes no time any more. */
export const refusesClosed = ['time.period_closed', 'time.week_submitted', 'time.week_approved'] as const

/** Why hours of a day are not changed any more. */
export const refusesFixed = [...refusesClosed, 'time.billed'] as const
