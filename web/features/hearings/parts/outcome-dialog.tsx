import { useState } from 'react'
import { adjourners, hearingLimits, nextKinds, outcomes } from '../../../../contract/hearing-words.ts'
import type { Closing, Hearing } from '../../../../contract/hearings.ts'
import { hearingStateWords, nextKindWords } from '../../../../contract/words/hearings.ts'
import { type Complaints, complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { count, shortDay } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { flag, oneOfWords, orNull, text } from '../../../lib/shape.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { addToTimeline, useCloseHearing } from '../api.ts'
import { adjournerWords, choiceNames, outcome as words } from '../labels.ts'
import { useOptions } from './hearing-dialog.tsx'
import { KeepDay } from './keep-day.tsx'
import { useSittingAfter } from './use-sitting-after.ts'

type OutcomeDialogProps = { hearing: Hearing; onClose: () => void }

/** What happened on a day in court, and what follows; both are kept at once or not at all. */
export function OutcomeDialog({ hearing, onClose }: OutcomeDialogProps) {
  const editor = useOutcome(hearing, onClose)
  const { form, set, complaints } = editor
  return (
    <Dialog
      open
      size="lg"
      onClose={() => {
        editor.clear()
        onClose()
      }}
      title={words.title}
      description={`${hearing.case.case_id} · ${shortDay(hearing.on_day)}`}
      dirty={editor.isDirty}
      onDiscard={editor.clear}
      onSubmit={() => editor.submit()}
      footer={
        <DialogSave busy={editor.isPending} disabled={form.state === null || form.next === null}>
          {words.save}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          look="cards"
          label={words.what}
          value={form.state}
          options={outcomes.map((value) => ({ value, label: hearingStateWords[value] }))}
          onValueChange={(state) => set({ state })}
        />
        {form.state === 'adjourned' && <Adjourned of={editor} />}
        <Field label={words.order} error={complaints.order_summary}>
          <Textarea
            rows={3}
            value={form.order_summary}
            maxLength={hearingLimits.order_summary}
            onChange={({ target }) => set({ order_summary: target.value })}
          />
        </Field>
        <RadioGroup
          look="cards"
          label={words.next}
          value={form.next}
          options={nextKinds.map((value) => ({ value, label: nextKindWords[value] }))}
          onValueChange={(next) => set({ next })}
        />
        {form.next === 'date' && <NextDay of={editor} hearing={hearing} />}
        {form.next === 'none' && <NoDay of={editor} />}
        <Stage of={editor} />
        <Checkbox
          label={words.toTimeline}
          checked={form.toTimeline}
          onChange={({ target }) => set({ toTimeline: target.checked })}
        />
      </div>
    </Dialog>
  )
}

type Editor = ReturnType<typeof useOutcome>

function Adjourned({ of: { form, set, complaints } }: { of: Editor }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.by} error={complaints.adjourned_by}>
        <Select
          value={form.adjourned_by}
          options={adjourners.map((value) => ({ value, label: adjournerWords[value] }))}
          onValueChange={(adjourned_by) => set({ adjourned_by })}
        />
      </Field>
      <Field label={words.reason} error={complaints.adjourn_reason}>
        <TextInput
          value={form.adjourn_reason}
          maxLength={hearingLimits.adjourn_reason}
          onChange={({ target }) => set({ adjourn_reason: target.value })}
        />
      </Field>
    </div>
  )
}

function NextDay({
  of: { form, set, complaints, isClosed, submit },
  hearing,
}: {
  of: Editor
  hearing: Hearing
}) {
  const { stages, people } = useOptions()
  const sittingAfter = useSittingAfter(hearing)
  const nothing = { value: '', label: '—' }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {[7, 14, 30].map((days) => (
          <Button key={days} onClick={() => set({ on_day: sittingAfter(days) })}>
            {words.inDays(count(days))}
          </Button>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.day} error={complaints['next.on_day']} required>
          <DateInput value={form.on_day} onChange={({ target }) => set({ on_day: target.value })} />
        </Field>
        <Field label={words.time} error={complaints['next.at_time']}>
          <TextInput
            type="time"
            value={form.at_time}
            onChange={({ target }) => set({ at_time: target.value })}
          />
        </Field>
        <KeepDay isOffered={isClosed} onKeep={() => submit(true)} />
        <Field label={choiceNames.purpose_ref}>
          <Select
            value={form.purpose_ref}
            options={[nothing, ...stages]}
            onValueChange={(purpose_ref) => set({ purpose_ref })}
          />
        </Field>
        <Field label={choiceNames.appears_id}>
          <Select
            value={form.appears_id}
            options={[nothing, ...people]}
            onValueChange={(appears_id) => set({ appears_id })}
          />
        </Field>
      </div>
    </>
  )
}

/** Where the case stands from now on; left alone, it stays where it is. */
function Stage({ of: { form, set } }: { of: Editor }) {
  const { stages } = useOptions()
  return (
    <Field label={words.stage}>
      <Select
        value={form.stage_ref}
        options={[{ value: '', label: '—' }, ...stages]}
        onValueChange={(stage_ref) => set({ stage_ref })}
      />
    </Field>
  )
}

function NoDay({ of: { form, set, complaints } }: { of: Editor }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.why} error={complaints['next.reason']} required>
        <TextInput
          value={form.reason}
          maxLength={hearingLimits.no_date_reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <Field label={words.again} error={complaints['next.look_again_on']}>
        <DateInput
          value={form.look_again_on}
          onChange={({ target }) => set({ look_again_on: target.value })}
        />
      </Field>
    </div>
  )
}

