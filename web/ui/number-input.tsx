import type { KeyboardEvent } from 'react'
import { numberTyped, stepped } from '../lib/amount.ts'
import { cx } from './cx.ts'
import { TextInput, type TextInputProps, WithAdornment } from './text-input.tsx'

const stepsOfKey: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

type NumberInputProps = Omit<TextInputProps, 'value' | 'step' | 'onChange'> & {
  value: string
  onValueChange: (typed: string) => void
  /** How far the arrow keys go. */
  step?: number
  /** What is understood of what is typed. */
  read?: (typed: string) => number | undefined
  unit?: string | undefined
}

/** A number such as hours and money: typed freely in a text field, which no browser rounds or scrolls, and stepped by ↑ and ↓. */
export function NumberInput(props: NumberInputProps) {
  const { value, onValueChange, step = 1, read = numberTyped, unit, className, ...rest } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = stepsOfKey[event.key]
    if (steps === undefined) return
    event.preventDefault()
    onValueChange(stepped(read(value) ?? 0, steps, step))
  }
  return (
    <WithAdornment end={unit && <span className="pr-3 text-secondary text-ink-3">{unit}</span>}>
      <TextInput
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        aria-valuemin={0}
        aria-valuenow={read(value)}
        {...rest}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx('tabular-nums', unit && 'pr-9', className)}
      />
    </WithAdornment>
  )
}
