import { type KeyboardEvent, useState } from 'react'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import {
  type ClosedDayWay,
  closedDayWays,
  type RepeatUnit,
  repeatUnits,
} from '../../../../contract/recurrence-words.ts'
import type { RecurrenceDraft } from '../../../../contract/recurrences.ts'
import { dayIn, weekday } from '../../../lib/format.ts'
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
  busy: boolean
  onSave: (rule: RepeatRule) => Promise<void>
  onCancel: () => void
}

/** When a task comes again. */
export function RuleFields({ due, busy, onSave, onCancel }: RuleFieldsProps) {
  const today = dayIn(useFirm().time_zone)
  const [rule, setRule] = useState<Typed>({ ...unset, starts_on: due ?? today })
  const set = (change: Partial<Typed>) => setRule((now) => ({ ...now, ...change }))
  const save = () => void onSave(ruleOf(rule))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // The form of the task around it would be saved.
    event.preventDefault()
    save()
  }
  return (
    <fieldset aria-label={words.title} className="flex w-full flex-col gap-3" onKeyDown={onKeyDown}>
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 md:grid-cols-3">
        <Field label={words.every}>
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
        <Field label={words.from}>
          <DateInput value={rule.starts_on} onChange={(event) => set({ starts_on: event.target.value })} />
        </Field>
        <Field label={words.until}>
          <DateInput value={rule.ends_on} onChange={(event) => set({ ends_on: event.target.value })} />
        </Field>
        <MonthDay rule={rule} set={set} />
      </div>
      {rule.unit === 'week' && <Weekdays rule={rule} set={set} />}
      <div className="flex gap-2">
        <Button size="sm" variant="primary" busy={busy} onClick={save}>
          {words.save}
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
  isLast: boolean
  closed_days: ClosedDayWay
  starts_on: string
  ends_on: string
}

const unset = {
  ...{ every: '1', unit: 'week', weekdays: [], isLast: false, closed_days: 'keep', ends_on: '' },
} as const satisfies Omit<Typed, 'starts_on'>

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

function MonthDay({ rule: { unit, isLast }, set }: PartProps) {
  if (unit !== 'month' && unit !== 'year') return null
  return (
    <Field label={words.monthDay}>
      <Select
        options={[
          { value: 'same', label: words.sameDay },
          { value: 'last', label: words.lastDay },
        ]}
        value={isLast ? 'last' : 'same'}
        onValueChange={(value) => set({ isLast: value === 'last' })}
      />
    </Field>
  )
}

/** What was typed as a rule; a number that is none is refused by the server with its field. */
function ruleOf({ every, unit, weekdays, isLast, closed_days, starts_on, ends_on }: Typed): RepeatRule {
  return {
    every: Number(every),
    unit,
    closed_days,
    starts_on,
    ...(ends_on !== '' && { ends_on }),
    ...(unit === 'week' && weekdays.length > 0 && { weekdays: [...weekdays].sort() }),
    ...((unit === 'month' || unit === 'year') && isLast && { month_day: -1 }),
  }
}
