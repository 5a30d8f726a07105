import type { PerField } from '../kernel/row.ts'
import type { timelineEvent } from '../timeline.ts'
import type { TimelineStatus } from '../timeline-statuses.ts'

/** The fields of an event of a case, on screens and in files. */
export const timelineNames: PerField<typeof timelineEvent, string> = {
  case_id: 'Case ID',
  title: 'Title',
  description: 'Description',
  timeline_date: 'Date',
  status: 'Status',
  order_position: 'Order Position',
}

/** The four states (specification: timeline 3). */
export const timelineStatusWords: Record<TimelineStatus, string> = {
  pending: 'Pending',
  'in-progress': 'In Progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
