import { partnerNoteCategories } from '../../../../contract/partner-note-categories.ts'
import {
  newPartnerNote,
  type PartnerNote,
  type PartnerNoteChange,
  type PartnerNoteDraft,
} from '../../../../contract/partner-notes.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { oneOf } from '../../../lib/search.ts'
import { fields, flag, oneOfWords, text } from '../../../lib/shape.ts'

export interface PartnerNoteForm {
  title: string
  category: (typeof partnerNoteCategories)[number]
  is_priority: boolean
  content: string
}

/** What of it this device may have kept. */
export const partnerNoteForm = fields<PartnerNoteForm>({
  title: text,
  category: oneOfWords(partnerNoteCategories),
  is_priority: flag,
  content: text,
})

/** What a new partner note begins with (specification: partners 3). */
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
