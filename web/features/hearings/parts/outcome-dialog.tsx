import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { adjourners, hearingLimits, nextKinds, outcomes } from '../../../../contract/hearing-words.ts'
import type { Hearing, HearingStatistics } from '../../../../contract/hearings.ts'
import { adjournerWords, hearingStateWords, nextKindWords } from '../../../../contract/words/hearings.ts'
import { outcome as words } from '../../../../contract/words/outcomes.ts'
import { count, shortDay, weekday } from '../../../lib/format.ts'
import { useMedia } from '../../../lib/media.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { nameOf } from '../../people/public.ts'
import { statisticsQuery } from '../api.ts'
import { choiceNames } from '../labels.ts'
import { isSide, partiesOf } from '../logic.ts'
import { nextWords, outcomeWords } from './board-cells.tsx'
import { useOptions } from './hearing-dialog.tsx'
import { KeepDay } from './keep-day.tsx'
import { nthAdjournment } from './nth-adjournment.ts'
import { skippedBy } from './skipped-days.ts'
import { useOutcome } from './use-outcome.ts'
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
  const isNarrow = useMedia('(width < 48rem)')
  // A card of a phone has asked it already.
  const isAnswered = isNarrow && what !== undefined && form.state === what
  const give = () => {
    editor.clear()
    onClose()
  }
  return (
    <Dialog
      open={!isLate || isDirty}
      size="lg"
      onClose={give}
      title={isAnswered ? <Answered what={what} /> : words.title}
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
        {isLate && !isPending && <Late of={hearing} />}
        {!isAnswered && (
          <RadioGroup
            look="cards"
            label={words.what}
            value={form.state}
            options={outcomes.map((value) => ({ value, label: hearingStateWords[value] }))}
            onValueChange={(state) => set({ state })}
          />
        )}
        {form.state === 'adjourned' && <Adjourned of={editor} hearing={hearing} />}
        {form.state === 'adjourned' && !isNarrow && <Reason of={editor} />}
        <DayChips of={editor} hearing={hearing} />
        <RadioGroup
          look="cards"
          label={words.follows}
          error={complaints.next}
          value={form.next}
          options={nextKinds.map((value) => ({ value, label: nextKindWords[value] }))}
          onValueChange={(next) => set({ next })}
        />
        {form.next === 'date' && <NextDay of={editor}>{!isNarrow && <HowNext of={editor} />}</NextDay>}
        {form.next === 'none' && <NoDay of={editor} />}
        {isNarrow ? <Rest of={editor} /> : <Written of={editor} />}
      </div>
    </Dialog>
  )
}

/** What somebody else recorded first. */
function Late({ of }: { of: Hearing }) {
  const { closer, order_summary } = of
  const recorded = [closer && nameOf(closer), outcomeWords(of), nextWords(of)]
  return (
    <Alert tone="warning">
      {words.late}
      <span className="block font-semibold">{recorded.filter(Boolean).join(' · ')}</span>
      {order_summary && (
        <span className="block [overflow-wrap:anywhere] whitespace-pre-line">{order_summary}</span>
      )}
    </Alert>
  )
}

function Answered({ what }: { what: (typeof outcomes)[number] }) {
  return (
    <>
      <span className="sr-only">{words.title}: </span>
      {hearingStateWords[what]}
    </>
  )
}

type Editor = ReturnType<typeof useOutcome>

/** What few say on a phone: the answer is whole without it. */
function Rest({ of: editor }: { of: Editor }) {
  const { form, complaints } = editor
  const isSaid = form.order_summary || form.adjourn_reason || form.at_time || form.stage_ref
  const isRefused = complaints.order_summary || complaints.adjourn_reason || complaints.at_time
  return (
    <Fold title={words.more} isFilled={Boolean(isSaid || isRefused)}>
      {form.state === 'adjourned' && <Reason of={editor} />}
      {form.next === 'date' && <HowNext of={editor} />}
      <Written of={editor} />
    </Fold>
  )
}

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
  const { data } = useQuery(statisticsQuery(hearing.case_ref))
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup
        look="cards"
        label={words.by}
        error={complaints.adjourned_by}
        value={form.adjourned_by}
        options={adjourners.map((value) => ({
          ...{ value, label: adjournerWords[value] },
          hint: isSide(value) ? data?.sides?.[value] : undefined,
        }))}
        onValueChange={(adjourned_by) => set({ adjourned_by })}
      />
      {form.adjourned_by && <Limit of={data} side={form.adjourned_by} />}
    </div>
  )
}

