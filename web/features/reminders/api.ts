import * as messages from '../../../contract/client-messages.ts'
import * as calls from '../../../contract/reminders.ts'
import { plainRowQueries } from '../../lib/rows/row-queries.ts'

/** When people of the firm are reminded of what. */
export const reminderSteps = plainRowQueries({
  topic: 'reminder_steps',
  list: calls.listReminderSteps,
  one: calls.getReminderStep,
  create: calls.createReminderStep,
  update: calls.updateReminderStep,
  remove: calls.deleteReminderStep,
})

/** What the firm writes to clients. */
export const messageTemplates = plainRowQueries({
  topic: 'message_templates',
  list: messages.listMessageTemplates,
  one: messages.getMessageTemplate,
  create: messages.createMessageTemplate,
  update: messages.updateMessageTemplate,
  remove: messages.deleteMessageTemplate,
})
