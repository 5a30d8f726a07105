import { rowFields, someOfList } from './kernel/row.ts'

/* The closed lists of reminders as they stand in tables and on the wire: pages load them before any schema. */

/** What people are reminded of on cases. */
export const caseAbouts = ['hearing', 'deadline', 'no_date'] as const
/** What a firm may add steps of; those of weeks count from their Saturday. */
export const stepAbouts = [...caseAbouts, 'task', 'timesheet', 'timesheet_waiting'] as const
/** What people are reminded of; what nobody has seen goes on to others. */
export const reminderAbouts = [...stepAbouts, 'unseen'] as const
export type ReminderAbout = (typeof reminderAbouts)[number]

export const reminderChannels = ['app', 'mail', 'push'] as const
/** On which ways a step goes; each person gets of these what they asked for. */
export const stepWays = rowFields({
  channels: someOfList(reminderChannels, { usual: reminderChannels, complaint: 'one_of_the_kinds' }),
})

export const messageLanguages = ['en', 'bn'] as const

/** What a message for a client may name. */
export const messageFields = ['number', 'case', 'date', 'court', 'purpose', 'order', 'firm'] as const
export type MessageField = (typeof messageFields)[number]

/** Most days before and after, and most characters. */
export const reminderLimits = { days: 60, message: 1000 } as const
