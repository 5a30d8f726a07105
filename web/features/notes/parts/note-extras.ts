import { createContext, type ReactNode, useContext } from 'react'
import type { Note } from '../../../../contract/notes.ts'

/** What other features put into a task's card, menu and form; the page that knows them brings it. */
export interface NoteExtras {
  /** Stands beside the hours of a task that may be changed. */
  timer?: (note: Note) => ReactNode
  /** The key S on the card. */
  onTimer?: (note: Note) => void
  /** Stands in the form, below the fields; tells whether it holds something that its own button saves. */
  tracking?: (note: Note, onUnsaved: (isUnsaved: boolean) => void) => ReactNode
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
