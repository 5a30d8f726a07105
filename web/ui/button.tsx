import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type ButtonSize = 'sm' | 'md'

const base =
  'relative inline-flex shrink-0 select-none items-center justify-center rounded-md border font-semibold whitespace-nowrap ' +
  'transition-colors disabled:cursor-default aria-disabled:cursor-default'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-primary text-on-primary enabled:hover:bg-primary-hover data-popup-open:bg-primary-hover',
  secondary:
    'border-border-strong bg-surface text-ink enabled:hover:bg-sunken data-popup-open:bg-sunken disabled:text-ink-3',
  ghost:
    'border-transparent text-ink-2 enabled:hover:bg-sunken enabled:hover:text-ink data-popup-open:bg-sunken disabled:text-ink-3',
  danger: 'border-transparent bg-danger text-on-danger enabled:hover:brightness-110',
}

const filledOff = 'disabled:bg-sunken disabled:text-ink-3 disabled:border-border'

const sizes: Record<ButtonSize, string> = {
  sm: 'h-[30px] coarse:h-control gap-1.5 px-3 text-secondary',
  md: 'h-control gap-2 px-4 text-body',
}

/** The look of a button, for a link that must look like one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md'): string {
  const off = variant === 'primary' || variant === 'danger' ? filledOff : undefined
  return cx(base, variants[variant], off, sizes[size])
}

type BusyProps = {
  /** Working: stays focusable, says so to a screen reader, ignores further presses. */
  busy?: boolean | undefined
}

export type ButtonProps = ComponentProps<'button'> &
  BusyProps & {
    variant?: ButtonVariant | undefined
    size?: ButtonSize | undefined
    icon?: ReactNode
    /** Replaces the label while busy, for example 'Saving...'. */
    busyText?: string | undefined
  }

/** A button that never submits a form unless its type says so, and cannot be pressed twice while busy. */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  busyText,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      data-print="none"
      {...rest}
      {...busyAttributes(busy, rest)}
      className={cx(buttonClass(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {busy && busyText !== undefined ? busyText : children}
    </button>
  )
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  BusyProps & {
    /** What it does; read by screen readers and shown by a tooltip where one is wrapped around it. */
    label: string
    children: ReactNode
    variant?: ButtonVariant | undefined
    size?: ButtonSize | undefined
  }

// On a phone the visible square is 40 px, the touched one 44.
const iconSizes: Record<ButtonSize, string> = {
  sm: 'size-[30px] coarse:size-10 coarse:after:absolute coarse:after:-inset-0.5',
  md: 'size-10 coarse:size-control',
}

/** A square button with an icon only; its label is its accessible name. */
export function IconButton({
  label,
  variant = 'ghost',
  size = 'sm',
  busy = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const off = variant === 'primary' || variant === 'danger' ? filledOff : undefined
  return (
    <button
      type="button"
      aria-label={label}
      data-print="none"
      {...rest}
      {...busyAttributes(busy, rest)}
      className={cx(base, variants[variant], off, iconSizes[size], className)}
    >
      {busy ? <Spinner /> : children}
    </button>
  )
}

function busyAttributes(busy: boolean, rest: ComponentProps<'button'>): ComponentProps<'button'> {
  if (!busy) return {}
  return { 'aria-disabled': true, 'aria-busy': true, onClick: swallow, type: rest.type ?? 'button' }
}

function swallow(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
