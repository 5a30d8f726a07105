import { useSearch } from '@tanstack/react-router'
import type { TimelineSearch } from '../features/timeline/address.ts'
import { said } from '../features/timeline/labels.ts'
import { EventDialog } from '../features/timeline/parts/event-dialog.tsx'
import { TimelineExport } from '../features/timeline/parts/timeline-export.tsx'
import { TimelineFilters } from '../features/timeline/parts/timeline-filters.tsx'
import { TimelineList } from '../features/timeline/parts/timeline-list.tsx'
import { listIn } from '../lib/rows/row-address.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

/** /timeline: what happened and will happen in each case. */
export function TimelinePage() {
  const search = useSearch({
    from: '/staff/timeline',
    select: listIn<TimelineSearch>,
    structuralSharing: true,
  })
  const onSearch = useSearchChange<TimelineSearch>('/timeline')
  return (
    <RowPage
      title="Case Timeline"
      meta="Follow what happens in each case"
      add={{ label: said.add, shortcut: 'Add event' }}
      onAdd={() => onSearch({ add: '1', edit: undefined })}
      taking={<TimelineExport search={search} />}
    >
      <TimelineFilters search={search} onSearch={onSearch} />
      <TimelineList search={search} onSearch={onSearch} />
      <EventDialog caseId={search.case} />
    </RowPage>
  )
}