interface Form {
  state: (typeof outcomes)[number] | null
  adjourned_by: (typeof adjourners)[number] | null
  adjourn_reason: string
  order_summary: string
  next: (typeof nextKinds)[number] | null
  on_day: string
  at_time: string
  purpose_ref: string
  appears_id: string
  reason: string
  look_again_on: string
  stage_ref: string
  toTimeline: boolean
}

const shapes = {
  state: orNull(oneOfWords(outcomes)),
  adjourned_by: orNull(oneOfWords(adjourners)),
  next: orNull(oneOfWords(nextKinds)),
  ...{ adjourn_reason: text, order_summary: text, on_day: text, at_time: text, purpose_ref: text },
  ...{ appears_id: text, reason: text, look_again_on: text, stage_ref: text, toTimeline: flag },
}

/** What is typed of an outcome; it stays where sending it fails. */
function useOutcome(hearing: Hearing, onDone: () => void) {
  const [complaints, setComplaints] = useState<Complaints>({})
  const [isClosed, setClosed] = useState(false)
  const { mutateAsync, isPending } = useCloseHearing()
  const toasts = useToasts()
  const empty: Form = {
    ...{ state: null, adjourned_by: null, adjourn_reason: '', order_summary: '', next: null },
    ...{ on_day: '', at_time: '', purpose_ref: hearing.purpose_ref ?? '' },
    ...{
      appears_id: hearing.appears?.user_id ?? '',
      reason: '',
      look_again_on: '',
      stage_ref: '',
      toTimeline: true,
    },
  }
  const kept = useKeptChanges(`hearing-outcome.${hearing.id}`, empty, shapes)
  const { form, set, isDirty } = kept
  const clear = () => {
    kept.clear()
    setComplaints({})
    setClosed(false)
  }
  const submit = (keep = false) => {
    const body = bodyOf(hearing, form, keep)
    if (!body) return
    mutateAsync(body).then(
      () => {
        toasts.success(words.done)
        if (form.toTimeline && form.state)
          void addToTimeline(hearing, words.entry(hearingStateWords[form.state]), form.order_summary).catch(
            (error: unknown) => toasts.error(words.timelineFailed, error),
          )
        clear()
        onDone()
      },
      (error: unknown) => {
        setComplaints(complaintsOf(error))
        setClosed(error instanceof CallFailure && error.reason === 'hearings.court_closed')
        toasts.error(words.failed, sentenceOf(error))
      },
    )
  }
  return { form, set, complaints, isClosed, clear, submit, isPending, isDirty }
}

function bodyOf({ id, version }: Hearing, form: Form, keep: boolean): Closing | undefined {
  const { state, next, adjourned_by, adjourn_reason, order_summary } = form
  if (state === null || next === null) return undefined
  const isAdjourned = state === 'adjourned'
  return {
    ...{ id, version, state, order_summary: order_summary || null },
    ...(form.stage_ref && { stage_ref: form.stage_ref }),
    ...(isAdjourned && { adjourned_by, adjourn_reason: adjourn_reason || null }),
    next: {
      kind: next,
      ...(next === 'date' && {
        ...(form.on_day && { on_day: form.on_day }),
        at_time: form.at_time || null,
        purpose_ref: form.purpose_ref || null,
        appears_id: form.appears_id || null,
        ...(keep && { keep }),
      }),
      ...(next === 'none' && {
        reason: form.reason || null,
        ...(form.look_again_on && { look_again_on: form.look_again_on }),
      }),
    },
  }
}
