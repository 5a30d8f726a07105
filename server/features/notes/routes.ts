import * as calls from '../../../contract/notes.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { archiveNote } from './commands/archive-note.ts'
import { createNote } from './commands/create-note.ts'
import { deleteNote } from './commands/delete-note.ts'
import { restoreNote } from './commands/restore-note.ts'
import { unarchiveNote } from './commands/unarchive-note.ts'
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
