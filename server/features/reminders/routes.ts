import * as calls from '../../../contract/reminders.ts'
import { on, type Route } from '../../kernel/http.ts'
import { markSeen } from './commands/mark-seen.ts'
import { addStep, editStep } from './commands/write-step.ts'
import { listReminderSteps, remindersOfDay } from './queries.ts'
import { readingAll, reminderSteps } from './rows.ts'

export const remindersRoutes: readonly Route[] = [
  on(calls.listReminderSteps, readingAll(listReminderSteps)),
  on(calls.getReminderStep, readingAll(reminderSteps.get)),
  on(calls.createReminderStep, readingAll(addStep)),
  on(calls.updateReminderStep, readingAll(editStep)),
  on(calls.deleteReminderStep, readingAll(reminderSteps.delete)),
  on(calls.markSeen, markSeen),
  on(calls.remindersOfDay, remindersOfDay),
]
