import { type RefObject, useDeferredValue, useMemo, useRef, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { useAfterStart } from '../../../lib/after-start.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { cx } from '../../../ui/cx.ts'
import { ErrorState } from '../../../ui/states.tsx'
import type { DashboardSearch } from '../address.ts'
import { keys as keyWords, said } from '../labels.ts'
import { filtersOf } from '../logic.ts'
import { useCardWalk } from './card-walk.ts'
import { EditorRow, preloadEditor } from './editor-row.tsx'
import type { NoteCardActions } from './note-card.tsx'
import { useNoteExtras } from './note-extras.ts'
import { NoteMenu } from './note-menu.tsx'
import { TaskSections, TasksSkeleton } from './task-sections.tsx'
import { useEditPlace } from './use-editing.ts'
import { useNoteActions } from './use-note-actions.ts'
import { useSelection } from './use-selection.ts'
import { useTaskLists } from './use-task-lists.ts'

// Most have tasks.
const NoTasks = laterPart(() => import('./no-tasks.tsx'), 'NoTasks')
const NoteReader = laterPart(() => import('./note-reader.tsx'), 'NoteReader')

type TaskBoardProps = {
  search: DashboardSearch
  onSearch: (change: Partial<DashboardSearch>) => void
  /** The form was opened on this page, so that leaving it leads back here. */
  openedHere: boolean
  /** Opens the form of a task. */
  onEdit: (id: string) => void
  /** Closes the form, if it still is that of one of these: a new task has got an id meanwhile. */
  onClose: (...ids: string[]) => void
  /** The task of this id cannot be edited here: it is archived, or not there for the reader. */
  onElsewhere: (id: string, archived: Note | undefined) => void
  /** The new task in the form has this id now. */
  onMade: (id: string) => void
  onCreate: () => void
}

// They work on the card that has the focus, and in its form.
const keysOfCards: readonly Shortcut[] = [
  { keys: 'r', label: keyWords.read },
  { keys: 'e', label: keyWords.edit },
  { keys: 'p', label: keyWords.priority },
  { keys: 'space', label: keyWords.select },
  { keys: '#', label: keyWords.archive },
  { keys: 'mod+enter', label: keyWords.save },
  { keys: 'escape', label: keyWords.cancel },
]

/** The Tasks tab: priority tasks, all others, and the form of the one that is being edited. */
export function TaskBoard({ search, onSearch, onCreate, ...form }: TaskBoardProps) {
  const { openedHere, onEdit, onClose, onMade, onElsewhere } = form
  // A new task opens at once, also where the connection has gone.
  useAfterStart(preloadEditor)
  useShortcuts(keysOfCards)
  useCardWalk()
  const filters = useDeferredValue(filtersOf(search))
  const { priority, others, counted, isLoading, isOld, failure, isFetching, retry } = useTaskLists(filters)
  const lists = { priority: priority.notes, others: others.notes }
  const { place, become } = useEditPlace(search.edit, lists, !isLoading)
  const reader = useReader(onEdit)
  const selection = useSelection([...lists.priority, ...lists.others])
  const { card, note: noteActions, returnFocusTo } = useCardActions(onEdit, reader.open, selection.toggle)
  const { selected } = useNoteExtras()

  if (failure) {
    return <ErrorState title={said.loadFailed} reason={failure} onRetry={retry} busy={isFetching} />
  }
  if (isLoading) return <TasksSkeleton />
  const editor = place && (
    <EditorRow
      place={place}
      openedHere={openedHere}
      onRow={({ id }) => become(id)}
      onMade={({ id }) => onMade(id)}
      onElsewhere={(note) => {
        if (!note || note.is_archived) return onElsewhere(place.id, note)
        // Somebody else's, which one works on.
        reader.open(note)
        onClose(place.id)
      }}
      onClose={(saved) => {
        returnFocusTo(saved ?? place.id)
        onClose(place.id, saved ?? place.id)
      }}
    />
  )
  return (
    <div aria-busy={isOld} className={cx('flex flex-col gap-5', isOld && 'cursor-progress')}>
      <TaskSections
        lists={{ priority, others }}
        counted={counted}
        editing={place && { ...place, editor }}
        actions={card}
        selected={selection.ids}
        none={<NoTasks search={search} onSearch={onSearch} onCreate={onCreate} />}
      />
      {selection.notes.length > 0 && selected?.(selection)}
      <NoteMenu
        actions={noteActions}
        onEdit={(note) => onEdit(note.id)}
        onRead={reader.open}
        onSelect={selected && ((note) => selection.toggle(note, false))}
      />
      <NoteReader id={reader.id} listed={[priority, others]} onClose={reader.close} onEdit={reader.edit} />
    </div>
  )
}

/** The task that is read above the board. */
function useReader(onEdit: (id: string) => void) {
  const [id, setId] = useState<string>()
  return {
    id,
    open: (note: Note) => setId(note.id),
    close: () => setId(undefined),
    edit: (note: Note) => {
      setId(undefined)
      onEdit(note.id)
    },
  }
}

/** The card that the focus goes to once it is there. */
type FocusedCard = RefObject<(FocusOptions & { id: string }) | undefined>

/** A card that goes to the other section leaves the focus behind, and claims it where it comes. */
function claimsOf(focusOn: FocusedCard): Pick<NoteCardActions, 'onFocusLost' | 'claimFocus'> {
  return {
    onFocusLost: ({ id }) => {
      if (focusOn.current?.id === id) return
      // It comes in the same moment or not at all, and nobody asked to be taken there.
      const moved = { id, preventScroll: true }
      focusOn.current = moved
      queueMicrotask(() => {
        if (focusOn.current === moved) focusOn.current = undefined
      })
    },
    claimFocus: ({ id }) => {
      const focus = focusOn.current
      if (focus?.id !== id) return undefined
      focusOn.current = undefined
      return focus
    },
  }
}

function useCardActions(
  onEdit: (id: string) => void,
  onRead: (note: Note) => void,
  onSelect: (note: Note, isRange: boolean) => void,
) {
  const note = useNoteActions()
  const { onTimer, onLogHours, selected } = useNoteExtras()
  const focusOn: FocusedCard = useRef(undefined)
  const latest = useRef({ onEdit, onRead, onSelect })
  latest.current = { onEdit, onRead, onSelect }
  const card = useMemo<NoteCardActions>(() => {
    const open = (of: Note) => (of.can.edit ? latest.current.onEdit(of.id) : latest.current.onRead(of))
    const keys: Record<string, (of: Note) => void> = {
      r: (of) => latest.current.onRead(of),
      e: open,
      p: (of) => {
        if (!of.can.edit) return
        // The card goes to the other section, and the focus with it.
        focusOn.current = { id: of.id }
        note.setPriority(of, !of.is_priority)
      },
      s: (of) => of.can.status && onTimer?.(of),
      l: (of) => onLogHours?.(of),
      '#': (of) => of.can.archive && note.archive(of),
    }
    return {
      onOpen: open,
      onTick: note.tick,
      onSelect: selected && ((of, isRange) => latest.current.onSelect(of, isRange)),
      onKey: (of, key) => {
        keys[key]?.(of)
        return key in keys
      },
      onDelete: note.remove,
      onNear: preloadEditor,
      ...claimsOf(focusOn),
    }
  }, [note, onTimer, onLogHours, selected])
  return {
    card,
    note,
    returnFocusTo: (id: string) => {
      // A new task of the other section may have its card already, which will claim nothing any more.
      const title = document.getElementById(`task-${id}`)?.querySelector('button')
      focusOn.current = title ? undefined : { id }
      title?.focus()
    },
  }
}
