import { cx } from './cx.ts'
import { said } from './labels.ts'

/** A turning ring in the colour of its text; silent, so the text beside it must say what is going on. */
export function Spinner({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cx('size-4 shrink-0 animate-spin', className)}>
      <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeWidth="1.75" opacity="0.25" />
      <path
        d="M14.25 8A6.25 6.25 0 0 0 8 1.75"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** A page or a panel that waits: appears after 150 ms, so that a fast answer shows nothing. */
export function Loading({ label = said.loading }: { label?: string | undefined }) {
  return (
    <div role="status" className="flex animate-appear items-center justify-center gap-2 py-8 text-ink-3">
      <Spinner />
      {label}
    </div>
  )
}
