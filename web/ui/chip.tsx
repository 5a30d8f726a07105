import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type ChipsProps = { label: string; children: ReactNode }

/** Chips that together narrow or switch what is shown; the label is heard, not seen. */
export function Chips({ label, children }: ChipsProps) {
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}

type ChipProps = { isOn: boolean; onPress: (isOn: boolean) => void; children: string }

export function Chip({ isOn, onPress, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => onPress(!isOn)}
      className={cx(
        'h-8 rounded-full border px-3.5 text-secondary font-semibold transition-colors coarse:h-control',
        isOn
          ? 'border-accent bg-accent-soft text-accent'
          : 'border-border-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
