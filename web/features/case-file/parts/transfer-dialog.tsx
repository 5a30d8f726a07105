import { useState } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { numberReasons } from '../../../../contract/case-states.ts'
import { caseLimits } from '../../../../contract/cases.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { reasonWords, transferWords as words } from '../../../../contract/words/case-dialogs.ts'
import { caseDetailNames } from '../../../../contract/words/cases.ts'
import { type Complaints, complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { caseChoiceNames } from '../../cases/public.ts'
import { useFirm } from '../../people/public.ts'
import { useTransferCase } from '../api.ts'
import { said } from '../labels.ts'
import { ChoiceField } from './choice-field.tsx'
import { useCourtOptions } from './court-options.ts'

type TransferDialogProps = { row: CaseFile['case']; open: boolean; onClose: () => void }

const noteLimit = 300
const reasons = numberReasons.map((why) => ({ value: why, label: reasonWords[why] }))

/** Gives a case the number that it has in another court; the one before stays, and is found. */
export function TransferDialog({ row, open, onClose }: TransferDialogProps) {
  const editor = useTransfer(row, onClose)
  const { form, set, complaints, isDirty, isWhole, clear, submit, isPending } = editor
  const { courts, types } = useCourtOptions(row)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.why}
      dirty={isDirty}
      onDiscard={clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} disabled={!isWhole}>
          {said.transfer}
        </DialogSave>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          required
          label={caseChoiceNames.court_ref}
          value={form.court_ref}
          options={courts}
          onChange={(court_ref) => set({ court_ref })}
          error={complaints.court_ref}
        />
        <Field label={caseDetailNames.bench} error={complaints.bench}>
          <TextInput
            value={form.bench}
            maxLength={caseLimits.bench}
            onChange={({ target }) => set({ bench: target.value })}
          />
        </Field>
        <ChoiceField
          label={caseChoiceNames.type_ref}
          value={form.type_ref}
          options={types}
          onChange={(type_ref) => set({ type_ref })}
          error={complaints.type_ref}
        />
        <Field label={caseDetailNames.case_no} error={complaints.case_no} required>
          <TextInput
            value={form.case_no}
            maxLength={caseLimits.case_no}
            onChange={({ target }) => set({ case_no: target.value })}
          />
        </Field>
        <LastFields of={editor} />
      </div>
    </Dialog>
  )
}

function LastFields({ of: { form, set, complaints } }: { of: ReturnType<typeof useTransfer> }) {
  return (
    <>
      <Field label={caseChoiceNames.case_year} error={complaints.case_year} required>
        <TextInput
          value={form.case_year}
          inputMode="numeric"
          maxLength={4}
          onChange={({ target }) => set({ case_year: target.value })}
        />
      </Field>
      <Field label={words.from} error={complaints.from_on} required>
        <DateInput value={form.from_on} onChange={({ target }) => set({ from_on: target.value })} />
      </Field>
      <ChoiceField
        required
        label={words.reason}
        value={form.why}
        options={reasons}
        onChange={(why) => set({ why: numberReasons.find((known) => known === why) ?? '' })}
        error={complaints.why}
      />
      <Field label={words.note} error={complaints.note}>
        <Textarea
          rows={2}
          value={form.note}
          maxLength={noteLimit}
          onChange={({ target }) => set({ note: target.value })}
        />
      </Field>
    </>
  )
}

interface Form {
  court_ref: string
  bench: string
  type_ref: string
  case_no: string
  case_year: string
  from_on: string
  why: (typeof numberReasons)[number] | ''
  note: string
}

/** What is typed of the new number; it stays where sending it fails. */
function useTransfer({ id, version, type_ref }: CaseFile['case'], onDone: () => void) {
  const { time_zone } = useFirm()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useTransferCase()
  const [changes, setChanges] = useState<Partial<Form>>({})
  const [complaints, setComplaints] = useState<Complaints>({})
  const today = dayIn(time_zone)
  const empty: Form = {
    ...{ court_ref: '', bench: '', type_ref: type_ref ?? '', case_no: '', case_year: today.slice(0, 4) },
    ...{ from_on: today, why: 'transferred', note: '' },
  }
  const form = { ...empty, ...changes }
  const clear = () => {
    setChanges({})
    setComplaints({})
  }
  const { why, ...rest } = form
  const isWhole = why !== '' && [form.court_ref, form.case_no, form.case_year, form.from_on].every(Boolean)
  const submit = () => {
    if (why === '') return
    const year = Number(foldDigits(form.case_year))
    const chosen = { type_ref: form.type_ref || null, case_year: year }
    mutateAsync({ ...rest, ...chosen, id, version, why }).then(
      () => {
        toasts.success(words.done)
        clear()
        onDone()
      },
      (error: unknown) => {
        setComplaints(complaintsOf(error))
        toasts.error(words.failed, sentenceOf(error))
      },
    )
  }
  const set = (change: Partial<Form>) => setChanges((before) => ({ ...before, ...change }))
  return {
    form,
    set,
    complaints,
    isDirty: Object.keys(changes).length > 0,
    isWhole,
    clear,
    submit,
    isPending,
  }
}
