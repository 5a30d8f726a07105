import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CaseFile } from '../../../../contract/case-file.ts'
import { numberReasons } from '../../../../contract/case-states.ts'
import { caseLimits } from '../../../../contract/cases.ts'
import { foldDigits } from '../../../../contract/kernel/digits.ts'
import { lifeWords, reasonWords, transferWords as words } from '../../../../contract/words/case-dialogs.ts'
import { caseDetailNames } from '../../../../contract/words/cases.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { dayIn } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import type { Complaints } from '../../../lib/said.ts'
import { flag, oneOfWords, text } from '../../../lib/shape.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { caseChoiceNames } from '../../cases/public.ts'
import { setHearingsQuery } from '../../hearings/public.ts'
import { useFirm } from '../../people/public.ts'
import { useTransferCase } from '../api.ts'
import { hearingsToo, said } from '../labels.ts'
import { ChoiceField } from './choice-field.tsx'
import { useCourtOptions } from './court-options.ts'

type TransferDialogProps = { row: CaseFile['case']; isAsked: boolean; onClose: () => void }

const noteLimit = 300
const reasons = numberReasons.map((why) => ({ value: why, label: reasonWords[why] }))

/** Gives a case the number that it has in another court; the one before stays, and is found. */
export function TransferDialog({ row, isAsked, onClose }: TransferDialogProps) {
  const editor = useTransfer(row, onClose)
  const { isDirty, isWhole, clear, submit, isPending } = editor
  const isLate = row.status === 'closed'
  const give = () => {
    clear()
    onClose()
  }
  return (
    <Dialog
      open={isAsked && (!isLate || isDirty)}
      onClose={give}
      title={words.title}
      description={words.why}
      dirty={isDirty}
      onDiscard={isLate ? give : clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={isPending} disabled={!isWhole || isLate}>
          {said.transfer}
        </DialogSave>
      }
    >
      {isLate && (
        <Alert tone="warning" className="mb-4">
          {lifeWords.late.closed}
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstFields of={editor} row={row} />
        <LastFields of={editor} />
        <HearingsToo of={editor} row={row} />
      </div>
    </Dialog>
  )
}

type FieldsProps = { of: ReturnType<typeof useTransfer> }

function FirstFields({ of: { form, set, complaints }, row }: FieldsProps & { row: CaseFile['case'] }) {
  const { courts, types } = useCourtOptions(row)
  return (
    <>
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
    </>
  )
}

function LastFields({ of: { form, set, complaints } }: FieldsProps) {
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

/** Offers to take the hearings to come along into the new court. */
function HearingsToo({ of: { form, set, today }, row }: FieldsProps & { row: CaseFile['case'] }) {
  const { data } = useQuery(setHearingsQuery(row.id))
  const elsewhere = (data?.items ?? []).filter(
    ({ on_day, court_ref }) => on_day >= today && court_ref !== form.court_ref,
  )
  if (elsewhere.length === 0) return null
  return (
    <div className="sm:col-span-2">
      <Checkbox
        label={hearingsToo(elsewhere.length)}
        hint={words.hearingsHint}
        checked={form.hearings}
        onChange={({ target }) => set({ hearings: target.checked })}
      />
    </div>
  )
}

interface Form {
  hearings: boolean
  court_ref: string
  bench: string
  type_ref: string
  case_no: string
  case_year: string
  from_on: string
  why: (typeof numberReasons)[number] | ''
  note: string
}

const shapes = {
  ...{
    court_ref: text,
    bench: text,
    type_ref: text,
    case_no: text,
    case_year: text,
    from_on: text,
    note: text,
  },
  why: oneOfWords([...numberReasons, '']),
  hearings: flag,
}

/** What is typed of the new number; it stays where sending it fails. */
function useTransfer({ id, version, type_ref }: CaseFile['case'], onDone: () => void) {
  const { time_zone } = useFirm()
  const toasts = useToasts()
  const { mutateAsync, isPending } = useTransferCase()
  const [complaints, setComplaints] = useState<Complaints>({})
  const today = dayIn(time_zone)
  const empty: Form = {
    ...{ court_ref: '', bench: '', type_ref: type_ref ?? '', case_no: '', case_year: today.slice(0, 4) },
    ...{ from_on: today, why: 'transferred', note: '', hearings: false },
  }
  const kept = useKeptChanges(`case-transfer.${id}`, empty, shapes)
  const { form, set, isDirty } = kept
  const clear = () => {
    kept.clear()
    setComplaints({})
  }
  const { why, hearings: move_hearings, ...rest } = form
  const isWhole = why !== '' && [form.court_ref, form.case_no, form.case_year, form.from_on].every(Boolean)
  const submit = () => {
    if (why === '') return
    const year = Number(foldDigits(form.case_year))
    const chosen = { type_ref: form.type_ref || null, case_year: year }
    mutateAsync({ ...rest, ...chosen, id, version, why, move_hearings }).then(
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
  return { form, set, complaints, isDirty, isWhole, clear, submit, isPending, today }
}
