import { Toolbar as Base } from '@base-ui/react/toolbar'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

/** A row of buttons that is one stop for Tab; arrow keys move within it. */
export function Toolbar({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <Base.Root aria-label={label} className={cx('flex flex-wrap items-center gap-0.5', className)}>
      {children}
    </Base.Root>
  )
}

type ToolbarButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  children: ReactNode
  /** For a button that stays down: said as pressed or not pressed. */
  pressed?: boolean | undefined
}

/** A square icon button of a toolbar; it never takes the focus from a text by a press. */
export function ToolbarButton({ label, pressed, children, className, ...rest }: ToolbarButtonProps) {
  return (
    <Base.Button
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      {...rest}
      className={cx(
        'flex size-[30px] items-center justify-center rounded-md text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
        'focus-visible:outline-offset-0 aria-pressed:bg-accent-soft aria-pressed:text-accent data-popup-open:bg-sunken',
        'disabled:text-border-strong data-disabled:text-border-strong coarse:size-[41px] [&_svg]:size-4',
        className,
      )}
    >
      {children}
    </Base.Button>
  )
}

export function ToolbarSeparator() {
  return <Base.Separator className="mx-1 h-5 w-px bg-border" />
}
