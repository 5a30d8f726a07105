import { useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { MeetingsSearch } from '../features/meetings/address.ts'
import { said } from '../features/meetings/labels.ts'
import { MeetingExport } from '../features/meetings/parts/meeting-export.tsx'
import { MeetingFilters } from '../features/meetings/parts/meeting-filters.tsx'
import { MeetingLists } from '../features/meetings/parts/meeting-lists.tsx'
import { lazyPart } from '../lib/lazy-part.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { RowPage } from '../ui/rows/row-page.tsx'

const MeetingDialog = lazyPart(() => import('../features/meetings/parts/meeting-dialog.tsx'), 'MeetingDialog')

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
      said={said}
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
