import type { Right } from './rights.ts'

/** The types of notifications that a person decides about, in the order in which they are shown and mailed. */
export const notificationTypes = [
  'hearing_reminder',
  'hearing_outcome',
  'deadline_reminder',
  'deadline_sign',
  'no_next_date',
  'hearing_listed',
  'hearing_handover',
  'case_mention',
  'case_people',
  'chat_message',
  'note_due',
  'note_assigned',
  'note_owner',
  'step_done',
  'time_changed',
  'timer_running',
  'timesheet_due',
  'timesheet_waiting',
  'timesheet_returned',
  'timesheet_approved',
  'absence_cover',
  'note_created',
  'note_modified',
  'notes_archived',
  'conflict_check',
  'import_finished',
  'feedback_received',
  'career_application',
  'security',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const mailModes = ['off', 'now', 'digest'] as const
export type MailMode = (typeof mailModes)[number]

/** Of what the reminders tell, which mail it themselves (specification: reminders). */
export const reminderTypes: readonly string[] = [
  'hearing_reminder',
  'hearing_outcome',
  'deadline_reminder',
  'no_next_date',
]
/** What else is mailed at once, as any notification is. */
const atOnceTypes: readonly string[] = ['note_due', 'timesheet_due', 'timesheet_waiting', 'security']
/** Where somebody is asked for something, answered, or given a case. */
const askedTypes: readonly string[] = [
  'deadline_sign',
  'hearing_handover',
  'case_people',
  'note_owner',
  'absence_cover',
  'conflict_check',
]

export interface Ways {
  in_app: boolean
  mail: MailMode
  push: boolean
}

/** What holds for whoever has chosen nothing; a type that nobody here knows is shown in the product alone. */
export function usualWays(type: string): Ways {
  const isAtOnce = atOnceTypes.includes(type) || reminderTypes.includes(type)
  return { in_app: true, mail: isAtOnce ? 'now' : askedTypes.includes(type) ? 'digest' : 'off', push: false }
}

/** Whoever does not hold it is told of no such thing. */
export const rightToType: Readonly<Partial<Record<string, Right>>> = {
  note_created: 'notes.all',
  conflict_check: 'conflicts.decide',
  import_finished: 'data.import',
  career_application: 'applications',
  timesheet_waiting: 'time.approve',
}
