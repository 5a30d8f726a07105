import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, timeOf } from '../../../../contract/kernel/days.ts'
import { timeSentences } from '../../../../contract/kernel/time-reasons.ts'
import type { TimeEntry } from '../../../../contract/time-entries.ts'
import { parseTimeLine, printAmount } from '../../../../contract/time-line.ts'
import { billingWords } from '../../../../contract/words/time-entries.ts'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { complaintsOf } from '../../../lib/complaints.ts'
import { inDigits } from '../../../lib/digits.ts'
import { sentenceOf } from '../../../lib/failure.ts'
import { useFirm } from '../../../lib/firm.ts'
import { useServerMinute } from '../../../lib/now.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { ComplaintLine, Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useUpdateTime } from '../api.ts'
import { entryForm, said, parts as words } from '../labels.ts'
import { useRowNames } from './row-name.tsx'

const noCode = '-'

/** The form of one entry: how long, when, what, and of which kind. */
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

/** Of which kind it is, and with a case whether it is billed. */
function Kinds({ form, entry }: { form: ReturnType<typeof useEntryForm>; entry: TimeEntry }) {
  const { typed, change, complaints } = form
  const { data: codes = [] } = useQuery(codesQuery)
  const known = codes.filter(({ code, is_retired }) => !is_retired || code === entry.activity_code)
  const kinds = known.map((one) => ({ value: one.code, label: nameOfCode(one) }))
  return (
    <>
      <Field label={entryForm.activity} error={complaints.activity_code}>
        <Select
          value={typed.code}
          onValueChange={(code) => change({ code })}
          options={[{ value: noCode, label: words.none.activity }, ...kinds]}
        />
      </Field>
      {entry.case_ref !== null && (
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

function typedOf({ seconds, work_date, description, activity_code, billing }: TimeEntry) {
  const amount = inDigits(printAmount(seconds))
  return { amount, work_date, description, code: activity_code ?? noCode, billing: billing ?? 'no' }
}

function useEntryForm(entry: TimeEntry, onClose: () => void) {
  const [before] = useState(() => typedOf(entry))
  const [typed, setTyped] = useState(before)
  const [wrong, setWrong] = useState<string>()
  const { time_zone } = useFirm()
  const now = useServerMinute()
  const { mutateAsync, isPending, error, reset } = useUpdateTime()
  const toasts = useToasts()
  const isDirty = JSON.stringify(typed) !== JSON.stringify(before)
  const save = () => {
    if (!isDirty) return onClose()
    const { amount, code, ...rest } = typed
    const today = dayOf(now, time_zone)
    const read = parseTimeLine(amount, { today, now: timeOf(now, time_zone), codes: [] })
    if ('reason' in read || read.description) {
      setWrong(timeSentences['reason' in read ? read.reason : 'time.not_understood'])
      return
    }
    const body = {
      ...rest,
      version: entry.version,
      ...(amount !== before.amount && { seconds: read.seconds }),
      activity_code: code === noCode ? null : code,
    }
    void mutateAsync({ id: entry.id, body }).then(
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
    ...{ typed, isDirty, save, isBusy: isPending, today: dayOf(now, time_zone) },
    complaints: wrong ? { ...complaints, seconds: wrong } : complaints,
    refused: error && !isOfField ? `${said.updateFailed}. ${sentenceOf(error)}` : undefined,
    change: (some: Partial<typeof typed>) => {
      setTyped((now) => ({ ...now, ...some }))
      setWrong(undefined)
      if (error) reset()
    },
  }
}
