import { type ReactNode, useMemo, useRef } from 'react'
import type { Note, NoteFilters } from '../../../../contract/notes.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { said } from '../labels.ts'
import type { NoteCardActions } from './note-card.tsx'
import { NoteReader } from './note-reader.tsx'
import { TaskSections } from './task-sections.tsx'
import { useReading } from './use-reading.ts'
import { type TaskList, useTaskLists } from './use-task-lists.ts'

type ReadingBoardProps = {
  filters: NoteFilters
  /** Shown when there is nothing to read. */
  none: ReactNode
  /** The id of the task that is being read. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  loadFailed?: string | undefined
}

/** Tasks to look at and not to change, also for somebody who might: those of one associate, for partners. */
export function ReadingBoard({
  filters,
  none,
  open,
  onOpen,
  loadFailed = said.loadFailed,
}: ReadingBoardProps) {
  const lists = useTaskLists(filters, loadFailed)
  const { counted } = lists
  const priority = useUntouchable(lists.priority)
  const others = useUntouchable(lists.others)
  const reading = useReading(open, [...priority.notes, ...others.notes])
  const actions = useReadingActions(onOpen)
  if (lists.failure) {
    const { failure, retry, isFetching } = lists
    return <ErrorState title={loadFailed} reason={failure} onRetry={retry} busy={isFetching} />
  }
  if (lists.isLoading) return <Loading label={said.loading} />
  return (
    <div className="flex flex-col gap-5">
      <TaskSections lists={{ priority, others }} counted={counted} actions={actions} none={none} />
      <NoteReader note={reading} onClose={() => onOpen(undefined)} />
    </div>
  )
}

const nothing: Note['can'] = { edit: false, archive: false, unarchive: false, delete: false }

/** The same list without what its reader could do elsewhere; each task is made once, so that its card is drawn once. */
function useUntouchable({ notes, pages }: TaskList): TaskList {
  const untouchable = useMemo(() => notes.map((note) => ({ ...note, can: nothing })), [notes])
  return { notes: untouchable, pages }
}

function useReadingActions(onOpen: (id: string) => void): NoteCardActions {
  const latest = useRef(onOpen)
  latest.current = onOpen
  return useMemo(
    () => ({
      onOpen: ({ id }) => latest.current(id),
      onTick: () => undefined,
      onKey: () => false,
      onDelete: () => undefined,
    }),
    [],
  )
}
