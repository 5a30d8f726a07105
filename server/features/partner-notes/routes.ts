import * as calls from '../../../contract/partner-notes.ts'
import { isSearch, on, onReport, type Route } from '../../kernel/http.ts'
import { createPartnerNote } from './commands/create-partner-note.ts'
import { deletePartnerNote } from './commands/delete-partner-note.ts'
import { restorePartnerNote } from './commands/restore-partner-note.ts'
import { updatePartnerNote } from './commands/update-partner-note.ts'
import { getPartnerNote, listPartnerNotes } from './queries.ts'

export const partnerNotesRoutes: readonly Route[] = [
  onReport(calls.listPartnerNotes, listPartnerNotes, isSearch),
  on(calls.getPartnerNote, getPartnerNote),
  on(calls.createPartnerNote, createPartnerNote),
  on(calls.updatePartnerNote, updatePartnerNote),
  on(calls.deletePartnerNote, deletePartnerNote),
  on(calls.restorePartnerNote, restorePartnerNote),
]
