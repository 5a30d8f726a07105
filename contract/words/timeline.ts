import type { PerField } from '../kernel/row.ts'
import type { timelineEvent } from '../timeline.ts'

/** The fields of an event of a case, on screens and in files. */
export const timelineNames: PerField<typeof timelineEvent, string> = {
  case_id: 'Case ID',
  title: 'Title',
  description: 'Description',
  timeline_date: 'Date',
  status: 'Status',
  order_position: 'Order Position',
}
