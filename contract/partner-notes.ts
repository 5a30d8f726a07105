import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { type FormOf, flag, line, oneOfList, richText, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, restoreRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { type ChangeOf, changeSchema, type DraftOf, draftSchema, rowSchema } from './kernel/row-schemas.ts'
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

export const partnerNote = rowFields({
  title: line({ most: partnerNoteLimits.title, required: true, usual: newPartnerNote.title }),
  /** In lists a long one is only its beginning, as text. */
  content: richText(),
  category: oneOfList(partnerNoteCategories, {
    usual: newPartnerNote.category,
    mayGrow: true,
    complaint: 'one_of_the_categories',
  }),
  is_priority: flag({ usual: newPartnerNote.is_priority }),
})
export type PartnerNoteForm = FormOf<typeof partnerNote>

export const partnerNoteRow = rowSchema(partnerNote, {
  user_id: f.id,
  content_is_excerpt: z.boolean(),
  updated_at: f.moment,
  profiles: author,
})
export type PartnerNote = z.infer<typeof partnerNoteRow>

export const partnerNoteDraft = draftSchema(partnerNote)
export type PartnerNoteDraft = DraftOf<typeof partnerNote>

export const partnerNoteChange = changeSchema(partnerNote)
export type PartnerNoteChange = ChangeOf<typeof partnerNote>

const filters = {
  category: partnerNoteChange.shape.category,
  q: f.search,
}
export const partnerNoteFilters = z.object(filters)
export type PartnerNoteFilters = z.infer<typeof partnerNoteFilters>

const table = '/rest/v1/partner_notes'
const row = rowCalls({ table, access: 'partner_notes', reply: partnerNoteRow })

export const listPartnerNotes = endpoint({
  method: 'GET',
  path: table,
  summary: 'What the partners wrote down among themselves, newest first',
  access: 'partner_notes',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(partnerNoteRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getPartnerNote = getRow({ ...row, summary: 'One partner note, whole' })

export const createPartnerNote = createRow({
  ...row,
  summary: 'A new partner note of the caller',
  body: partnerNoteDraft,
  refuses: ['notes.content_too_large'],
})

export const updatePartnerNote = updateRow({
  ...row,
  summary: 'Changes the fields given, made on `version`; any partner may',
  body: partnerNoteChange,
  refuses: ['notes.content_too_large'],
})

export const deletePartnerNote = deleteRow({
  ...row,
  summary: 'Deletes a partner note; the partners can restore it for 30 days',
})

export const restorePartnerNote = restoreRow({
  ...row,
  path: '/rest/v1/rpc/restore_partner_note',
  summary: 'Brings a deleted partner note back',
  refuses: ['partner_notes.not_deleted'],
})
