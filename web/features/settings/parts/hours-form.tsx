import { type FormEvent, useState } from 'react'
import type { NotificationHours } from '../../../../contract/notification-settings.ts'
import { weekday } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { useSaveHours } from '../api.ts'
import { said } from '../labels.ts'
import { type HoursDraft, keptOf, startOf, toggled } from '../logic.ts'

/** When nothing is mailed, and when the one mail of the day comes. */
export function HoursForm({ hours }: { hours: NotificationHours }) {
  const [form, setForm] = useState<HoursDraft>(() => startOf(hours))
  const set = (change: Partial<HoursDraft>) => setForm((before) => ({ ...before, ...change }))
  const toasts = useToasts()
  const save = useSaveHours()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(keptOf(form), {
      onSuccess: () => toasts.success(said.saved),
      onError: (error) => toasts.error(said.failed, error),
    })
  }
  return (
    <Card className="p-5 sm:p-6">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <QuietHours form={form} set={set} />
        <Field label={said.digestAt} hint={said.digestHint}>
          <Time value={form.digest_at} onTime={(digest_at) => set({ digest_at })} />
        </Field>
        <Checkbox
          label={said.details}
          hint={said.detailsHint}
          checked={form.details}
          onChange={({ target }) => set({ details: target.checked })}
        />
        <Button
          type="submit"
          variant="primary"
          className="self-start"
          busy={save.isPending}
          busyText={said.saving}
        >
          {said.save}
        </Button>
      </form>
    </Card>
  )
}

interface PartProps {
  form: HoursDraft
  set: (change: Partial<HoursDraft>) => void
}

// The week of a Sunday, for the names of its days.
const daysOfWeek = [22, 23, 24, 25, 26, 27, 28].map((day) => `2026-11-${day}`)

function QuietHours({ form, set }: PartProps) {
  const { isFirms, quiet_from, quiet_until, quiet_days } = form
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-1 font-serif text-section font-semibold">{said.quiet}</legend>
      <p className="text-secondary text-ink-2">{said.quietHint}</p>
      <Checkbox
        label={said.ofFirm}
        checked={isFirms}
        onChange={({ target }) => set({ isFirms: target.checked })}
      />
      <div className="grid grid-cols-2 gap-3">
        <Field label={said.from}>
          <Time disabled={isFirms} value={quiet_from} onTime={(time) => set({ quiet_from: time })} />
        </Field>
        <Field label={said.until}>
          <Time disabled={isFirms} value={quiet_until} onTime={(time) => set({ quiet_until: time })} />
        </Field>
      </div>
      <fieldset>
        <legend className="mb-1.5 text-secondary font-semibold">{said.quietDays}</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {daysOfWeek.map((of, day) => (
            <Checkbox
              key={of}
              label={weekday(of)}
              checked={quiet_days.includes(day)}
              onChange={() => set({ quiet_days: toggled(quiet_days, day) })}
            />
          ))}
        </div>
      </fieldset>
    </fieldset>
  )
}

function Time({
  value,
  onTime,
  disabled,
}: {
  value: string
  onTime: (time: string) => void
  disabled?: boolean
}) {
  return (
    <TextInput
      type="time"
      required
      value={value}
      disabled={disabled}
      onChange={({ target }) => onTime(target.value)}
      className="max-w-40"
    />
  )
}
