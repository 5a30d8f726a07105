import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { said } from './labels.ts'

/** Holds the place of what is being loaded; appears after 150 ms and says so once to a screen reader. */
export function SkeletonGroup({
  label = said.loading,
  children,
  className,
}: {
  label?: string | undefined
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <div role="status" className={cx('animate-appear', className)}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}

/** One grey bar in the size that its class names give it. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={cx('rounded-sm bg-sunken', className)} />
}

const lineWidths = ['w-11/12', 'w-full', 'w-4/5', 'w-2/3']

/** Bars in place of a paragraph. */
export function SkeletonLines({ lines = 3 }: { lines?: number | undefined }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars never move.
        <Skeleton key={line} className={cx('h-3.5', lineWidths[line % lineWidths.length])} />
      ))}
    </div>
  )
}
