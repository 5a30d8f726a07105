import { SearchX } from 'lucide-react'
import { type ReactNode, useMemo, useRef } from 'react'
import type { Note, NoteFilters } from '../../../../contract/notes.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { empty } from '../labels.ts'
import type { NoteCardActions } from './note-card.tsx'
import { TaskSections } from './task-sections.tsx'
import { type TaskList, useTaskLists } from './use-task-lists.ts'

const NoteReader = laterPart(() => import('./note-reader.tsx'), 'NoteReader')

type ReadingBoardProps = {
  filters: NoteFilters
  /** Shown when there is nothing to read. */
  none: ReactNode
  /** The id of the task that is being read. */
  open: string | undefined
  onOpen: (id: string | undefined) => void
  words: { loading: string; loadFailed: string }
  /** What can be done with its cards; left out, they are to look at and not to change, also for somebody who might. */
  acts?: Pick<NoteCardActions, 'onUnarchive' | 'onDelete'> | undefined
}

/** Tasks to read: archived ones, and those of one associate for partners. */
export function ReadingBoard({ filters, none, open, onOpen, words, acts }: ReadingBoardProps) {
  const lists = useTaskLists(filters, words.loadFailed)
  const priority = useReadable(lists.priority, acts !== undefined)
  const others = useReadable(lists.others, acts !== undefined)
  const latest = useRef(onOpen)
  latest.current = onOpen
  const actions = useMemo<NoteCardActions>(
    () => ({
      onTick: () => undefined,
      onDelete: () => undefined,
      ...acts,
      onOpen: ({ id }) => latest.current(id),
      onKey: () => false,
    }),
    [acts],
  )
  if (lists.failure) {
    const { failure, retry, isFetching } = lists
    return <ErrorState title={words.loadFailed} reason={failure} onRetry={retry} busy={isFetching} />
  }
  if (lists.isLoading) return <Loading label={words.loading} />
  return (
    <div className="flex flex-col gap-5">
      <TaskSections lists={{ priority, others }} counted={lists.counted} actions={actions} none={none} />
      <NoteReader id={open} listed={[priority, others]} onClose={() => onOpen(undefined)} />
    </div>
  )
}

const nothing: Note['can'] = {
  edit: false,
  archive: false,
  unarchive: false,
  delete: false,
  status: false,
  leave: false,
  assign: false,
}

/** The same list without what its reader could do elsewhere; each task is made once, so that its card is drawn once. */
function useReadable({ notes, pages }: TaskList, mayAct: boolean): TaskList {
  const untouchable = useMemo(() => notes.map((note) => ({ ...note, can: nothing })), [notes])
  return { notes: mayAct ? notes : untouchable, pages }
}

/** Why a list of read tasks is empty. */
export function NothingFound({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState icon={<SearchX />} title={empty.found}>
      {isSearched ? empty.inArchiveWhy : empty.inMonthWhy}
    </EmptyState>
  )
}
