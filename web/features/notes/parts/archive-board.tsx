import { Archive, SearchX } from 'lucide-react'
import { useMemo, useRef } from 'react'
import type { NoteFilters } from '../../../../contract/notes.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { archive, empty, said } from '../labels.ts'
import { useCardWalk } from './card-walk.ts'
import type { NoteCardActions } from './note-card.tsx'
import { NoteReader } from './note-reader.tsx'
import { TaskSections } from './task-sections.tsx'
import { useNoteActions } from './use-note-actions.ts'
import { useReading } from './use-reading.ts'
import { useTaskLists } from './use-task-lists.ts'

type ArchiveBoardProps = {
  filters: NoteFilters
  isSearched: boolean
  /** The id of the task that is being read. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
}

/** The archived tasks of a month: read, put back, or deleted. */
export function ArchiveBoard({ filters, isSearched, open, onOpen }: ArchiveBoardProps) {
  useCardWalk()
  const { priority, others, counted, isLoading, failure, isFetching, retry } = useTaskLists(filters)
  const reading = useReading(open, [...priority.notes, ...others.notes])
  const note = useNoteActions()
  const latest = useRef(onOpen)
  latest.current = onOpen
  const actions = useMemo<NoteCardActions>(
    () => ({
      onOpen: ({ id }) => latest.current(id),
      onTick: note.tick,
      onKey: () => false,
      onUnarchive: note.unarchive,
      onDelete: (of) => note.remove(of, said.deleteFailedInArchive),
    }),
    [note],
  )
  if (failure) {
    return <ErrorState title={said.loadFailed} reason={failure} onRetry={retry} busy={isFetching} />
  }
  if (isLoading) return <Loading label={archive.loading} />
  return (
    <div className="flex flex-col gap-5">
      <TaskSections
        lists={{ priority, others }}
        counted={counted}
        actions={actions}
        none={<NothingFound isSearched={isSearched} />}
      />
      <NoteReader note={reading} onClose={() => onOpen(undefined)} />
    </div>
  )
}

/** Why a list of read tasks is empty. */
export function NothingFound({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState icon={<SearchX />} title={empty.found}>
      {isSearched ? empty.inArchiveWhy : empty.inMonthWhy}
    </EmptyState>
  )
}

/** What the archive says before anything was ever archived. */
export function NothingArchived() {
  return (
    <EmptyState icon={<Archive />} title={empty.archived}>
      {empty.archivedWhy}
    </EmptyState>
  )
}
