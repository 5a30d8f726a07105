import { type RefObject, useCallback } from 'react'
import { Field, type FieldProps } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { said, understood } from '../labels.ts'
import { readHours } from '../logic.ts'

type HoursEntryProps = {
  value: string
  onChange: (value: string) => void
  error?: FieldProps['error']
  hideLabel?: boolean | undefined
  /** Takes the focus when it appears; in a dialog in the next frame, for that has to see first where the focus comes from. */
  takesFocus?: 'at once' | 'next frame' | undefined
  onFocus?: (() => void) | undefined
  inputRef?: RefObject<HTMLInputElement | null> | undefined
}

/** The quick entry of hours: what was understood stands beside the label before anything is saved. */
export function HoursEntry({
  value,
  onChange,
  error,
  hideLabel,
  takesFocus,
  onFocus,
  inputRef,
}: HoursEntryProps) {
  const ref = useCallback(
    (input: HTMLInputElement | null) => {
      if (inputRef) inputRef.current = input
      const focus = () => {
        input?.focus()
        input?.select()
      }
      if (takesFocus === 'at once') focus()
      if (takesFocus === 'next frame') requestAnimationFrame(focus)
    },
    [takesFocus, inputRef],
  )
  const typed = readHours(value)
  const isPlain = /^[\d.০-৯]*$/.test(value.trim())
  return (
    <Field
      label={said.hours}
      hideLabel={hideLabel}
      error={error}
      aside={!isPlain && 'hours' in typed ? understood(typed.hours) : undefined}
    >
      <TextInput
        ref={ref}
        autoComplete="off"
        placeholder={said.hoursHint}
        value={value}
        onFocus={onFocus}
        className="tabular-nums"
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
