import type { PerField } from '../kernel/row.ts'
import type { meeting } from '../meetings.ts'

/** The fields of a meeting, on screens and in files. */
export const meetingNames: PerField<typeof meeting, string> = {
  title: 'Title',
  description: 'Description',
  meeting_date: 'Date',
  start_time: 'Start Time',
  end_time: 'End Time',
  location: 'Location',
}
