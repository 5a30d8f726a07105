import * as rules from '../../../contract/deadline-rules.ts'
import * as calls from '../../../contract/deadlines.ts'
import { on, type Route } from '../../kernel/http.ts'
import { acceptRecomputed } from './commands/accept-recomputed.ts'
import { finishDeadline, resumeDeadline, signDeadline, waiveDeadline } from './commands/end-deadline.ts'
import { showComputed } from './commands/work-out.ts'
import { addDeadline, bringBackDeadline, editDeadline, removeDeadline } from './commands/write-deadline.ts'
import { addRule, confirmRule, editRule, removeRule, retireRule } from './commands/write-rule.ts'
import { countDeadlines, listDeadlines, listHistory, listRules, listTouched } from './queries.ts'
import { deadlines, rules as ruleRows } from './rows.ts'

export const deadlinesRoutes: readonly Route[] = [
  on(calls.listDeadlines, listDeadlines),
  on(calls.countDeadlines, countDeadlines),
  on(calls.getDeadline, deadlines.get),
  on(calls.createDeadline, addDeadline),
  on(calls.updateDeadline, editDeadline),
  on(calls.deleteDeadline, removeDeadline),
  on(calls.restoreDeadline, bringBackDeadline),
  on(calls.computeDeadline, showComputed),
  on(calls.signDeadline, signDeadline),
  on(calls.finishDeadline, finishDeadline),
  on(calls.waiveDeadline, waiveDeadline),
  on(calls.resumeDeadline, resumeDeadline),
  on(calls.touchedDeadlines, listTouched),
  on(calls.acceptRecomputed, acceptRecomputed),
  on(calls.listDeadlineHistory, listHistory),
  on(rules.listDeadlineRules, listRules),
  on(rules.getDeadlineRule, ruleRows.get),
  on(rules.createDeadlineRule, addRule),
  on(rules.updateDeadlineRule, editRule),
  on(rules.deleteDeadlineRule, removeRule),
  on(rules.confirmRule, confirmRule),
  on(rules.retireRule, retireRule),
]
