import { createContext, type ReactNode, useContext } from 'react'
import type { Note } from '../../../../contract/notes.ts'

/** What the form of a task is to what stands in it. */
interface TrackingForm {
  /** Hears whether something is entered that its own button saves; the same function as long as it stands. */
  onUnsaved: (isUnsaved: boolean) => void
  /** The task to work on, saved first where it is new; undefined when that could not be done, which the form says. */
  rowFor: () => Promise<Note | undefined>
  /** How often a save waited for what is entered here; 0 while none does. */
  asked: number
  /** What was entered is saved or given up: the save that waited goes on. */
  onDecided: () => void
}

/** The tasks that are selected on a list, and what else is on it. */
export interface Selection {
  notes: readonly Note[]
  listed: readonly Note[]
  /** Selects these, and no others. */
  onSelect: (ids: readonly string[]) => void
}

/** What other features put into a task's card, menu and form; the page that knows them brings it. */
export interface NoteExtras {
  /** Stands beside the hours of a task that one works on. */
  timer?: (note: Note) => ReactNode
  /** The key S on the card. */
  onTimer?: (note: Note) => void
  /** Stands in the form, below the fields; without a task it is the form of a new one. */
  tracking?: (note: Note | undefined, form: TrackingForm) => ReactNode
  /** Stands below the card of a task that one works on and may not change. */
  working?: (note: Note) => ReactNode
  /** Stands in the form: who works on the task, and its steps. */
  sharing?: (note: Note | undefined, form: Pick<TrackingForm, 'rowFor' | 'onUnsaved'>) => ReactNode
  /** Stands below the list while some of its tasks are selected. */
  selected?: (selection: Selection) => ReactNode
  /** Opens the hours of a task by day. */
  onWorkLogs?: (note: Pick<Note, 'id'>) => void
  /** The key L on the card: as onWorkLogs, and what is typed from now on is the hours. */
  onLogHours?: (note: Pick<Note, 'id'>) => void
}

/** Brings the extras to every card below; make the value once, or every card is drawn again. */
export const NoteExtrasContext = createContext<NoteExtras>({})

export function useNoteExtras(): NoteExtras {
  return useContext(NoteExtrasContext)
}
