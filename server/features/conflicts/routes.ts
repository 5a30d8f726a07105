import * as calls from '../../../contract/conflicts.ts'
import { on, type Route } from '../../kernel/http.ts'
import { decideCheck, decideHit } from './commands/decide-check.ts'
import { runCheck } from './commands/run-check.ts'
import { getCheck, listChecks } from './queries.ts'

export const conflictsRoutes: readonly Route[] = [
  on(calls.runConflictCheck, runCheck),
  on(calls.listConflictChecks, listChecks),
  on(calls.getConflictCheck, getCheck),
  on(calls.decideConflictHit, decideHit),
  on(calls.decideConflictCheck, decideCheck),
]
