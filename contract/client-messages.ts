import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { flag, oneOfList, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { messageLanguages, reminderLimits } from './reminder-words.ts'

/** What the firm writes to clients of a day in court; nothing of it is sent from here. */
export const messageTemplate = rowFields({
  language: oneOfList(messageLanguages, { required: true, complaint: 'one_of_the_kinds' }),
  /** With fields in braces (`messageFields`), and no others. */
  text: paragraphs({ most: reminderLimits.message, required: true }),
  is_active: flag({ usual: true }),
})

const templateRow = rowSchema(messageTemplate, {})
export type MessageTemplate = z.infer<typeof templateRow>

const table = '/rest/v1/message_templates'
const row = rowCalls({ table, access: 'staff', reply: templateRow })
const writes = rowCalls({ table, access: 'courts', reply: templateRow })

export const listMessageTemplates = endpoint({
  method: 'GET',
  path: table,
  summary: 'What the firm writes to clients of a day in court',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(templateRow),
  refuses: [],
})
export const getMessageTemplate = getRow({ ...row, summary: 'One message for clients' })
export const createMessageTemplate = createRow({
  ...writes,
  summary: 'Adds a message for clients',
  body: draftSchema(messageTemplate),
})
export const updateMessageTemplate = updateRow({
  ...writes,
  summary: 'Changes a message for clients',
  body: changeSchema(messageTemplate),
})
export const deleteMessageTemplate = deleteRow({ ...writes, summary: 'Deletes a message for clients' })

export const clientMessage = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/client_message',
  summary:
    'A message for the client about a hearing, or about the one that followed from it, in the words of a template; the order only if asked for',
  access: 'staff',
  query: z.object({ hearing_ref: f.id, template_ref: f.id, order: z.optional(z.stringbool()) }),
  reply: z.object({ text: z.string(), has_order: z.boolean() }),
  refuses: ['row.not_found'],
})

export const recordClientMessage = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/record_client_message',
  summary: 'Keeps that the caller has copied a message for the client of a hearing',
  access: 'staff',
  body: z.object({ hearing_ref: f.id, language: z.enum(messageLanguages) }),
  refuses: ['row.not_found'],
})
