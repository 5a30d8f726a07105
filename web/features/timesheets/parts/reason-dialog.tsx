import { useState } from 'react'
import { timesheetLimits } from '../../../../contract/timesheets.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { text } from '../../../lib/shape.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { reasons as words } from './labels.ts'

interface ReasonDialogProps {
  /** What is typed is kept under it. */
  name: string
  title: string
  description: string | undefined
  what: string
  send: string
  failed: string
  /** Answers what comes next, once the dialog has closed; nothing where it was not done, and what is typed stays. */
  onSend: (reason: string) => Promise<(() => void) | undefined>
  onClose: () => void
}

/** Asks why, before something is done that somebody else will read the reason of. */
export function ReasonDialog({ name, title, description, what, send, failed, ...on }: ReasonDialogProps) {
  const { form, set, clear, isDirty } = useKeptChanges(name, { reason: '' }, { reason: text })
  const [error, setError] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useToasts()
  const submit = async () => {
    setBusy(true)
    try {
      const goOn = await on.onSend(form.reason.trim())
      if (!goOn) return
      clear()
      on.onClose()
      goOn()
    } catch (failure) {
      setError(failure)
      toasts.error(failed, sentenceOf(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      size="sm"
      dirty={isDirty}
      onDiscard={clear}
      onClose={() => {
        clear()
        on.onClose()
      }}
      onSubmit={() => void submit()}
      title={title}
      description={description}
      footer={
        <DialogSave busy={isBusy} disabled={form.reason.trim() === ''}>
          {send}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{what}</p>
        <Field label={words.reason} required error={complaintsOf(error).reason}>
          <Textarea
            rows={3}
            maxLength={timesheetLimits.reason}
            value={form.reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}
