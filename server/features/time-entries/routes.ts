import * as calls from '../../../contract/time-entries.ts'
import * as suggestions from '../../../contract/time-suggestions.ts'
import * as timers from '../../../contract/timers.ts'
import { on, type Route } from '../../kernel/http.ts'
import { createTimeEntry } from './commands/add-entry.ts'
import { deleteTimeEntry, moveTimeEntries, splitTimeEntry, updateTimeEntry } from './commands/change-entry.ts'
import { describeTimer } from './commands/describe-timer.ts'
import { dismissSuggestion } from './commands/dismiss-suggestion.ts'
import { logTime } from './commands/log-time.ts'
import { getTimeEntry, listActivityCodes, listTimeEntries, suggestTime } from './queries.ts'

export const timeEntriesRoutes: readonly Route[] = [
  on(calls.listTimeEntries, listTimeEntries),
  on(calls.getTimeEntry, getTimeEntry),
  on(calls.createTimeEntry, createTimeEntry),
  on(calls.updateTimeEntry, updateTimeEntry),
  on(calls.deleteTimeEntry, deleteTimeEntry),
  on(calls.logTime, logTime),
  on(calls.splitTimeEntry, splitTimeEntry),
  on(calls.moveTimeEntries, moveTimeEntries),
  on(calls.listActivityCodes, listActivityCodes),
  on(timers.describeTimer, describeTimer),
  on(suggestions.timeSuggestions, suggestTime),
  on(suggestions.dismissSuggestion, dismissSuggestion),
]
