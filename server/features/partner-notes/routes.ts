import * as calls from '../../../contract/partner-notes.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { createPartnerNote } from './commands/create-partner-note.ts'
import { deletePartnerNote } from './commands/delete-partner-note.ts'
import { restorePartnerNote } from './commands/restore-partner-note.ts'
import { updatePartnerNote } from './commands/update-partner-note.ts'
import { getPartnerNote, listPartnerNotes } from './queries.ts'

export const partnerNotesRoutes: readonly Route[] = [
  on(calls.listPartnerNotes, listPartnerNotes),
  on(calls.getPartnerNote, getPartnerNote),
  on(calls.createPartnerNote, createPartnerNote),
  takingRoom(calls.updatePartnerNote, on(calls.updatePartnerNote, updatePartnerNote), ({ body }) => {
    return body.content !== undefined
  }),
  on(calls.deletePartnerNote, deletePartnerNote),
  on(calls.restorePartnerNote, restorePartnerNote),
]
