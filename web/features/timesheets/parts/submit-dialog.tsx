import type { Timesheet } from '../../../../contract/timesheets.ts'
import { failedAs } from '../../../lib/failure.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { ComplaintLine } from '../../../ui/field.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { submitWords } from '../labels.ts'
import { useSubmitWeek } from './api.ts'
import { submitting as words } from './labels.ts'
import { OddList } from './odd-list.tsx'

interface SubmitDialogProps {
  user_id: string
  sunday: string
  sheet: Timesheet | null
  /** The week in words. */
  week: string
  onClose: () => void
}

/** Submits a week, after what looks odd about it. */
export function SubmitDialog({ user_id, sunday, sheet, week, onClose }: SubmitDialogProps) {
  const { mutateAsync: submit, isPending, error } = useSubmitWeek()
  const toasts = useToasts()
  const send = () => {
    const body = { week_start: sunday, ...(sheet && { version: sheet.version }) }
    void submit(body).then(
      () => {
        toasts.success(words.done, words.failed)
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      onSubmit={send}
      title={submitWords}
      description={week}
      footer={
        <DialogSave busy={isPending} busyText={words.busy}>
          {submitWords}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <section aria-label={words.odd}>
          <OddList user_id={user_id} sunday={sunday} />
        </section>
        <p className="text-secondary text-ink-2">{words.what}</p>
        <ComplaintLine
          id="submit-refused"
          label=""
          error={error ? failedAs(words.failed, error) : undefined}
        />
      </div>
    </Dialog>
  )
}
