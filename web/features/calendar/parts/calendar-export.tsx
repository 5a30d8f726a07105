import type { CalendarEvent } from '../../../../contract/calendar.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, unknownName } from '../../people/public.ts'
import { type DayRange, everyEvent } from '../api.ts'
import { typeNames } from '../labels.ts'

/** Takes the events that are on screen away. */
export function CalendarExport({ from, to }: DayRange) {
  return <ExportMenu name="calendar" columns={columns} load={() => everyEvent({ from, to })} />
}

const columns: FileColumn<CalendarEvent>[] = [
  { header: 'Date', cell: (row) => ({ day: row.event_date }), width: 12 },
  { header: 'Time', cell: (row) => row.event_time, width: 8 },
  { header: 'Type', cell: (row) => typeNames[row.event_type], width: 14 },
  { header: 'Title', cell: (row) => row.title, width: 40 },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Created By', cell: ({ profiles }) => nameOf(profiles, unknownName), width: 24 },
]
