import { type KeyboardEvent, useState } from 'react'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import {
  type ClosedDayWay,
  closedDayWays,
  type RepeatUnit,
  repeatUnits,
} from '../../../../contract/recurrence-words.ts'
import type { Recurrence, RecurrenceDraft } from '../../../../contract/recurrences.ts'
import { numberTyped } from '../../../lib/amount.ts'
import { inDigits } from '../../../lib/digits.ts'
import { dayIn, weekday } from '../../../lib/format.ts'
import type { Complaints } from '../../../lib/said.ts'
import { useUnsaved } from '../../../lib/unsaved.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/number-input.tsx'
import { Select } from '../../../ui/select.tsx'
import { DateInput } from '../../../ui/text-input.tsx'
import { useFirm } from '../../people/public.ts'
import { closedDayWords, unitWords, repeat as words } from '../labels.ts'

export type RepeatRule = Omit<RecurrenceDraft, 'note_id'>

type RuleFieldsProps = {
  /** The day of the task, from which it goes on. */
  due: string | null
  /** The rule that is changed; without it there is none yet. */
  of?: Recurrence
  busy: boolean
  onUnsaved: (isUnsaved: boolean) => void
  /** Answers what is wrong with which field. */
  onSave: (rule: RepeatRule) => Promise<Complaints>
  onCancel: () => void
}

/** When a task comes again. */
export function RuleFields({ due, of, busy, onUnsaved, onSave, onCancel }: RuleFieldsProps) {
  const today = dayIn(useFirm().time_zone)
  const [rule, setRule] = useState<Typed>(of ? typedOf(of) : { ...unset, starts_on: due ?? today })
  const [isTyped, setTyped] = useState(of === undefined)
  useUnsaved(isTyped, onUnsaved)
  const set = (change: Partial<Typed>) => {
    setTyped(true)
    setRule((now) => ({ ...now, ...change }))
  }
  const [complaints, setComplaints] = useState<Complaints>({})
  const save = () => void onSave(ruleOf(rule)).then(setComplaints)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // The form of the task around it would be saved.
    event.preventDefault()
    save()
  }
  return (
    <fieldset aria-label={words.title} className="flex w-full flex-col gap-3" onKeyDown={onKeyDown}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
        <Field label={words.every} error={complaints.every}>
          <NumberInput value={rule.every} onValueChange={(every) => set({ every })} />
        </Field>
        <Field label={words.unit}>
          <Select
            options={repeatUnits.map((value) => ({ value, label: unitWords[value] }))}
            value={rule.unit}
            onValueChange={(unit) => set({ unit })}
          />
        </Field>
        <Field label={words.closedDays}>
          <Select
            options={closedDayWays.map((value) => ({ value, label: closedDayWords[value] }))}
            value={rule.closed_days}
            onValueChange={(closed_days) => set({ closed_days })}
          />
        </Field>
        <Field label={words.from} error={complaints.starts_on}>
          <DateInput value={rule.starts_on} onChange={(event) => set({ starts_on: event.target.value })} />
        </Field>
        <Field label={words.until} error={complaints.ends_on}>
          <DateInput value={rule.ends_on} onChange={(event) => set({ ends_on: event.target.value })} />
        </Field>
        <MonthDay rule={rule} set={set} />
      </div>
      {rule.unit === 'week' && <Weekdays rule={rule} set={set} />}
      <div className="flex gap-2">
        <Button size="sm" busy={busy} onClick={save}>
          {of ? words.saveChange : words.save}
        </Button>
        <Button size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </fieldset>
  )
}

interface Typed {
  every: string
  unit: RepeatUnit
  weekdays: readonly number[]
  /** -1 is the last one; null: that of the first day. */
  month_day: number | null
  closed_days: ClosedDayWay
  starts_on: string
  ends_on: string
}

const unset = {
  ...{ every: inDigits('1'), unit: 'week', weekdays: [], month_day: null, closed_days: 'keep', ends_on: '' },
} as const satisfies Omit<Typed, 'starts_on'>

const typedOf = ({ every, weekdays, ends_on, ...row }: Recurrence): Typed => ({
  ...row,
  ...{ every: inDigits(String(every)), weekdays: weekdays ?? [], ends_on: ends_on ?? '' },
})

type PartProps = { rule: Typed; set: (change: Partial<Typed>) => void }

function Weekdays({ rule: { weekdays, starts_on }, set }: PartProps) {
  const sunday = sundayOf(starts_on === '' ? '2026-11-22' : starts_on)
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="pb-1 text-secondary font-semibold">{words.on}</legend>
      {[0, 1, 2, 3, 4, 5, 6].map((day) => (
        <Checkbox
          key={day}
          label={weekday(daysAfter(sunday, day))}
          checked={weekdays.includes(day)}
          onChange={({ target }) =>
            set({ weekdays: target.checked ? [...weekdays, day] : weekdays.filter((one) => one !== day) })
          }
        />
      ))}
    </fieldset>
  )
}

function MonthDay({ rule: { unit, month_day }, set }: PartProps) {
  // A day of its own, which calls may give, comes back with the choice.
  const [same] = useState(month_day === -1 ? null : month_day)
  if (unit !== 'month' && unit !== 'year') return null
  return (
    <Field label={words.monthDay}>
      <Select
        options={[
          { value: 'same', label: words.sameDay },
          { value: 'last', label: words.lastDay },
        ]}
        value={month_day === -1 ? 'last' : 'same'}
        onValueChange={(value) => set({ month_day: value === 'last' ? -1 : same })}
      />
    </Field>
  )
}

/** What was typed as a rule; a number that is none is refused by the server with its field. */
function ruleOf({ every, unit, weekdays, month_day, closed_days, starts_on, ends_on }: Typed): RepeatRule {
  const isOfMonth = unit === 'month' || unit === 'year'
  return {
    ...{ every: numberTyped(every) ?? Number.NaN, unit, closed_days, starts_on },
    ends_on: ends_on === '' ? null : ends_on,
    weekdays: unit === 'week' && weekdays.length > 0 ? [...weekdays].sort() : null,
    month_day: isOfMonth ? month_day : null,
  }
}
