import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** One titled group of the gallery. */
export function Group({
  title,
  children,
  className,
}: {
  title: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-3">
      <h2 className="text-secondary font-semibold text-ink-3">{title}</h2>
      <div className={cx('min-w-0', className ?? 'flex flex-wrap items-center gap-2')}>{children}</div>
    </section>
  )
}
