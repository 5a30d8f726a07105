import { Send } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { submitOnCtrlEnter } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Restored } from '../../../ui/restored.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { type FieldsForm, useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { StarInput } from '../../../ui/stars.tsx'
import { AssociatePicker } from '../../associates/public.ts'
import { pageWords, said } from '../labels.ts'
import { feedbackForm } from './feedback-form.ts'

type FeedbackEditor = FieldsForm<typeof feedbackForm.fields>

/** The partners' form; what is typed stays on this device until it is sent. */
export function GiveFeedback() {
  const editor = useFieldsForm(
    { ...feedbackForm, name: 'feedback' },
    { row: undefined, onClose: () => undefined },
  )
  return (
    <Card data-print="none" className="p-4 sm:p-5">
      <form
        noValidate
        aria-labelledby="give-feedback"
        className="flex flex-col gap-4"
        onKeyDown={submitOnCtrlEnter}
        onSubmit={(event) => {
          event.preventDefault()
          editor.save()
        }}
      >
        <h2 id="give-feedback" className="font-serif text-section font-semibold">
          {said.add}
        </h2>
        {editor.restored && <Restored onDiscard={editor.discard} />}
        <Judged of={editor} />
        <RowField of={editor} name="feedback_text" placeholder={pageWords.hint} />
        <div className="flex justify-end">
          <Button
            variant="primary"
            type="submit"
            busy={editor.saving}
            busyText={pageWords.submitting}
            icon={<Send aria-hidden="true" className="size-4" />}
          >
            {pageWords.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** Who gets it, and how many stars. */
function Judged({ of: { form, set, complaints, names } }: { of: FeedbackEditor }) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-4">
      <Field
        label={names.associate_id}
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
        label={names.rating}
        value={form.rating}
        onValueChange={(rating) => set({ rating })}
        error={complaints.rating}
      />
    </div>
  )
}
