import { type TimelineEvent, timelineEvent } from '../../../../contract/timeline.ts'
import { timelineNames } from '../../../../contract/words/timeline.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useAuth } from '../../auth/public.tsx'
import { creatorColumn } from '../../people/public.ts'
import type { TimelineSearch } from '../address.ts'
import { timeline } from '../api.ts'
import { statusNames, statusWord } from '../labels.ts'
import { filtersOf } from '../logic.ts'

const columns = fileColumns(
  timelineEvent,
  timelineNames,
  { case_id: 20, timeline_date: 12, title: 40, description: 60, status: 14, order_position: null },
  { status: statusWord },
)

/** Takes the events that the filters show away. */
export function TimelineExport({ search }: { search: TimelineSearch }) {
  const { may } = useAuth()
  return (
    <ExportMenu<TimelineEvent>
      name="timeline"
      title="Case Timeline"
      shown={[search.q && `“${search.q}”`, search.case, search.status && statusNames[search.status]]}
      columns={may('cases.manage') ? [...columns, creatorColumn] : columns}
      load={(most) => timeline.every(filtersOf(search), most)}
    />
  )
}
