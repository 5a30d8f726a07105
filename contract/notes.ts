import * as z from 'zod/mini'
import { mostOfCaseId } from './case-states.ts'
import { belongsTo, categories } from './categories.ts'
import { refusesClosed, refusesFixed } from './closed-time.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { isWebAddress } from './kernel/web-address.ts'
import { author, named, person } from './people.ts'

export const noteLimits = {
  title: 500,
  client_name: 200,
  case_id: mostOfCaseId,
  hours: 99_999,
  list_items: 1000,
  item_text: 2000,
  assignees: 20,
  steps: 100,
  step_title: 300,
}

/** How far a task is. */
export const noteStatuses = ['todo', 'doing', 'waiting', 'done'] as const
export type NoteStatus = (typeof noteStatuses)[number]

/** Whose tasks a list holds: the caller's own, those that they are assigned to, or both. */
export const noteScopes = ['own', 'assigned', 'both'] as const
export type NoteScope = (typeof noteScopes)[number]

/** Open tasks past their day, those of today, and those of the rest of the week. */
export const dueSpans = ['overdue', 'today', 'week'] as const
export type DueSpan = (typeof dueSpans)[number]

/** Days that a deleted note can be restored. */
export const trashDays = 30

/** What a new task starts with (specification: tasks 9). */
export const newNote = { title: 'New Task', category: 'Corporate', note_type: 'text' } as const

export const listItem = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,64}$/, complaint('short_id'))),
  text: f.line(noteLimits.item_text),
  type: z.enum(['bullet', 'number']),
  completed: z.boolean(),
})
export type ListItem = z.infer<typeof listItem>

export const note = z.object({
  id: f.id,
  user_id: f.id,
  title: z.string(),
  /** Markup as `contract/rich-text.ts` allows it; in lists a long one is only its beginning, as text. */
  content: z.string(),
  content_is_excerpt: z.boolean(),
  category: z.string(),
  subcategory: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  case_id: z.nullable(z.string()),
  /** The case that its case id means. */
  case_ref: z.nullable(f.id),
  is_priority: z.boolean(),
  keep_alive: z.boolean(),
  is_archived: z.boolean(),
  archived_at: z.nullable(f.moment),
  time_start: z.nullable(f.moment),
  time_end: z.nullable(f.moment),
  total_hours: z.number(),
  note_type: z.enum(['text', 'list']),
  list_items: z.array(listItem),
  projected_billable_hours: z.number(),
  hours_worked: z.number(),
  google_drive_link: z.nullable(z.string()),
  due_on: z.nullable(f.day),
  /** HH:MM of the firm's clock. */
  due_time: z.nullable(z.string()),
  status: z.enum(noteStatuses),
  done_at: z.nullable(f.moment),
  created_by: f.id,
  /** Who made it, where that is not its owner. */
  creator_profile: z.nullable(named),
  /** Who works on it beside its owner, in the order in which they came to it. */
  assignees: z.array(z.extend(named, { user_id: f.id })),
  steps: z.object({ done: z.int(), total: z.int() }),
  modified_by: z.nullable(f.id),
  version: f.version,
  created_at: f.moment,
  updated_at: f.moment,
  profiles: author,
  modifier_profile: z.nullable(author),
  /** What the reader may do with it, so that a button never guesses. */
  can: z.object({
    edit: z.boolean(),
    archive: z.boolean(),
    unarchive: z.boolean(),
    delete: z.boolean(),
    /** Say how far it is, tick its steps, and log hours on it. */
    status: z.boolean(),
    leave: z.boolean(),
    assign: z.boolean(),
  }),
})
export type Note = z.infer<typeof note>

/** No field of a task is required (specification: tasks 10): what shows nothing is stored as the default title. */
const title = f
  .line(noteLimits.title)
  .check(z.overwrite((text) => (f.canBeSeen(text) ? text : newNote.title)))
const category = z.enum(categories, complaint('category_of_catalogue'))
const subcategory = z.nullable(f.line(100))
const clientName = z.nullable(f.line(noteLimits.client_name))
const caseId = z.nullable(f.line(noteLimits.case_id))
const items = z.array(listItem).check(
  z.maxLength(noteLimits.list_items, complaint('most_items', { most: noteLimits.list_items })),
  z.refine((list) => new Set(list.map((item) => item.id)).size === list.length, complaint('different_ids')),
)
const link = z.nullable(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || isWebAddress(text), complaint('web_address')),
  ),
)

export const noteFields = {
  title: z.optional(title),
  content: z.optional(z.string()),
  category: z.optional(category),
  subcategory: z.optional(subcategory),
  client_name: z.optional(clientName),
  case_id: z.optional(caseId),
  /** The very case of that id that was picked. */
  case_ref: z.optional(z.nullable(f.id)),
  is_priority: z.optional(z.boolean()),
  keep_alive: z.optional(z.boolean()),
  note_type: z.optional(z.enum(['text', 'list'])),
  list_items: z.optional(items),
  projected_billable_hours: z.optional(f.hours(noteLimits.hours)),
  hours_worked: z.optional(f.hours(noteLimits.hours)),
  google_drive_link: z.optional(link),
  /** An open task with a day is kept alive until it is done. */
  due_on: z.optional(z.nullable(f.day)),
  due_time: z.optional(z.nullable(f.time)),
  status: z.optional(z.enum(noteStatuses)),
}

