import type { Meeting } from '../../../../contract/meetings.ts'
import { useServerMinute } from '../../../lib/now.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { inputOf } from '../../../lib/zone-time.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { nameOf, unknownName, useFirm } from '../../people/public.ts'
import type { MeetingsSearch } from '../address.ts'
import { meetings } from '../api.ts'
import { statusNames } from '../labels.ts'
import { filtersOf, statusAt } from '../logic.ts'

/** Takes the meetings that the filters show away: those to come, then those that were. */
export function MeetingExport({ search }: { search: MeetingsSearch }) {
  const { time_zone } = useFirm()
  const minute = inputOf(useServerMinute(), time_zone)
  return (
    <ExportMenu
      name="meetings"
      title="Meetings"
      shown={[search.q && `“${search.q}”`, search.location]}
      columns={columnsAt(minute)}
      load={(most) => meetings.every(filtersOf(search), most)}
    />
  )
}

const columnsAt = (minute: string): FileColumn<Meeting>[] => [
  { header: 'Date', cell: (row) => ({ day: row.meeting_date }), width: 12 },
  { header: 'Start', cell: (row) => row.start_time, width: 8 },
  { header: 'End', cell: (row) => row.end_time, width: 8 },
  { header: 'Title', cell: (row) => row.title, width: 40 },
  { header: 'Location', cell: (row) => row.location, width: 24 },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Status', cell: (row) => statusNames[statusAt(row, minute)], width: 12 },
  { header: 'Created By', cell: ({ profiles }) => nameOf(profiles, unknownName), width: 24 },
]
