import type { DaySection } from '../day.ts'

/** The sections of My Day, on the page and in the mail of the day. */
export const sectionWords: Readonly<Record<DaySection, string>> = {
  overdue: 'Overdue',
  hearings: 'Hearings',
  deadlines: 'Deadlines',
  meetings: 'Meetings',
  tasks: 'Tasks',
  waiting: 'Waiting for me',
  covering: 'Covering',
  no_next_date: 'No next date',
}

/** Over what is somebody's for whom one stands in. */
export const coveringFor = (name: string): string => `Covering for ${name}`

/** What the mail of the day tells and no section of My Day holds. */
export const besidesWord = 'Besides'
