import { adjourners, hearingLimits, nextKinds, outcomes } from '../../../../contract/hearing-words.ts'
import { adjournerWords, hearingStateWords, nextKindWords } from '../../../../contract/words/hearings.ts'
import { outcome as words } from '../../../../contract/words/outcomes.ts'
import { useKeptChanges } from '../../../lib/rows/kept-changes.ts'
import { oneOfWords, orNull, text } from '../../../lib/shape.ts'
import { Dialog, DialogSave } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { DateInput, TextInput } from '../../../ui/text-input.tsx'
import { Textarea } from '../../../ui/textarea.tsx'
import { useKeepAct } from '../../queue/public.tsx'
import { type OutcomeForm, outcomeOf } from '../logic.ts'

const empty: OutcomeForm = {
  ...{ state: null, adjourned_by: null, adjourn_reason: '', order_summary: '' },
  ...{ next: null, on_day: '', reason: '', at_time: '', purpose_ref: '', appears_id: '' },
  ...{ look_again_on: '', stage_ref: '' },
}
const shapes = {
  state: orNull(oneOfWords(outcomes)),
  adjourned_by: orNull(oneOfWords(adjourners)),
  next: orNull(oneOfWords(nextKinds)),
  ...{ adjourn_reason: text, order_summary: text, on_day: text, reason: text, at_time: text },
  ...{ purpose_ref: text, appears_id: text, look_again_on: text, stage_ref: text },
}

interface KeptOutcomeProps {
  id: string
  version: number
  title: string
  on_day: string
  onClose: () => void
}

/** What happened on a day in court of the kept day, and what follows. */
export function KeptOutcome({ id, version, title, on_day, onClose }: KeptOutcomeProps) {
  const keep = useKeepAct()
  const { form, set, clear, isDirty } = useKeptChanges(`hearing-outcome.${id}`, empty, shapes)
  const body = outcomeOf(form, on_day)
  const close = () => {
    clear()
    onClose()
  }
  const submit = () => {
    if (!body) return
    void keep({ kind: 'outcome', id, on_day, body }, { version, about: title }).then(
      (isKept) => isKept && close(),
    )
  }
  return (
    <Dialog
      open
      size="lg"
      onClose={close}
      title={words.title}
      description={title}
      dirty={isDirty}
      onDiscard={clear}
      onSubmit={submit}
      footer={
        <DialogSave busy={false} disabled={!body}>
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
        {form.state === 'adjourned' && <Adjourned {...{ form, set }} />}
        <RadioGroup
          look="cards"
          label={words.follows}
          value={form.next}
          options={nextKinds.map((value) => ({ value, label: nextKindWords[value] }))}
          onValueChange={(next) => set({ next })}
        />
        <Follows {...{ form, set, on_day }} />
        <Field label={words.order}>
          <Textarea
            rows={3}
            value={form.order_summary}
            maxLength={hearingLimits.order_summary}
            onChange={({ target }) => set({ order_summary: target.value })}
          />
        </Field>
      </div>
    </Dialog>
  )
}

function Adjourned({ form, set }: { form: OutcomeForm; set: (change: Partial<OutcomeForm>) => void }) {
  return (
    <>
      <RadioGroup
        look="cards"
        label={words.by}
        value={form.adjourned_by}
        options={adjourners.map((value) => ({ value, label: adjournerWords[value] }))}
        onValueChange={(adjourned_by) => set({ adjourned_by })}
      />
      <Field label={words.reason}>
        <TextInput
          value={form.adjourn_reason}
          maxLength={hearingLimits.adjourn_reason}
          onChange={({ target }) => set({ adjourn_reason: target.value })}
        />
      </Field>
    </>
  )
}

type FollowsProps = Pick<KeptOutcomeProps, 'on_day'> & Parameters<typeof Adjourned>[0]

/** What has to be said of what follows. */
function Follows({ form, set, on_day }: FollowsProps) {
  return (
    <>
      {form.next === 'date' && (
        <Field label={words.day} required>
          <DateInput
            min={on_day}
            value={form.on_day}
            onChange={({ target }) => set({ on_day: target.value })}
          />
        </Field>
      )}
      {form.next === 'none' && (
        <Field label={words.why} required>
          <TextInput
            value={form.reason}
            maxLength={hearingLimits.no_date_reason}
            onChange={({ target }) => set({ reason: target.value })}
          />
        </Field>
      )}
    </>
  )
}
