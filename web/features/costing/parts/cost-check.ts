import { costChange, costDraft } from '../../../../contract/costing.ts'
import { complaintsIn } from '../../../lib/check.ts'
import type { Complaints } from '../../../lib/complaints.ts'
import type { FormBase } from '../../../lib/rows/kept-form.ts'
import { type CostForm, changeOf, draftOf } from './cost-form.ts'

/** What does not fit a new one. */
export function ofDraft(form: CostForm): Complaints {
  return complaintsIn(costDraft, draftOf(form))
}

/** What does not fit an edit. */
export function ofChange(form: CostForm, base: FormBase<CostForm>): Complaints {
  return complaintsIn(costChange, { ...changeOf(form, base.form), version: base.version })
}
