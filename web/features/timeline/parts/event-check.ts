import { timelineChange, timelineDraft } from '../../../../contract/timeline.ts'
import { complaintsIn } from '../../../lib/check.ts'
import type { Complaints } from '../../../lib/complaints.ts'
import type { FormBase } from '../../../lib/rows/kept-form.ts'
import { changeOf, draftOf, type EventForm } from './event-form.ts'

/** What does not fit a new one. */
export function ofDraft(form: EventForm): Complaints {
  return complaintsIn(timelineDraft, draftOf(form))
}

/** What does not fit an edit. */
export function ofChange(form: EventForm, base: FormBase<EventForm>): Complaints {
  return complaintsIn(timelineChange, { ...changeOf(form, base.form), version: base.version })
}
