import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'
import { useFieldControl } from './field.tsx'
import { said } from './labels.ts'
import { useOverlays } from './overlay-loader.ts'
import { useTriggerStub } from './trigger-stub.ts'

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

/** What the loaded select needs: the same choice and the attributes of its button. */
export type SelectTriggerProps<Value extends string> = SelectProps<Value> & {
  trigger: ComponentProps<'button'>
}

const triggerClass =
  'flex h-control w-full min-w-0 items-center gap-2 rounded-md border border-border-strong bg-surface pr-2.5 pl-3 text-left ' +
  'text-body text-ink transition-colors coarse:text-[1rem] hover:border-ink-3 aria-invalid:border-danger ' +
  'focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3'

// Collapsed, so there is no list yet that aria-controls could name.
const asCombobox = { role: 'combobox' } as const

/** One choice from a short list; typing jumps to an entry. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, disabled, onBlur, ref, className } = props
  const overlays = useOverlays()
  const { stub, arrived } = useTriggerStub('listbox')
  const { labelId, ...control } = useFieldControl({})
  const trigger = {
    ...control,
    'aria-label': label,
    'aria-labelledby': label === undefined ? labelId : undefined,
    onBlur,
    className: cx(triggerClass, className),
  }
  if (overlays !== undefined) {
    return <overlays.Select {...props} trigger={{ ...trigger, ref: both(ref, arrived) }} />
  }
  return (
    <button
      type="button"
      {...asCombobox}
      {...trigger}
      {...stub}
      disabled={disabled}
      ref={both(ref, stub.ref)}
    >
      <SelectFace {...props} />
    </button>
  )
}

/** The chosen entry and the arrow, on the button of either kind. */
export function SelectFace<Value extends string>({
  options,
  value,
  placeholder = said.choose,
  icon,
}: Pick<SelectProps<Value>, 'options' | 'value' | 'placeholder' | 'icon'>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <>
      {icon}
      <span className={cx('min-w-0 flex-1 truncate', chosen === undefined && 'text-ink-3')}>
        {chosen?.label ?? placeholder}
      </span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
    </>
  )
}

function both(first: Ref<HTMLButtonElement> | undefined, second: (node: HTMLElement | null) => unknown) {
  return (node: HTMLButtonElement | null) => {
    const cleanups = [typeof first === 'function' ? first(node) : undefined, second(node)]
    if (first && typeof first === 'object') first.current = node
    return () => {
      for (const cleanup of cleanups) if (typeof cleanup === 'function') cleanup()
      if (typeof first === 'function' && typeof cleanups[0] !== 'function') first(null)
      if (first && typeof first === 'object') first.current = null
    }
  }
}
