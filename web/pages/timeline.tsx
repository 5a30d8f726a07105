import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { savedOfTimeline, type TimelineSearch } from '../features/timeline/address.ts'
import { said } from '../features/timeline/labels.ts'
import { TimelineExport, TimelineFilters, TimelineList } from '../features/timeline/parts/timeline-list.tsx'
import { laterPart } from '../lib/lazy-part.ts'
import { useRowPage } from '../lib/rows/row-address.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

const EventDialog = laterPart(() => import('../features/timeline/parts/event-dialog.tsx'), 'EventDialog')

/** /timeline: what happened and will happen in each case. */
export function TimelinePage() {
  const page = useRowPage<TimelineSearch>('/timeline')
  return (
    <RowPage said={said} onAdd={page.onAdd} taking={<TimelineExport {...page} />}>
      <TimelineFilters {...page} />
      <SavedViews page="/timeline" names={savedOfTimeline} {...page} />
      <TimelineList {...page} />
      <EventDialog caseId={page.search.case} />
    </RowPage>
  )
}
