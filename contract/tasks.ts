import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { note, noteFields, noteLimits } from './notes.ts'
import { named } from './people.ts'

/* Who works on a task beside its owner, and its steps. */

const assignees = '/rest/v1/note_assignees'
const oneOfThem = z.object({ note_id: f.id, user_id: f.id })

export const assignNote = endpoint({
  method: 'POST',
  path: assignees,
  summary: 'Asks somebody who sees its case to work on a task; once more changes nothing',
  access: 'staff',
  body: oneOfThem,
  reply: note,
  refuses: [
    'row.not_found',
    'notes.assignee_only',
    'notes.archived',
    'notes.cannot_see',
    'notes.too_many_assignees',
    'request.key_reused',
  ],
  creates: true,
})

export const unassignNote = endpoint({
  method: 'DELETE',
  path: assignees,
  summary: 'Takes somebody off a task: its owner anybody, an assignee themselves',
  access: 'staff',
  query: oneOfThem,
  refuses: ['row.not_found', 'notes.assignee_only', 'notes.archived'],
})

export const step = z.object({
  id: f.id,
  note_id: f.id,
  place: z.int(),
  title: z.string(),
  assignee: z.nullable(z.extend(named, { user_id: f.id })),
  due_on: z.nullable(f.day),
  done_at: z.nullable(f.moment),
  version: f.version,
  /** `edit` is for whoever may change the task; `take`: the caller may say that they do it. */
  can: z.object({ edit: z.boolean(), tick: z.boolean(), take: z.boolean() }),
})
export type Step = z.infer<typeof step>

const writable = {
  title: f.line(noteLimits.step_title, 1),
  /** The owner or an assignee of the task. */
  assignee_id: z.optional(z.nullable(f.id)),
  due_on: z.optional(z.nullable(f.day)),
}

export const stepDraft = z.object({ note_id: f.id, ...writable })
export const stepChange = z.object({
  ...writable,
  title: z.optional(writable.title),
  done: z.optional(z.boolean()),
  version: f.version,
})

const of = rowCalls({ table: '/rest/v1/note_steps', access: 'staff', reply: step })

export const listSteps = endpoint({
  method: 'GET',
  path: of.table,
  summary: 'The steps of a task, in their order',
  access: 'staff',
  query: z.object({ note_id: f.id }),
  reply: z.object({ items: z.array(step) }),
  refuses: ['row.not_found'],
})

export const getStep = getRow({ ...of, summary: 'One step' })

const refuses = ['notes.assignee_only', 'notes.archived'] as const

export const createStep = createRow({
  ...of,
  summary: 'A new last step of a task',
  body: stepDraft,
  refuses: ['row.not_found', ...refuses, 'notes.too_many_steps'],
})

export const updateStep = updateRow({
  ...of,
  summary: 'Changes the fields given, or ticks it; an assignee of the task only ticks',
  body: stepChange,
  refuses,
})

export const deleteStep = deleteRow({ ...of, summary: 'Takes a step away', refuses })

export const takeStep = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/take_step',
  summary: 'Says that the caller does a step that is nobody’s',
  access: 'staff',
  body: z.object({ id: f.id, version: f.version }),
  reply: step,
  refuses: ['row.not_found', 'request.stale_version', 'notes.assignee_only', 'notes.archived'],
})

export const reorderSteps = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reorder_steps',
  summary: 'Puts a step right after another one of its task, or first',
  access: 'staff',
  body: z.object({ id: f.id, after: z.nullable(f.id) }),
  reply: z.object({ items: z.array(step) }),
  refuses: ['row.not_found', ...refuses],
})

/** What can be done with many tasks at once, and what `value` is of each. */
export const bulkActs = [
  /** One of the statuses. */
  'status',
  /** A day, or null for none. */
  'due_on',
  /** The id of a person. */
  'assign',
  /** A category of the catalogue. */
  'category',
  /** 'true' or 'false'. */
  'is_priority',
  'archive',
  'delete',
  /** What takes the others back: `change` puts the fields of each item, `unassign` takes the id of a person. */
  'change',
  'unassign',
  'unarchive',
  /** Of deleted ones, whose version says nothing. */
  'restore',
] as const
export type BulkAct = (typeof bulkActs)[number]

export const mostInBulk = 200

/** The fields that a bulk act changes, each as it was before. */
const bulkChange = z.object({
  status: noteFields.status,
  due_on: noteFields.due_on,
  due_time: noteFields.due_time,
  category: noteFields.category,
  subcategory: noteFields.subcategory,
  is_priority: noteFields.is_priority,
})

export const bulkNotes = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/bulk_notes',
  summary: 'Does the same with up to 200 tasks, each as it was seen; says of each why it was not done',
  access: 'staff',
  body: z.object({
    items: z.array(z.object({ id: f.id, version: f.version, change: z.optional(bulkChange) })).check(
      z.maxLength(mostInBulk, complaint('most_items', { most: mostInBulk })),
      z.refine(
        (items) => new Set(items.map(({ id }) => id)).size === items.length,
        complaint('different_ids'),
      ),
    ),
    act: z.enum(bulkActs),
    value: z.optional(z.nullable(z.string())),
  }),
  reply: z.object({
    /** In the order in which they were sent; `reason` is null where it was done, and then `version` is the one after it. */
    items: z.array(z.object({ id: f.id, reason: z.nullable(z.string()), version: z.nullable(f.version) })),
  }),
  refuses: [],
})
