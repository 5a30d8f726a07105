import type { hearing } from '../hearings.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a hearing, on screens and in files. */
export const hearingNames: PerField<typeof hearing, string> = {
  on_day: 'Date',
  at_time: 'Time',
  bench: 'Bench',
  room: 'Room',
  item_no: 'Item',
  purpose: 'Purpose',
  brief: 'Brief',
}
