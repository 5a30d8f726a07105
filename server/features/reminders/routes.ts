import * as calls from '../../../contract/reminders.ts'
import { on, type Route } from '../../kernel/http.ts'
import { markSeen } from './commands/mark-seen.ts'
import { addStep, editStep } from './commands/write-step.ts'
import { listReminderSteps, remindersOfDay } from './queries.ts'
import { reminderSteps } from './rows.ts'

export const remindersRoutes: readonly Route[] = [
  on(calls.listReminderSteps, listReminderSteps),
  on(calls.getReminderStep, reminderSteps.get),
  on(calls.createReminderStep, addStep),
  on(calls.updateReminderStep, editStep),
  on(calls.deleteReminderStep, reminderSteps.delete),
  on(calls.markSeen, markSeen),
  on(calls.remindersOfDay, remindersOfDay),
]
