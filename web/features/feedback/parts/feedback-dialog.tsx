import type { Feedback } from '../../../../contract/feedback.ts'
import { useOpenForm } from '../../../lib/rows/row-address.ts'
import { NowBelow } from '../../../ui/rows/conflict.tsx'
import { RowDialog } from '../../../ui/rows/row-dialog.tsx'
import { RowField } from '../../../ui/rows/row-field.tsx'
import { useFieldsForm } from '../../../ui/rows/use-fields-form.ts'
import { StarInput } from '../../../ui/stars.tsx'
import { unknownAssociate } from '../../associates/public.ts'
import { nameOf } from '../../people/public.ts'
import { feedback } from '../api.ts'
import { forAssociate, said } from '../labels.ts'
import { feedbackForm } from './feedback-form.ts'

/** The edit of feedback: its text and stars; whom it is for stays. */
export function FeedbackDialog() {
  const { row, close } = useOpenForm<Feedback>('/feedback', feedback.one)
  const editor = useFieldsForm({ ...feedbackForm, name: 'feedback-edit' }, { row, onClose: close })
  const { form, set, complaints, current } = editor
  return (
    <RowDialog
      open={row !== undefined}
      editor={editor}
      isEdit
      said={said}
      description={row && forAssociate(nameOf(row.associate, unknownAssociate))}
    >
      <div className="flex flex-col gap-1">
        <StarInput
          label={editor.names.rating}
          value={form.rating}
          onValueChange={(rating) => set({ rating })}
          error={complaints.rating}
        />
        <NowBelow now={current && String(current.rating)} mine={form.rating} />
      </div>
      <RowField of={editor} name="feedback_text" rows={5} />
    </RowDialog>
  )
}
