import * as calls from '../../../contract/partner-notes.ts'
import { on, type Route, takingRoom } from '../../kernel/http.ts'
import { createPartnerNote, updatePartnerNote } from './commands.ts'
import { listPartnerNotes } from './queries.ts'
import { partnerNotes } from './rows.ts'

export const partnerNotesRoutes: readonly Route[] = [
  on(calls.listPartnerNotes, listPartnerNotes),
  on(calls.getPartnerNote, partnerNotes.get),
  on(calls.createPartnerNote, createPartnerNote),
  takingRoom(calls.updatePartnerNote, on(calls.updatePartnerNote, updatePartnerNote), ({ body }) => {
    return body.content !== undefined
  }),
  on(calls.deletePartnerNote, partnerNotes.delete),
  on(calls.restorePartnerNote, partnerNotes.restore),
]
