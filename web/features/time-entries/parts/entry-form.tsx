import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { failedAs } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import { useServerMinute } from '../../../lib/now.ts'
import type { Complaints } from '../../../lib/said.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { ComplaintLine, Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { CaseField, complainUnpicked } from '../../cases/public.ts'
import { useUpdateTime } from '../api.ts'
import { said, parts as words } from '../labels.ts'
import { isUsuallyBilled } from '../logic.ts'
import { amountPrinted } from './amount-printed.ts'
import { useAmountReading } from './amount-typed.ts'
import { entryForm } from './labels.ts'
import { useRowNames } from './row-name.tsx'

const noCode = '-'

/** The form of one entry: how long, when, what, on which case, and of which kind. */
export function EntryForm({ entry, onClose }: { entry: TimeEntry; onClose: () => void }) {
  const form = useEntryForm(entry, onClose)
  const { typed, change, complaints } = form
  const { name, below } = useRowNames()(entry)
  return (
    <Dialog
      open
      size="sm"
      dirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.save}
      title={entryForm.title}
      description={[name, below].filter(Boolean).join(' · ')}
      footer={<DialogSave busy={form.isBusy}>{entryForm.save}</DialogSave>}
    >
      <div className="flex flex-col gap-4">
        <Field label={entryForm.amount} error={complaints.seconds ?? complaints.spans}>
          <TextInput value={typed.amount} onChange={({ target }) => change({ amount: target.value })} />
        </Field>
        <Field label={entryForm.day} error={complaints.work_date}>
          <DateInput
            value={typed.work_date}
            max={form.today}
            onChange={({ target }) => change({ work_date: target.value })}
          />
        </Field>
        <Field label={entryForm.text} error={complaints.description}>
          <Textarea
            rows={3}
            maxLength={2000}
            value={typed.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        </Field>
        <Kinds form={form} entry={entry} />
        <ComplaintLine id="entry-refused" label="" error={form.refused} />
      </div>
    </Dialog>
  )
}

const billings = ['bill', 'covered', 'no'] as const

/** On which case and of which kind it is, and with a case whether it is billed. */
function Kinds({ form, entry }: { form: ReturnType<typeof useEntryForm>; entry: TimeEntry }) {
  const { typed, change, complaints } = form
  const { data: codes = [] } = useQuery(codesQuery)
  const known = codes.filter(({ code, is_retired }) => !is_retired || code === entry.activity_code)
  const kinds = known.map((one) => ({ value: one.code, label: nameOfCode(one) }))
  // Another case is billed as a new entry is, until something else is chosen.
  const setCase = (picked: Pick<typeof typed, 'case_id' | 'case_ref'>) => {
    const code = codes.find((one) => one.code === typed.code)
    const isBilled = picked.case_ref !== '' && isUsuallyBilled(code, true)
    const isOther = picked.case_ref !== typed.case_ref
    change({ ...picked, ...(isOther && { billing: isBilled ? 'bill' : 'no' }) })
  }
  return (
    <>
      <CaseField of={{ form: typed, complaints, current: undefined, set: setCase }} kind="note" />
      <Field label={entryForm.activity} error={complaints.activity_code}>
        <Select
          value={typed.code}
          onValueChange={(code) => change({ code })}
          options={[{ value: noCode, label: words.none.activity }, ...kinds]}
        />
      </Field>
      {typed.case_ref !== '' && (
        <Field label={entryForm.billing} error={complaints.billing}>
          <Select
            value={typed.billing}
            onValueChange={(billing) => change({ billing })}
            options={billings.map((value) => ({ value, label: billingWords[value] }))}
          />
        </Field>
      )}
    </>
  )
}

function typedOf(entry: TimeEntry, zone: string) {
  const { work_date, description, activity_code, billing, case_ref, case: of } = entry
  return {
    ...{ amount: amountPrinted(entry, zone).text, work_date, description },
    ...{ code: activity_code ?? noCode, billing: billing ?? 'no' },
    ...{ case_ref: case_ref ?? '', case_id: of?.case_id ?? '' },
  }
}
type Typed = ReturnType<typeof typedOf>

/** What was typed, as it is sent, or what is wrong with it; an amount that nobody touched stays to the second. */
function useBody(entry: TimeEntry, before: Typed) {
  const read = useAmountReading()
  const { time_zone } = useFirm()
  return ({ amount, code, work_date, case_id, case_ref, ...rest }: Typed) => {
    const said = read(amount, work_date)
    const isToCome = 'sentence' in said && said.sentence === timeSentences['time.in_the_future']
    const wrong: Complaints = {
      ...('sentence' in said && { [isToCome ? 'work_date' : 'seconds']: said.sentence }),
      ...complainUnpicked({ case_id, case_ref }),
    }
    if ('sentence' in said || Object.keys(wrong).length > 0) return { wrong }
    const isTyped = amount !== before.amount
    const isMoved = work_date !== before.work_date
    // How long takes the place of from when to when.
    const spans = said.spans ?? (isTyped && amountPrinted(entry, time_zone).isRange ? [] : undefined)
    const body = {
      ...rest,
      version: entry.version,
      ...(isMoved && { work_date }),
      ...(isTyped && { seconds: said.seconds }),
      ...((isTyped || isMoved) && spans && { spans }),
      ...(case_ref !== before.case_ref && { case_ref: case_ref || null }),
      activity_code: code === noCode ? null : code,
    }
    return { body }
  }
}

function useEntryForm(entry: TimeEntry, onClose: () => void) {
  const { time_zone } = useFirm()
  const [before] = useState(() => typedOf(entry, time_zone))
  const [typed, setTyped] = useState(before)
  const [wrong, setWrong] = useState<Complaints>({})
  const today = dayOf(useServerMinute(), time_zone)
  const bodyOf = useBody(entry, before)
  const { mutateAsync, isPending, error, reset } = useUpdateTime()
  const toasts = useToasts()
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before)
  const save = () => {
    if (!isDirty) return onClose()
    const sent = bodyOf(typed)
    if (sent.wrong) return setWrong(sent.wrong)
    void mutateAsync({ id: entry.id, body: sent.body }).then(
      () => {
        toasts.success(said.updated, said.updateFailed)
        onClose()
      },
      () => undefined,
    )
  }
  const complaints = complaintsOf(error)
  const isOfField = Object.keys(complaints).length > 0
  return {
    ...{ typed, isDirty, save, isBusy: isPending, today },
    complaints: { ...complaints, ...wrong },
    refused: error && !isOfField ? failedAs(said.updateFailed, error) : undefined,
    change: (some: Partial<Typed>) => {
      setTyped((now) => ({ ...now, ...some }))
      setWrong({})
      if (error) reset()
    },
  }
}
