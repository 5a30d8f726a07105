import type { MailMode, NotificationType } from '../../../contract/notification-types.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Notifications',
  back: 'Back to Profile',
  ways: 'What reaches you, and how',
  kind: 'Kind',
  inApp: 'In app',
  mail: 'Mail',
  loadFailed: 'Your notification settings could not be loaded',
  failed: 'Failed to save that',
  push: 'Push',
  thisBrowser: 'This browser',
  blocked: 'Your browser blocks them for this site; its settings can allow them.',
  unsupported: 'This browser cannot show them.',
  pushOff: 'Push notifications are not set up on this server.',
  test: 'Send a test',
  details: 'Show details on this device’s lock screen',
  detailsHint: 'Never for restricted cases.',
  quiet: 'Quiet hours',
  quietHint: 'Mail and push wait until they end, and come as one. Not what is due or in court that day.',
  ofFirm: 'Those of the firm',
  from: 'From',
  until: 'Until',
  quietDays: 'Quiet all day',
  digestAt: 'Daily digest at',
  digestHint: 'One mail a day, if there is something.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Notification settings saved successfully',
} as const

export const mailWords: Readonly<Record<MailMode, string>> = {
  off: 'Off',
  now: 'At once',
  digest: 'Daily digest',
}

export const kindWords: Readonly<Record<NotificationType, string>> = {
  hearing_reminder: 'Reminders of hearings',
  hearing_outcome: 'Outcome missing',
  deadline_reminder: 'Reminders of deadlines',
  deadline_sign: 'Deadlines to sign',
  no_next_date: 'Cases without a next date',
  hearing_listed: 'Listed by a court',
  hearing_handover: 'Asked to appear, and the answer',
  case_mention: 'Mentioned on a case',
  case_people: 'Added to a case by others',
  chat_message: 'Messages in the chat',
  note_due: 'Reminders of tasks',
  note_assigned: 'Asked to work on a task',
  note_owner: 'Asked to own a task, and the answer',
  absence_cover: 'Standing in for somebody',
  step_done: 'Steps of your tasks done by others',
  timer_running: 'Your timer, after hours without work',
  time_changed: 'Your time, changed by others',
  timesheet_due: 'Reminders of your weeks',
  timesheet_waiting: 'Weeks to approve',
  timesheet_returned: 'Your weeks, returned',
  timesheet_approved: 'Your weeks, approved',
  note_created: 'New tasks',
  note_modified: 'Your tasks changed by others',
  notes_archived: 'Tasks archived at the end of a month',
  conflict_check: 'Conflict checks to decide',
  import_finished: 'Your imports, once they end',
  feedback_received: 'Feedback for you',
  career_application: 'New applications',
  security: 'Security of your account',
}

/** Names a control of the table: 'Mail: Feedback for you'. */
export const wayOf = (way: string, kind: string): string => `${way}: ${kind}`

/** What a test answers. */
export const testSent = (count: number): string =>
  plural(count, {
    one: 'A test is on its way to {n} browser.',
    other: 'A test is on its way to {n} browsers.',
  })
