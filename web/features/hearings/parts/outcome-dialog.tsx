import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { adjourners, hearingLimits, nextKinds, outcomes } from '../../../../contract/hearing-words.ts'
import type { Closing, Hearing } from '../../../../contract/hearings.ts'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import { hearingStateWords, nextKindWords } from '../../../../contract/words/hearings.ts'
import { outcome as words } from '../../../../contract/words/outcomes.ts'
import { type Complaints, complaintsOf } from '../../../lib/complaints.ts'
import { CallFailure, sentenceOf } from '../../../lib/failure.ts'
import { count, dayIn, shortDay, weekday } from '../../../lib/format.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { flag, oneOfWords, orNull, text } from '../../../lib/shape.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { firmSettingsQuery } from '../../courts/public.ts'
import { useFirm } from '../../people/public.ts'
import { addToTimeline, statisticsQuery, useCloseHearing } from '../api.ts'
import { adjournerWords, choiceNames } from '../labels.ts'
import { partiesOf } from '../logic.ts'
import { useOptions } from './hearing-dialog.tsx'
import { KeepDay } from './keep-day.tsx'
import { useClashNews } from './use-clash-news.ts'
import { useSittingAfter } from './use-sitting-after.ts'

type OutcomeDialogProps = {
  hearing: Hearing
  /** What was answered already, on a card of the board. */
  what?: (typeof outcomes)[number] | undefined
  onClose: () => void
  /** It was recorded, and the case has ended with it. */
  onEnded: () => void
}

/** What happened on a day in court, and what follows; both are kept at once or not at all. */
export function OutcomeDialog({ hearing, what, onClose, onEnded }: OutcomeDialogProps) {
  const editor = useOutcome(hearing, what, (next) => (next === 'ended' ? onEnded() : onClose()))
  const { form, set, complaints, isDirty, isPending } = editor
  const isLate = !hearing.can.close
  const give = () => {
    editor.clear()
    onClose()
  }
  return (
    <Dialog
      open={!isLate || isDirty}
      size="lg"
      onClose={give}
      title={words.title}
      description={`${partiesOf(hearing)} · ${shortDay(hearing.on_day)}`}
      dirty={isDirty}
      onDiscard={isLate ? give : editor.clear}
      onSubmit={() => editor.submit()}
      footer={
        <DialogSave busy={isPending} disabled={isLate || form.state === null}>
          {words.save}
        </DialogSave>
      }
    >
      <div className="flex flex-col gap-4">
        {isLate && !isPending && <Alert tone="warning">{words.late}</Alert>}
        <RadioGroup
          look="cards"
          label={words.what}
          value={form.state}
          options={outcomes.map((value) => ({ value, label: hearingStateWords[value] }))}
          onValueChange={(state) => set({ state })}
        />
        {form.state === 'adjourned' && <Adjourned of={editor} hearing={hearing} />}
        <DayChips of={editor} hearing={hearing} />
        <RadioGroup
          look="cards"
          label={words.follows}
          error={complaints.next}
          value={form.next}
          options={nextKinds.map((value) => ({ value, label: nextKindWords[value] }))}
          onValueChange={(next) => set({ next })}
        />
        {form.next === 'date' && <NextDay of={editor} />}
        {form.next === 'none' && <NoDay of={editor} />}
        <Written of={editor} />
      </div>
    </Dialog>
  )
}

type Editor = ReturnType<typeof useOutcome>

/** What is written down of the day, and where else it goes. */
function Written({ of: editor }: { of: Editor }) {
  const { form, set, complaints } = editor
  return (
    <>
      <Field label={words.order} error={complaints.order_summary}>
        <Textarea
          rows={3}
          value={form.order_summary}
          maxLength={hearingLimits.order_summary}
          onChange={({ target }) => set({ order_summary: target.value })}
        />
      </Field>
      <Stage of={editor} />
      <Checkbox
        label={words.toTimeline}
        checked={form.toTimeline}
        onChange={({ target }) => set({ toTimeline: target.checked })}
      />
    </>
  )
}

