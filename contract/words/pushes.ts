import type { NotificationType } from '../notification-types.ts'

/** What a lock screen says, which anybody may read: the kind, and nothing of what it is about. */
export const pushWords: Readonly<Record<NotificationType, string>> = {
  hearing_reminder: 'A hearing reminder is waiting.',
  hearing_outcome: 'The outcome of a hearing is missing.',
  deadline_reminder: 'A deadline reminder is waiting.',
  deadline_sign: 'There is a deadline to sign.',
  no_next_date: 'A case has no next date.',
  hearing_listed: 'A court has listed a case.',
  hearing_handover: 'There is news of who appears at a hearing.',
  case_mention: 'Somebody mentioned you on a case.',
  case_people: 'You were added to a case.',
  chat_message: 'There is a new message in the chat.',
  note_due: 'A reminder of a task is waiting.',
  note_assigned: 'You were given a task.',
  note_owner: 'Somebody asks you about a task.',
  absence_cover: 'You stand in for somebody, or no longer do.',
  step_done: 'A step of a task of yours is done.',
  timer_running: 'Is your timer still running?',
  time_changed: 'Somebody changed your time.',
  timesheet_due: 'A week of yours is not submitted.',
  timesheet_waiting: 'Weeks wait for approval.',
  timesheet_returned: 'A week of yours was returned.',
  timesheet_approved: 'A week of yours was approved.',
  note_created: 'There is a new task.',
  note_modified: 'Somebody changed a task of yours.',
  notes_archived: 'Tasks of past months were archived.',
  conflict_check: 'A conflict check is waiting.',
  import_finished: 'An import has ended.',
  feedback_received: 'There is feedback for you.',
  career_application: 'There is a new application.',
  security: 'Please look at the security of your account.',
}
/** Of a kind that is not known here. */
export const anyPush = 'A notification is waiting.'
export const manyPushes = '{n} notifications are waiting.'
export const testOfPush = 'This is a test. Notifications reach this device.'
