import { Printer } from 'lucide-react'
import { useState } from 'react'
import { applicationStatuses } from '../../../../contract/career-application.ts'
import { applicantLimits, type CareerApplication } from '../../../../contract/careers.ts'
import { positionLabels } from '../../../../contract/words/careers.ts'
import { complaintSentences } from '../../../../contract/words/complaints.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { Select } from '../../../ui/select.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { pageWords, sheetWords as said, statusWords } from '../labels.ts'
import { ApplicationSheet } from './application-sheet.tsx'
import { useReviewForm } from './review-form.ts'

const options = applicationStatuses.map((value) => ({ value, label: statusWords[value] }))

interface ReviewDialogProps {
  application: CareerApplication
  open: boolean
  onClose: () => void
}

/** Everything about one application, and what the firm decides on it. */
export function ReviewDialog({ application, open, onClose }: ReviewDialogProps) {
  const review = useReviewForm(application, onClose)
  const [isMissing, setMissing] = useState(false)
  const submit = () => {
    setMissing(review.form.status === null)
    if (review.form.status !== null) review.save()
  }
  return (
    <Dialog
      open={open}
      onClose={review.close}
      dirty={review.dirty}
      onDiscard={review.discard}
      onSubmit={submit}
      size="lg"
      title={application.full_name}
      description={said.for(positionLabels[application.position])}
      footer={
        <>
          <Button
            className="mr-auto"
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => window.print()}
          >
            {said.print}
          </Button>
          <DialogSave busy={review.saving} busyText={said.updating}>
            {said.update}
          </DialogSave>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        {review.current && <Conflict what={said.this} />}
        <ApplicationSheet application={application} />
        <Review application={application} review={review} isMissing={isMissing} />
      </div>
    </Dialog>
  )
}

interface ReviewProps {
  application: CareerApplication
  review: ReturnType<typeof useReviewForm>
  isMissing: boolean
}

function Review({ application, review: { form, set, complaints, current }, isMissing }: ReviewProps) {
  return (
    <section
      aria-label={said.review}
      className="flex flex-col gap-4 border-t border-border pt-5"
      data-print="none"
    >
      <div className="flex flex-col gap-1 sm:max-w-64">
        <Field
          label={pageWords.status}
          required
          error={isMissing && form.status === null ? complaintSentences.status_missing : complaints.status}
        >
          <Select
            value={form.status}
            options={options}
            placeholder={said.pickStatus}
            onValueChange={(status) => set({ status })}
          />
        </Field>
        <NowBelow
          now={current ? statusWords[current.status ?? application.status] : undefined}
          mine={form.status === null ? '' : statusWords[form.status]}
        />
      </div>
      <div className="flex flex-col gap-1">
        <Field label={said.notes} error={complaints.notes} hint={said.notesHint}>
          <Textarea
            rows={4}
            maxLength={applicantLimits.notes}
            value={form.notes}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        <NowBelow now={current?.notes} mine={form.notes} />
      </div>
    </section>
  )
}
