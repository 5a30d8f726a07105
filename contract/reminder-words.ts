/* The closed lists of reminders as they stand in tables and on the wire: pages load them before any schema. */

/** What people are reminded of; what nobody has seen goes on to others. Steps of tasks are read, and written from the next release on. */
export const reminderAbouts = ['hearing', 'deadline', 'no_date', 'unseen', 'task'] as const
/** What a firm may add steps of. */
export const stepAbouts = ['hearing', 'deadline', 'no_date'] as const

export const reminderChannels = ['app', 'mail', 'push'] as const

export const messageLanguages = ['en', 'bn'] as const

/** What a message for a client may name. */
export const messageFields = ['number', 'case', 'date', 'court', 'purpose', 'order', 'firm'] as const
export type MessageField = (typeof messageFields)[number]

/** Most days before and after, and most characters. */
export const reminderLimits = { days: 60, message: 1000 } as const
