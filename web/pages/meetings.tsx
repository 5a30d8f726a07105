import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import type { MeetingsSearch } from '../features/meetings/address.ts'
import { MeetingExport } from '../features/meetings/parts/meeting-export.tsx'
import { MeetingFilters } from '../features/meetings/parts/meeting-filters.tsx'
import { MeetingLists } from '../features/meetings/parts/meeting-lists.tsx'
import { useBesideDialogs, useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'

// Nobody books before the page is there; the form comes after the first paint.
const MeetingDialog = lazy(() =>
  import('../features/meetings/parts/meeting-dialog.tsx').then(({ MeetingDialog }) => ({
    default: MeetingDialog,
  })),
)

/** /meetings: what the partners have booked, and where. */
export function MeetingsPage() {
  const search = useSearch({ from: '/staff/partners-only/meetings' })
  const onSearch = useSearchChange<MeetingsSearch>('/meetings')
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'Book meeting')
  const beside = useBesideDialogs(search, 'add')
  const lists = useMemo(
    () => (
      <>
        <MeetingFilters search={beside} onSearch={onSearch} />
        <MeetingLists search={beside} onSearch={onSearch} />
      </>
    ),
    [beside, onSearch],
  )
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="Meetings"
        meta="Book meetings and conference rooms"
        actions={
          <>
            <MeetingExport search={search} />
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
              Book Meeting
            </Button>
          </>
        }
      />
      {lists}
      <Suspense fallback={null}>
        <MeetingDialog open={search.add === '1'} onClose={() => onSearch({ add: undefined })} />
      </Suspense>
    </div>
  )
}
