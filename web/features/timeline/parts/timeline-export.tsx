import type { TimelineEvent } from '../../../../contract/timeline.ts'
import type { FileColumn } from '../../../lib/table-file.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useAuth } from '../../auth/public.tsx'
import { nameOf, unknownName } from '../../people/public.ts'
import type { TimelineSearch } from '../address.ts'
import { timeline } from '../api.ts'
import { statusNames } from '../labels.ts'
import { filtersOf } from '../logic.ts'

/** Takes the events that the filters show away. */
export function TimelineExport({ search }: { search: TimelineSearch }) {
  const { isPartner } = useAuth()
  return (
    <ExportMenu
      name="timeline"
      title="Case Timeline"
      shown={[search.q && `“${search.q}”`, search.case, search.status && statusNames[search.status]]}
      columns={isPartner ? [...columns, creator] : columns}
      load={(most) => timeline.every(filtersOf(search), most)}
    />
  )
}

const columns: FileColumn<TimelineEvent>[] = [
  { header: 'Case ID', cell: (row) => row.case_id },
  { header: 'Date', cell: (row) => ({ day: row.timeline_date }), width: 12 },
  { header: 'Title', cell: (row) => row.title, width: 40 },
  { header: 'Description', cell: (row) => row.description, width: 60 },
  { header: 'Status', cell: (row) => statusNames[row.status], width: 14 },
]

const creator: FileColumn<TimelineEvent> = {
  header: 'Created By',
  cell: ({ profiles }) => (profiles ? nameOf(profiles, unknownName) : unknownName),
  width: 24,
}
