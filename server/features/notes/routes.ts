import * as calls from '../../../contract/notes.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { createNote } from './commands/create-note.ts'
import { archiveNote, deleteNote, restoreNote, unarchiveNote } from './commands/put-away.ts'
import { updateNote } from './commands/update-note.ts'
import { countNotes, getNote, listNotes, monthsOfNotes } from './queries.ts'

export const notesRoutes: readonly Route[] = [
  on(calls.listNotes, listNotes),
  on(calls.countNotes, countNotes),
  on(calls.monthsOfNotes, monthsOfNotes),
  on(calls.getNote, getNote),
  on(calls.createNote, createNote),
  takingRoom(calls.updateNote, on(calls.updateNote, updateNote), ({ body }) => {
    return body.content !== undefined || body.list_items !== undefined
  }),
  on(calls.deleteNote, deleteNote),
  on(calls.restoreNote, restoreNote),
  on(calls.archiveNote, archiveNote),
  on(calls.unarchiveNote, unarchiveNote),
]
