import type { PerField } from '../kernel/row.ts'
import type { ReminderAbout, reminderChannels } from '../reminder-words.ts'
import type { reminderStep } from '../reminders.ts'

/** The fields of a step, on screens and in files. */
export const stepNames: PerField<typeof reminderStep, string> = {
  about: 'About',
  at_time: 'At',
  is_active: 'In use',
}

/** What else a step has. */
export const stepDetailNames = { days_before: 'Days before', channels: 'Through' } as const

export const reminderAboutWords: Record<ReminderAbout, string> = {
  hearing: 'Hearing',
  deadline: 'Deadline',
  no_date: 'No next date',
  unseen: 'Not seen the day before',
  task: 'Task',
  timesheet: 'Week to submit',
  timesheet_waiting: 'Weeks to approve',
}

export const reminderChannelWords: Record<(typeof reminderChannels)[number], string> = {
  app: 'Notification',
  mail: 'Mail',
  push: 'Push',
}

/** The times that the firm has decided for its reminders. */
export const timeNames = {
  quiet_from: 'Mails stop at',
  quiet_until: 'Mails go again at',
  escalate_at: 'Unseen goes on at',
  no_date_days: 'Look again',
} as const
