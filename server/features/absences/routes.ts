import * as calls from '../../../contract/absences.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createAbsence, updateAbsence } from './commands/write-absence.ts'
import { listAbsences } from './queries.ts'
import { absences } from './rows.ts'

export const absencesRoutes: readonly Route[] = [
  on(calls.listAbsences, listAbsences),
  on(calls.getAbsence, absences.get),
  on(calls.createAbsence, createAbsence),
  on(calls.updateAbsence, updateAbsence),
  on(calls.deleteAbsence, absences.delete),
]
