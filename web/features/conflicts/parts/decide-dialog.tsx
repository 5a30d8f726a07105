import { useState } from 'react'
import { type CheckOutcome, conflictLimits, outcomes } from '../../../../contract/conflict-words.ts'
import type { ConflictReport } from '../../../../contract/conflicts.ts'
import { conflictStateWords } from '../../../../contract/words/case-kinds.ts'
import { inDigits } from '../../../lib/digits.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useDecideCheck } from '../api.ts'
import { report as common, deciding as words } from '../labels.ts'

type DecideDialogProps = { report: ConflictReport; open: boolean; onClose: () => void }

/** What a check comes to, with a note where there is a conflict or one is waived. */
export function DecideDialog({ report: { id, version }, open, onClose }: DecideDialogProps) {
  const [state, setState] = useState<CheckOutcome | null>(null)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { mutateAsync: decide, isPending } = useDecideCheck()
  const toasts = useToasts()
  const clear = () => {
    setState(null)
    setNote('')
    setAsked(false)
  }
  const isNoteMissing = state !== null && state !== 'cleared' && note.trim() === ''
  const submit = () => {
    setAsked(true)
    if (state === null || isNoteMissing) return focusFirstInvalid()
    void decide({ id, version, state, note: note || null }).then(
      () => {
        toasts.success(words.done)
        clear()
        onClose()
      },
      (error: unknown) => toasts.error(words.failed, error),
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={inDigits(words.about)}
      dirty={open && (state !== null || note !== '')}
      onDiscard={clear}
      onSubmit={submit}
      footer={<DialogSave busy={isPending}>{common.decide}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          look="rows"
          label={words.outcome}
          value={state}
          options={outcomes.map((value) => ({ value, label: conflictStateWords[value] }))}
          onValueChange={setState}
          error={isAsked && state === null ? words.outcomeMissing : undefined}
        />
        <Field
          label={words.note}
          hint={words.noteHint}
          error={isAsked && isNoteMissing ? words.noteMissing : undefined}
        >
          <Textarea
            value={note}
            maxLength={conflictLimits.decision_note}
            onChange={({ target }) => setNote(target.value)}
          />
        </Field>
      </div>
    </Dialog>
  )
}
