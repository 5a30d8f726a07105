import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A key on the keyboard; hidden from screen readers, which learn shortcuts from aria-keyshortcuts, and where there is no keyboard. */
export function Kbd({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex h-5 min-w-4 items-center justify-center rounded-sm border border-current/45 px-1 font-sans text-micro font-semibold coarse:hidden',
        className,
      )}
    >
      {children}
    </span>
  )
}
