import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { partnerNoteCategories } from './partner-note-categories.ts'
import { author } from './people.ts'

export const partnerNoteLimits = { title: 500 }

/** Days that a deleted partner note can be restored. */
export const partnerNoteTrashDays = 30

/** What a new partner note starts with (specification: partners 3). */
export const newPartnerNote = {
  title: 'New Partner Note',
  category: 'Corporate',
  is_priority: false,
} as const

export const partnerNote = z.object({
  id: f.id,
  user_id: f.id,
  title: z.string(),
  /** Markup as `contract/rich-text.ts` allows it; in lists a long one is only its beginning, as text. */
  content: z.string(),
  content_is_excerpt: z.boolean(),
  category: z.string(),
  is_priority: z.boolean(),
  version: f.version,
  created_at: f.moment,
  updated_at: f.moment,
  profiles: author,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type PartnerNote = z.infer<typeof partnerNote>

const fields = {
  title: f.line(partnerNoteLimits.title, 1),
  content: z.string(),
  category: z.enum(partnerNoteCategories, complaint('one_of_the_categories')),
  is_priority: z.boolean(),
}

export const partnerNoteDraft = z.object({
  title: z._default(fields.title, newPartnerNote.title),
  content: z._default(fields.content, ''),
  category: z._default(fields.category, newPartnerNote.category),
  is_priority: z._default(fields.is_priority, newPartnerNote.is_priority),
})
export type PartnerNoteDraft = z.input<typeof partnerNoteDraft>

export const partnerNoteChange = z.object({
  title: z.optional(fields.title),
  content: z.optional(fields.content),
  category: z.optional(fields.category),
  is_priority: z.optional(fields.is_priority),
  version: f.version,
})
export type PartnerNoteChange = z.infer<typeof partnerNoteChange>

const filters = {
  category: z.optional(fields.category),
  q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
}
export const partnerNoteFilters = z.object(filters)
export type PartnerNoteFilters = z.infer<typeof partnerNoteFilters>

const table = '/rest/v1/partner_notes'
const one = z.object({ id: f.id })

export const listPartnerNotes = endpoint({
  method: 'GET',
  path: table,
  summary: 'What the partners wrote down among themselves, newest first',
  access: 'partner_notes',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(partnerNote),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getPartnerNote = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One partner note, whole',
  access: 'partner_notes',
  params: one,
  reply: partnerNote,
  refuses: ['row.not_found'],
})

export const createPartnerNote = endpoint({
  method: 'POST',
  path: table,
  summary: 'A new partner note of the caller',
  access: 'partner_notes',
  body: partnerNoteDraft,
  reply: partnerNote,
  refuses: ['request.key_reused', 'notes.content_too_large'],
  creates: true,
})

export const updatePartnerNote = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes the fields given, made on `version`; any partner may',
  access: 'partner_notes',
  params: one,
  body: partnerNoteChange,
  reply: partnerNote,
  refuses: ['row.not_found', 'request.stale_version', 'notes.content_too_large'],
})

export const deletePartnerNote = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes a partner note; the partners can restore it for 30 days',
  access: 'partner_notes',
  params: one,
  refuses: ['row.not_found'],
})

export const restorePartnerNote = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/restore_partner_note',
  summary: 'Brings a deleted partner note back',
  access: 'partner_notes',
  body: one,
  reply: partnerNote,
  refuses: ['row.not_found', 'partner_notes.not_deleted'],
})
