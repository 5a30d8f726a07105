import { type TimelineEvent, timelineEvent } from '../../../../contract/timeline.ts'
import { timelineNames, timelineStatusWords } from '../../../../contract/words/timeline.ts'
import { fileColumns } from '../../../lib/rows/row-fields.ts'
import { shownAs } from '../../../lib/words.tsx'
import { ExportMenu } from '../../../ui/rows/export-menu.tsx'
import { useAuth } from '../../auth/public.tsx'
import { creatorColumn } from '../../people/public.ts'
import type { TimelineSearch } from '../address.ts'
import { timeline } from '../api.ts'
import { said } from '../labels.ts'
import { filtersOf } from '../logic.ts'

const columns = fileColumns(
  timelineEvent,
  timelineNames,
  { case_id: 20, timeline_date: 12, title: 40, description: 60, status: 14, order_position: null },
  { status: shownAs(timelineStatusWords) },
)

/** Takes the events that the filters show away. */
export function TimelineExport({ search }: { search: TimelineSearch }) {
  const { may } = useAuth()
  return (
    <ExportMenu<TimelineEvent>
      name="timeline"
      title={said.title}
      shown={[search.q && `“${search.q}”`, search.case, search.status && timelineStatusWords[search.status]]}
      columns={may('cases.manage') ? [...columns, creatorColumn] : columns}
      load={(most) => timeline.every(filtersOf(search), most)}
    />
  )
}
