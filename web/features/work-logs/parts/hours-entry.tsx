import { useEffect, useRef } from 'react'
import { hours } from '../../../lib/format.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { readHours } from '../logic.ts'

export type HoursEntryProps = {
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hideLabel?: boolean | undefined
  /** Takes the focus when it appears. */
  takesFocus?: boolean | undefined
  onFocus?: (() => void) | undefined
}

/** The quick entry of hours: what was understood stands beside the label before anything is saved. */
export function HoursEntry({ value, onChange, error, hideLabel, takesFocus, onFocus }: HoursEntryProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!takesFocus) return
    // Not while it is put into the page: a dialog around it still has to see where the focus comes from.
    const frame = requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.select()
    })
    return () => cancelAnimationFrame(frame)
  }, [takesFocus])
  const typed = readHours(value)
  const isPlain = /^[\d.]*$/.test(value.trim())
  return (
    <Field
      label="Hours"
      hideLabel={hideLabel}
      error={error}
      aside={!isPlain && 'hours' in typed ? `${hours(typed.hours)} h` : undefined}
    >
      <TextInput
        ref={input}
        autoComplete="off"
        placeholder="1h20"
        value={value}
        onFocus={onFocus}
        className="tabular-nums"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
