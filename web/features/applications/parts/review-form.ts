import { type ApplicationStatus, applicationStatuses } from '../../../../contract/career-application.ts'
import { type CareerApplication, review as reviewShape } from '../../../../contract/careers.ts'
import { complaintsIn } from '../../../lib/check.ts'
import { fields, oneOfWords, orNull, text } from '../../../lib/shape.ts'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { useReviewApplication } from '../api.ts'
import { said } from '../labels.ts'

interface ReviewForm {
  /** Null until one is selected. */
  status: (typeof applicationStatuses)[number] | null
  notes: string
}

/** What of it this device may have kept. */
const reviewForm = fields<ReviewForm>({
  status: orNull(oneOfWords(applicationStatuses)),
  notes: text,
})

/** An application as its review begins: one that nobody has reviewed has no status selected. */
export function formOf({
  status,
  notes,
  reviewed_at,
}: Pick<CareerApplication, 'status' | 'notes' | 'reviewed_at'>): ReviewForm {
  return { status: reviewed_at === null ? null : status, notes: notes ?? '' }
}

/** The review of one application: kept on this device, sent once, and safe against a second reviewer. */
export function useReviewForm(application: CareerApplication, onClose: () => void) {
  const { mutateAsync: review } = useReviewApplication()
  const bodyOf = ({ status, notes }: ReviewForm, version: number) => ({ status, notes, version })
  return useRowForm({
    name: 'application',
    row: application,
    empty: { status: null, notes: '' },
    shape: reviewForm,
    formOf,
    check: (form, base) => complaintsIn(reviewShape, bodyOf(form, base.version)),
    send: (form, base) => {
      const status: ApplicationStatus = form.status ?? application.status
      return review({ id: application.id, body: { ...bodyOf(form, base.version), status } })
    },
    said: {
      created: said.updated,
      createFailed: said.updateFailed,
      updated: said.updated,
      updateFailed: said.updateFailed,
    },
    onClose,
  })
}
