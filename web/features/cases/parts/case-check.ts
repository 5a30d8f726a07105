import { caseChange, caseDraft } from '../../../../contract/cases.ts'
import { complaintsIn } from '../../../lib/check.ts'
import type { Complaints } from '../../../lib/complaints.ts'
import type { FormBase } from '../../../lib/rows/kept-form.ts'
import { type CaseForm, changeOf, draftOf } from './case-form.ts'

/** What does not fit a new one. */
export function ofDraft(form: CaseForm): Complaints {
  return complaintsIn(caseDraft, draftOf(form))
}

/** What does not fit an edit. */
export function ofChange(form: CaseForm, base: FormBase<CaseForm>): Complaints {
  return complaintsIn(caseChange, { ...changeOf(form, base.form), version: base.version })
}
