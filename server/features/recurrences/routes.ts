import * as calls from '../../../contract/recurrences.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createRecurrence, deleteRecurrence, updateRecurrence } from './commands/write-recurrence.ts'
import { getRecurrence, listRecurrences } from './queries.ts'

export const recurrencesRoutes: readonly Route[] = [
  on(calls.listRecurrences, listRecurrences),
  on(calls.getRecurrence, getRecurrence),
  on(calls.createRecurrence, createRecurrence),
  on(calls.updateRecurrence, updateRecurrence),
  on(calls.deleteRecurrence, deleteRecurrence),
]
