import { Link, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useAuth } from '../features/auth/public.tsx'
import { type ArchiveSearch, readableBy, savedOfArchive } from '../features/notes/address.ts'
import { archive, said } from '../features/notes/labels.ts'
import { Archive } from '../features/notes/parts/archive.tsx'
import { useCardWalk } from '../features/notes/parts/card-walk.ts'
import { useNoteActions } from '../features/notes/parts/use-note-actions.ts'
import { SavedViews } from '../features/saved-views/parts/later-views.ts'
import { paths } from '../lib/paths.ts'
import { useSearchChange } from '../lib/search-change.ts'
import { buttonClass } from '../ui/button.tsx'
import { PageHeading } from '../ui/heading.tsx'

/** /archive: tasks that were taken off the active list, by the month they were made in. */
export function ArchivePage() {
  const maySeeAll = useAuth().may('notes.all')
  const found = useSearch({ from: '/staff/archive' })
  const search = useMemo(() => readableBy(maySeeAll, found), [maySeeAll, found])
  const onSearch = useSearchChange<ArchiveSearch>('/archive')
  const note = useNoteActions()
  const acts = useMemo(
    () => ({
      onUnarchive: note.unarchive,
      onDelete: (of: Parameters<typeof note.remove>[0]) => note.remove(of, said.deleteFailedInArchive),
    }),
    [note],
  )
  useCardWalk()
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        title={archive.title}
        actions={
          <Link {...paths.tasks()} className={buttonClass()}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {said.backToTasks}
          </Link>
        }
      />
      <SavedViews page="/archive" names={savedOfArchive} search={search} onSearch={onSearch} />
      <Archive search={search} onSearch={onSearch} words={archive} acts={acts} />
    </div>
  )
}
