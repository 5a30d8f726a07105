import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import type { TimelineSearch } from '../features/timeline/address.ts'
import { timeline } from '../features/timeline/api.ts'
import { EventDialog } from '../features/timeline/parts/event-dialog.tsx'
import { TimelineExport } from '../features/timeline/parts/timeline-export.tsx'
import { TimelineFilters } from '../features/timeline/parts/timeline-filters.tsx'
import { TimelineList } from '../features/timeline/parts/timeline-list.tsx'
import { useBesideDialogs, useSearchChange } from '../lib/search-change.ts'
import { useShortcut } from '../lib/shortcuts.ts'
import { Button } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'

/** /timeline: what happened and will happen in each case. */
export function TimelinePage() {
  const search = useSearch({ from: '/staff/timeline' })
  const onSearch = useSearchChange<TimelineSearch>('/timeline')
  const { data: edited } = useQuery({
    ...timeline.one(search.edit ?? ''),
    enabled: search.edit !== undefined,
  })
  const add = () => onSearch({ add: '1', edit: undefined })
  useShortcut('n', add, 'Add event')
  const beside = useBesideDialogs(search, 'add', 'edit')
  const list = useMemo(
    () => (
      <>
        <TimelineFilters search={beside} onSearch={onSearch} />
        <TimelineList search={beside} onSearch={onSearch} />
      </>
    ),
    [beside, onSearch],
  )
  const isEditing = search.edit !== undefined && edited !== undefined
  return (
    <div className="flex flex-col gap-5">
      <PageHeading
        title="Case Timeline"
        meta="Follow what happens in each case"
        actions={
          <>
            <TimelineExport search={search} />
            <Button variant="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={add}>
              Add Event
            </Button>
          </>
        }
      />
      {list}
      <EventDialog
        open={isEditing || search.add === '1'}
        event={isEditing ? edited : undefined}
        caseId={search.case}
        onClose={() => onSearch({ add: undefined, edit: undefined })}
      />
    </div>
  )
}