function Adjourned({ of: { form, set, complaints }, hearing }: { of: Editor; hearing: Hearing }) {
  return (
    <div className="flex flex-col gap-4">
      <RadioGroup
        look="cards"
        label={words.by}
        error={complaints.adjourned_by}
        value={form.adjourned_by}
        options={adjourners.map((value) => ({ value, label: adjournerWords[value] }))}
        onValueChange={(adjourned_by) => set({ adjourned_by })}
      />
      {form.adjourned_by && <Limit of={hearing} side={form.adjourned_by} />}
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

/** Which adjournment of a side it would be, where the type of the case has a limit; the last one in red. */
function Limit({ of: { case_ref }, side }: { of: Hearing; side: (typeof adjourners)[number] }) {
  const { data } = useQuery(statisticsQuery(case_ref))
  if (!data?.limit || (side !== 'our_side' && side !== 'other_side')) return null
  const nth = data.adjourned[side] + 1
  return (
    <p
      role="status"
      className={`text-secondary font-semibold ${nth >= data.limit ? 'text-st-red-fg' : 'text-st-yellow-fg'}`}
    >
      {words.nth(count(nth), count(data.limit), adjournerWords[side])}
    </p>
  )
}

/** The days that are given most; one on which the court does not sit is moved on to the next that it does. */
function DayChips({ of: { form, set }, hearing }: { of: Editor; hearing: Hearing }) {
  const sittingAfter = useSittingAfter(hearing)
  if (form.next !== null && form.next !== 'date') return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-secondary font-semibold">{words.next}</legend>
      <div className="grid grid-cols-3 gap-2">
        {[7, 14, 30].map((days) => {
          const day = sittingAfter(days)
          const isChosen = form.next === 'date' && form.on_day === day
          return (
            <button
              key={days}
              type="button"
              aria-pressed={isChosen}
              onClick={() => set({ next: 'date', on_day: day })}
              className={cx(
                'flex min-w-0 flex-col items-center gap-0.5 rounded-md border-2 px-1 py-2.5',
                isChosen
                  ? 'border-primary bg-accent-soft'
                  : 'border-border-strong bg-surface hover:bg-sunken',
              )}
            >
              <span className="text-meta text-ink-2">{words.inDays(count(days))}</span>
              <span className="text-center font-serif text-card font-semibold tabular-nums">
                {shortDay(day)}
              </span>
              <span className="text-meta text-ink-2">{weekday(day)}</span>
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}

function NextDay({ of: { form, set, complaints, isClosed, submit } }: { of: Editor }) {
  const { stages, people } = useOptions()
  const nothing = { value: '', label: '—' }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words.day} error={complaints.on_day} required>
        <DateInput value={form.on_day} onChange={({ target }) => set({ on_day: target.value })} />
      </Field>
      <Field label={words.time} error={complaints.at_time}>
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
      <Field label={words.why} error={complaints.reason} required>
        <TextInput
          value={form.reason}
          maxLength={hearingLimits.no_date_reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
      </Field>
      <Field label={words.again} error={complaints.look_again_on}>
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

/** What is asked of a hearing to begin with: of one that was reopened what stood, as long as nobody records it again. */
function emptyOf(
  { can, purpose_ref, appears, ...stood }: Hearing,
  what: OutcomeDialogProps['what'],
): Omit<Form, 'look_again_on'> {
  return {
    ...{ state: what ?? null, next: null, on_day: '', at_time: '', reason: '' },
    adjourned_by: can.close ? stood.adjourned_by : null,
    adjourn_reason: (can.close && stood.adjourn_reason) || '',
    order_summary: (can.close && stood.order_summary) || '',
    ...{
      purpose_ref: purpose_ref ?? '',
      appears_id: appears?.user_id ?? '',
      stage_ref: '',
      toTimeline: true,
    },
  }
}

/** What is wrong with what is typed, until it is typed anew. */
function useComplaints() {
  const [complaints, complain] = useState<Complaints>({})
  const [isClosed, setClosed] = useState(false)
  return {
    ...{ complaints, isClosed },
    complain: (found: Complaints, error?: unknown) => {
      complain(found)
      setClosed(error instanceof CallFailure && error.reason === 'hearings.court_closed')
      if (Object.keys(found).length > 0) focusFirstInvalid()
    },
    typedAnew: (change: Partial<Form>) => {
      complain((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !(name in change))))
      if ('on_day' in change) setClosed(false)
    },
  }
}

/** What is typed of an outcome; it stays where sending it fails. */
function useOutcome(
  hearing: Hearing,
  what: OutcomeDialogProps['what'],
  onDone: (next: Form['next']) => void,
) {
  const { complaints, isClosed, complain, typedAnew } = useComplaints()
  const { mutateAsync, isPending } = useCloseHearing()
  const toasts = useToasts()
  const { time_zone } = useFirm()
  const { data: firm } = useQuery(firmSettingsQuery)
  const wait = firm?.no_date_days ?? hearingLimits.look_again.usual
  const tellClashes = useClashNews()
  const kept = useKeptChanges(
    `hearing-outcome.${hearing.id}`,
    { ...emptyOf(hearing, what), look_again_on: daysAfter(dayIn(time_zone), wait) },
    shapes,
  )
  const { form, isDirty } = kept
  const set = (change: Partial<Form>) => {
    kept.set(change)
    typedAnew(change)
  }
  const clear = () => {
    kept.clear()
    complain({})
  }
  const isSending = useRef(false)
  const submit = (keep = false) => {
    const lacking = lackingIn(form)
    if (Object.keys(lacking).length > 0) return complain(lacking)
    const body = bodyOf(hearing, form, keep)
    if (!body || isSending.current || !hearing.can.close) return
    isSending.current = true
    const sent = mutateAsync(body).finally(() => {
      isSending.current = false
    })
    void sent.then(
      ({ warnings }) => {
        toasts.success(words.done, words.failed)
        tellClashes(warnings.clash)
        if (form.toTimeline && form.state)
          void addToTimeline(hearing, words.entry(hearingStateWords[form.state]), form.order_summary).catch(
            (error: unknown) => toasts.error(words.timelineFailed, error),
          )
        clear()
        onDone(form.next)
      },
      (error: unknown) => {
        const found = complaintsOf(error, 'next')
        complain(found, error)
        // What a field says is not said again.
        toasts.error(words.failed, Object.keys(found).length > 0 ? undefined : sentenceOf(error))
      },
    )
  }
  return { form, set, complaints, isClosed, clear, submit, isPending, isDirty }
}

/** What has to be said before it is sent. */
const lackingIn = ({ state, adjourned_by, next }: Form): Complaints => ({
  ...(state === 'adjourned' && adjourned_by === null && { adjourned_by: words.byMissing }),
  ...(next === null && { next: words.missing }),
})

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
