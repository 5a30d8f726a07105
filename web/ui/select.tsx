import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { useOverlayRoot } from './overlay-root.tsx'

export type SelectOption<Value extends string> = {
  value: Value
  label: string
  disabled?: boolean | undefined
}

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onValueChange: (value: Value) => void
  placeholder?: string | undefined
  /** The accessible name where no Field is around it. */
  label?: string | undefined
  /** Stands before the value, for example an icon. */
  icon?: ReactNode
  disabled?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  className?: string | undefined
}

const trigger =
  'flex h-control w-full min-w-0 items-center gap-2 rounded-md border border-border-strong bg-surface pr-2.5 pl-3 text-left ' +
  'text-body text-ink transition-colors coarse:text-[1rem] hover:border-ink-3 aria-invalid:border-danger ' +
  'focus-visible:outline-offset-0 data-disabled:cursor-not-allowed data-disabled:bg-sunken data-disabled:text-ink-3'

/** One choice from a short list; typing jumps to an entry. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Select…',
  label,
  icon,
  disabled,
  name,
  onBlur,
  ref,
  className,
}: SelectProps<Value>) {
  const { labelId, ...control } = useFieldControl({})
  const chosen = options.find((option) => option.value === value)
  return (
    <Base.Root
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      items={options}
      disabled={disabled}
      name={name}
    >
      <Base.Trigger
        ref={ref}
        {...control}
        aria-label={label}
        aria-labelledby={label === undefined ? labelId : undefined}
        onBlur={onBlur}
        className={cx(trigger, className)}
      >
        {icon}
        <span className={cx('min-w-0 flex-1 truncate', chosen === undefined && 'text-ink-3')}>
          {chosen?.label ?? placeholder}
        </span>
        <Base.Icon className="shrink-0 text-ink-3">
          <ChevronDown className="size-4" />
        </Base.Icon>
      </Base.Trigger>
      <Options options={options} />
    </Base.Root>
  )
}

function Options({ options }: { options: readonly SelectOption<string>[] }) {
  const container = useOverlayRoot()
  return (
    <Base.Portal container={container}>
      {/* The first press elsewhere closes it and does nothing more. */}
      <Base.Backdrop className="fixed inset-0 z-40" />
      <Base.Positioner alignItemWithTrigger={false} sideOffset={4} className="z-50 outline-none">
        <Base.Popup className="overlay-popup max-h-[min(24rem,var(--available-height))] min-w-(--anchor-width) max-w-(--available-width) overflow-y-auto rounded-lg border border-border bg-raised p-1 text-ink shadow-popup outline-none">
          {options.map((option) => (
            <Base.Item
              key={option.value}
              value={option.value}
              disabled={option.disabled}
              className="flex min-h-[34px] cursor-default items-center gap-2 rounded-sm py-1.5 pr-3 pl-2 outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-sunken coarse:min-h-control"
            >
              <span className="flex w-4 shrink-0 justify-center text-accent">
                <Base.ItemIndicator>
                  <Check aria-hidden="true" className="size-4" />
                </Base.ItemIndicator>
              </span>
              <Base.ItemText>{option.label}</Base.ItemText>
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