const fits = (body: {
  category?: z.infer<typeof category> | undefined
  subcategory?: string | null | undefined
}) => !body.subcategory || !body.category || belongsTo(body.subcategory, body.category)
const subcategoryFits = { path: ['subcategory'], message: complaint('subcategory') }

/** A new task without a category is one of the usual category. */
const draftFits = (body: Parameters<typeof fits>[0]) =>
  fits({ ...body, category: body.category ?? newNote.category })

export const noteDraft = z.object(noteFields).check(z.refine(draftFits, subcategoryFits))
export type NoteDraft = z.infer<typeof noteDraft>

export const noteChange = z
  .object({ ...noteFields, version: f.version })
  .check(z.refine(fits, subcategoryFits))
export type NoteChange = z.infer<typeof noteChange>

const filters = {
  archived: z._default(z.stringbool(), false),
  /** YYYY-MM, or 'all'. Left out: this month's, those changed in the last 5 minutes, those kept alive. */
  month: z.optional(z.union([f.month, z.literal('all')])),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
  category: z.optional(z.string().check(z.maxLength(100))),
  user_id: z.optional(f.id),
  is_priority: z.optional(z.stringbool()),
  /** Those linked to this case, whatever text they bear and, left to itself, whatever their month. */
  case_ref: z.optional(f.id),
  /** Left out: the caller's own, and of whoever may see everybody's all. */
  scope: z.optional(z.enum(noteScopes)),
  /** Whatever their month. */
  due: z.optional(z.enum(dueSpans)),
}
export const noteFilters = z.object(filters)
export type NoteFilters = z.infer<typeof noteFilters>

const of = rowCalls({ table: '/rest/v1/notes', access: 'staff', reply: note })

export const listNotes = endpoint({
  method: 'GET',
  path: of.table,
  summary: 'Notes that the caller may see, newest first',
  access: 'staff',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(note),
  reads: 'may be late',
  lateWith: ['q', 'archived', 'month'],
  refuses: [],
})

export const countNotes = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/count_notes',
  summary: 'How many notes a list with the same filters holds, at most 300 with a search',
  access: 'staff',
  query: noteFilters,
  reply: z.object({ count: z.int(), priority: z.int(), capped: z.boolean() }),
  reads: 'may be late',
  lateWith: ['q', 'archived', 'month'],
  refuses: [],
})

export const monthsOfNotes = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/note_months',
  summary: 'The months in which the caller sees notes, newest first, with counts, categories and creators',
  access: 'staff',
  query: z.object({ archived: filters.archived, user_id: filters.user_id }),
  reply: z.object({
    months: z.array(z.object({ key: f.month, count: z.int() })),
    categories: z.array(z.string()),
    creators: z.array(person),
  }),
  refuses: [],
})

export const getNote = getRow({ ...of, summary: 'One note, whole' })

export const createNote = createRow({
  ...of,
  summary: 'A new note of the caller; without a case id the server draws one',
  body: noteDraft,
  refuses: ['notes.hours_above_a_day', ...refusesClosed, 'notes.content_too_large', 'cases.other_id'],
})

export const updateNote = updateRow({
  ...of,
  summary: 'Changes the fields given, made on `version`',
  body: noteChange,
  refuses: [
    'cases.other_id',
    'notes.assignee_only',
    'notes.archived',
    'notes.subcategory_of_another_category',
    'notes.hours_above_a_day',
    ...refusesFixed,
    'notes.content_too_large',
  ],
})

export const deleteNote = deleteRow({
  ...of,
  summary: 'Deletes a note and its work logs; they can be restored for 30 days',
  refuses: ['notes.assignee_only', 'notes.hours_fixed', 'time.period_closed'],
})

const byId = z.object({ note_id: f.id })

export const archiveNote = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/archive_note',
  summary: 'Takes a note off the active list',
  access: 'staff',
  body: byId,
  reply: note,
  refuses: ['row.not_found', 'notes.assignee_only', 'notes.archived'],
})

export const unarchiveNote = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/unarchive_note',
  summary: 'Puts an archived note back on the active list',
  access: 'staff',
  body: byId,
  reply: note,
  refuses: ['row.not_found', 'notes.assignee_only', 'notes.not_archived'],
})

export const restoreNote = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/restore_note',
  summary: 'Brings a deleted note back with its work logs: for its owner who deleted it, and for partners',
  access: 'staff',
  body: byId,
  reply: note,
  refuses: ['row.not_found', 'notes.not_deleted'],
})
