import { Send } from 'lucide-react'
import { feedbackLimits } from '../../../../contract/feedback.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { submitOnCtrlEnter } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Restored } from '../../../ui/restored.tsx'
import { useRowForm } from '../../../ui/rows/use-row-form.ts'
import { StarInput } from '../../../ui/stars.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { AssociatePicker } from '../../associates/public.ts'
import { feedback } from '../api.ts'
import { said } from '../labels.ts'
import { draftOf, emptyFeedback, feedbackForm, formOf } from './feedback-form.ts'

/** The partners' form; what is typed stays on this device until it is sent. */
export function GiveFeedback() {
  const { mutateAsync } = feedback.useCreate()
  const { form, set, complaints, restored, discard, saving, save } = useRowForm({
    name: 'feedback',
    row: undefined,
    empty: emptyFeedback,
    shape: feedbackForm,
    formOf,
    check: async (typed) => (await import('./feedback-check.ts')).ofDraft(typed),
    send: (typed) => mutateAsync(draftOf(typed)),
    said,
    onClose: () => undefined,
  })
  return (
    <Card data-print="none" className="p-4 sm:p-5">
      <form
        noValidate
        aria-labelledby="give-feedback"
        className="flex flex-col gap-4"
        onKeyDown={submitOnCtrlEnter}
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <h2 id="give-feedback" className="font-serif text-section font-semibold">
          Give Feedback
        </h2>
        {restored && <Restored onDiscard={discard} />}
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          <Field
            label="Associate"
            required
            error={complaints.associate_id}
            className="flex-1 basis-60 sm:max-w-sm"
          >
            <AssociatePicker
              value={form.associate_id || undefined}
              onValueChange={(associate_id = '') => set({ associate_id })}
            />
          </Field>
          <StarInput
            label="Rating"
            value={form.rating}
            onValueChange={(rating) => set({ rating })}
            error={complaints.rating}
          />
        </div>
        <Field label="Feedback" required error={complaints.feedback_text}>
          <Textarea
            value={form.feedback_text}
            maxLength={feedbackLimits.feedback_text}
            placeholder="What went well, and what to do differently next time"
            onChange={(event) => set({ feedback_text: event.target.value })}
          />
        </Field>
        <div className="flex justify-end">
          <Button
            variant="primary"
            type="submit"
            busy={saving}
            busyText="Submitting..."
            icon={<Send aria-hidden="true" className="size-4" />}
          >
            Submit Feedback
          </Button>
        </div>
      </form>
    </Card>
  )
}
