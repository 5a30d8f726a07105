import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { note } from './notes.ts'
import { named } from './people.ts'

/* Tasks that people begin with again and again. One made of a task on a case is hidden with that case. */

export const templateLimits = { name: 100, due_days: 365 } as const

export const taskTemplate = z.object({
  id: f.id,
  name: z.string(),
  /** The title of its tasks, and how many steps they have. */
  title: z.string(),
  steps: z.int(),
  /** Null: its tasks are due on no day. */
  due_days: z.nullable(z.int()),
  is_shared: z.boolean(),
  created_by: f.id,
  author: named,
  version: f.version,
  /** Unshare: whoever sees all tasks takes a shared one of another's from the firm. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), unshare: z.boolean() }),
})
export type TaskTemplate = z.infer<typeof taskTemplate>

const name = f.line(templateLimits.name, 1)
const { due_days: most } = templateLimits
const due_days = z.nullable(
  z
    .int(complaint('whole_number'))
    .check(
      z.minimum(-most, complaint('at_least', { least: -most })),
      z.maximum(most, complaint('at_most', { most })),
    ),
)

const of = rowCalls({ table: '/rest/v1/task_templates', access: 'staff', reply: taskTemplate })

export const listTemplates = endpoint({
  method: 'GET',
  path: of.table,
  summary: 'The templates of the caller and those that others share, by name, at most 200',
  access: 'staff',
  reply: z.object({ items: z.array(taskTemplate) }),
  refuses: [],
})
export const getTemplate = getRow({ ...of, summary: 'One template of tasks' })
export const createTemplate = createRow({
  ...of,
  summary: 'Keeps a task that the caller sees as a template: its text and steps, without client and case',
  body: z.object({ note_id: f.id, name, is_shared: z.optional(z.boolean()) }),
  refuses: ['row.not_found', 'notes.template_guarded'],
})
export const updateTemplate = updateRow({
  ...of,
  summary:
    'Changes its name, when its tasks are due, or who sees it; whoever sees all tasks unshares that of another',
  body: z.object({
    name: z.optional(name),
    due_days: z.optional(due_days),
    is_shared: z.optional(z.boolean()),
    version: f.version,
  }),
  refuses: ['rights.not_yours', 'notes.template_guarded'],
})
export const deleteTemplate = deleteRow({
  ...of,
  summary: 'Deletes a template',
  refuses: ['rights.not_yours'],
})

export const makeFromTemplate = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/make_from_template',
  summary:
    'Makes a task of the caller from a template; it and its steps are due as many days after the given day as it says; of a guarded case it stays on that',
  access: 'staff',
  body: z.object({ template_id: f.id, day: f.day }),
  reply: note,
  refuses: ['row.not_found', 'request.key_reused'],
  creates: true,
})
