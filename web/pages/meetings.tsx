import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { MeetingsSearch } from '../features/meetings/address.ts'
import { said } from '../features/meetings/labels.ts'
import { MeetingExport } from '../features/meetings/parts/meeting-export.tsx'
import { MeetingFilters } from '../features/meetings/parts/meeting-filters.tsx'
import { MeetingLists } from '../features/meetings/parts/meeting-lists.tsx'
import { useSearchChange } from '../lib/search-change.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

// Nobody books before the page is there; the form comes after the first paint.
const MeetingDialog = lazy(() =>
  import('../features/meetings/parts/meeting-dialog.tsx').then(({ MeetingDialog }) => ({
    default: MeetingDialog,
  })),
)

/** /meetings: what the partners have booked, and where. */
export function MeetingsPage() {
  // The meeting that is edited stands in its list; the dialog of a new one does not.
  const search = useSearch({
    from: '/staff/partners-only/meetings',
    select: ({ add: _, ...list }) => list,
    structuralSharing: true,
  })
  const onSearch = useSearchChange<MeetingsSearch>('/meetings')
  return (
    <RowPage
      title="Meetings"
      meta="Book meetings and conference rooms"
      add={{ label: said.add, shortcut: 'Book meeting' }}
      onAdd={() => onSearch({ add: '1', edit: undefined })}
      taking={<MeetingExport search={search} />}
    >
      <MeetingFilters search={search} onSearch={onSearch} />
      <MeetingLists search={search} onSearch={onSearch} />
      <Suspense fallback={null}>
        <MeetingDialog />
      </Suspense>
    </RowPage>
  )
}