function Reason({ of: { form, set, complaints } }: { of: Editor }) {
  return (
    <Field label={words.reason} error={complaints.adjourn_reason}>
      <TextInput
        value={form.adjourn_reason}
        maxLength={hearingLimits.adjourn_reason}
        onChange={({ target }) => set({ adjourn_reason: target.value })}
      />
    </Field>
  )
}

/** Which adjournment of a side it would be, where the type of the case has a limit; the last one in red. */
function Limit({ of, side }: { of: HearingStatistics | undefined; side: (typeof adjourners)[number] }) {
  const found = of && nthAdjournment(of, side)
  if (!found) return null
  const { nth, limit, isLast } = found
  return (
    <p
      role="status"
      className={`text-secondary font-semibold ${isLast ? 'text-st-red-fg' : 'text-st-yellow-fg'}`}
    >
      {words.nth(count(nth), count(limit), adjournerWords[side])}
    </p>
  )
}

/** The days that are given most; one on which the court does not sit is moved on to the next that it does. */
function DayChips({ of: { form, set }, hearing }: { of: Editor; hearing: Hearing }) {
  const sittingAfter = useSittingAfter(hearing)
  if (form.next !== null && form.next !== 'date') return null
  const chips = [7, 14, 30].map((days) => ({ days, to: sittingAfter?.(days) }))
  const skipped = skippedBy(chips.flatMap(({ to }) => to?.skipped ?? []))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-secondary font-semibold">{words.next}</legend>
      <div className="grid grid-cols-3 gap-2">
        {chips.map(({ days, to }) => {
          const isChosen = form.next === 'date' && to !== undefined && form.on_day === to.day
          return (
            <button
              key={days}
              type="button"
              aria-pressed={isChosen}
              // No day is pressed that becomes another one under the finger.
              disabled={!to}
              onClick={() => to && set({ next: 'date', on_day: to.day })}
              className={cx(
                'flex min-w-0 flex-col items-center gap-0.5 rounded-md border-2 px-1 py-2.5',
                isChosen
                  ? 'border-primary bg-accent-soft'
                  : 'border-border-strong bg-surface hover:bg-sunken',
              )}
            >
              <span className="text-meta text-ink-2">{words.inDays(count(days))}</span>
              <span className="text-center font-serif font-semibold tabular-nums max-sm:text-secondary sm:text-card">
                {to ? shortDay(to.day) : '…'}
              </span>
              <span className="min-h-[1lh] text-meta text-ink-2">{to && weekday(to.day)}</span>
            </button>
          )
        })}
      </div>
      {/* It has its room before it is known, so that nothing below moves away from a finger. */}
      <p className="mt-1.5 min-h-[1lh] text-meta [overflow-wrap:anywhere] text-ink-2 max-sm:min-h-[2lh]">
        {skipped !== '' && words.skipped(skipped)}
      </p>
    </fieldset>
  )
}

function NextDay({
  of: { form, set, complaints, isClosed, submit },
  children,
}: {
  of: Editor
  children: ReactNode
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label={words.day}
        error={complaints.on_day}
        required
        below={<KeepDay isOffered={isClosed} onKeep={() => submit(true)} />}
      >
        <DateInput value={form.on_day} onChange={({ target }) => set({ on_day: target.value })} />
      </Field>
      {children}
    </div>
  )
}

/** When, for what and by whom the next day is heard. */
function HowNext({ of: { form, set, complaints } }: { of: Editor }) {
  const { stages, people } = useOptions()
  const nothing = { value: '', label: '—' }
  return (
    <>
      <Field label={words.time} error={complaints.at_time}>
        <TextInput
          type="time"
          value={form.at_time}
          onChange={({ target }) => set({ at_time: target.value })}
        />
      </Field>
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
