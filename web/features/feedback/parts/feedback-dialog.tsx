import { type Feedback, feedbackLimits } from '../../../../contract/feedback.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Conflict, NowBelow } from '../../../ui/rows/conflict.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { StarInput } from '../../../ui/stars.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { unknownAssociate } from '../../associates/public.ts'
import { nameOf } from '../../people/public.ts'
import { feedback as rows } from '../api.ts'
import { said } from '../labels.ts'
import { changeOf, emptyFeedback, feedbackForm, formOf } from './feedback-form.ts'

export type FeedbackDialogProps = {
  /** The feedback that is edited; undefined while there is none. */
  feedback: Feedback | undefined
  onClose: () => void
}

/** The edit of feedback: its text and stars; whom it is for stays. */
export function FeedbackDialog({ feedback, onClose }: FeedbackDialogProps) {
  const { mutateAsync: update } = rows.useUpdate()
  const { form, set, dirty, complaints, current, saving, save, discard, close } = useRowForm({
    name: 'feedback-edit',
    row: feedback,
    empty: emptyFeedback,
    shape: feedbackForm,
    formOf,
    check: async (form, base) => (await import('./feedback-check.ts')).ofChange(form, base),
    send: (typed, base) =>
      update({ id: feedback?.id ?? '', body: { ...changeOf(typed, base.form), version: base.version } }),
    said,
    onClose,
  })
  return (
    <Dialog
      open={feedback !== undefined}
      onClose={close}
      dirty={feedback !== undefined && dirty}
      onDiscard={discard}
      onSubmit={save}
      title="Edit Feedback"
      description={feedback && `For ${nameOf(feedback.associate, unknownAssociate)}`}
      footer={
        <>
          <DialogClose />
          <Button variant="primary" type="submit" busy={saving} busyText="Saving...">
            Save
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {current && <Conflict what="This feedback" />}
        <div className="flex flex-col gap-1">
          <StarInput
            label="Rating"
            value={form.rating}
            onValueChange={(rating) => set({ rating })}
            error={complaints.rating}
          />
          <NowBelow now={current && String(current.rating)} mine={form.rating} />
        </div>
        <Field
          label="Feedback"
          required
          error={complaints.feedback_text}
          below={<NowBelow now={current?.feedback_text} mine={form.feedback_text} />}
        >
          <Textarea
            rows={5}
            value={form.feedback_text}
            maxLength={feedbackLimits.feedback_text}
            onChange={(event) => set({ feedback_text: event.target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
