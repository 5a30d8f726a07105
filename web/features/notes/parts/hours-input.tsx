import type { KeyboardEvent } from 'react'
import { DecimalInput } from '../../../ui/text-input.tsx'
import { form, hoursHeard } from '../labels.ts'
import { hoursStepped, hoursTyped } from './note-form.ts'

const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Hours: typed freely, stepped by 0.1 with the arrow keys, 0 when left empty. */
export function HoursInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onChange(hoursStepped(value, steps))
  }
  return (
    <DecimalInput
      role="spinbutton"
      aria-valuemin={0}
      aria-valuenow={hoursTyped(value)}
      aria-valuetext={hoursHeard(hoursTyped(value) ?? 0)}
      unit={form.hoursUnit}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => value.trim() === '' && onChange('0')}
    />
  )
}
