import * as z from 'zod/mini'
import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import {
  newPartnerNote,
  type PartnerNote,
  type PartnerNoteChange,
  type PartnerNoteDraft,
} from '../../../../contract/partner-notes.ts'
import { changedFields } from '../../../lib/kept-form.ts'
import { oneOf } from '../../../lib/search.ts'

export const partnerNoteForm = z.object({
  title: z.string(),
  category: z.enum(partnerNoteCategories),
  is_priority: z.boolean(),
  content: z.string(),
})
export type PartnerNoteForm = z.infer<typeof partnerNoteForm>

/** What a new partner note begins with (specification part 2 §5). */
export const emptyPartnerNote: PartnerNoteForm = { ...newPartnerNote, content: '' }

/** A partner note as its form shows it. */
export function formOf({ title, category, is_priority, content }: PartnerNote): PartnerNoteForm {
  const known = oneOf(category, partnerNoteCategories) ?? newPartnerNote.category
  return { title, category: known, is_priority, content }
}

/** What a new partner note is sent as. */
export function draftOf(form: PartnerNoteForm): PartnerNoteDraft {
  return form
}

/** What an edit is sent as: only what was changed. */
export function changeOf(form: PartnerNoteForm, base: PartnerNoteForm): Omit<PartnerNoteChange, 'version'> {
  return changedFields(form, base)
}
