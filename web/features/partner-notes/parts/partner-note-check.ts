import { partnerNoteChange, partnerNoteDraft } from '../../../../contract/partner-notes.ts'
import { complaintsIn } from '../../../lib/check.ts'
import type { Complaints } from '../../../lib/complaints.ts'
import type { FormBase } from '../../../lib/rows/kept-form.ts'
import { changeOf, draftOf, type PartnerNoteForm } from './partner-note-form.ts'

/** What does not fit a new one. */
export function ofDraft(form: PartnerNoteForm): Complaints {
  return complaintsIn(partnerNoteDraft, draftOf(form))
}

/** What does not fit an edit. */
export function ofChange(form: PartnerNoteForm, base: FormBase<PartnerNoteForm>): Complaints {
  return complaintsIn(partnerNoteChange, { ...changeOf(form, base.form), version: base.version })
}
