import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type SectionScrollerProps = {
  /** Names the region, usually the heading above it. */
  label: string
  children: ReactNode
  className?: string | undefined
}

/** At most 600 px high from 768 px up, scrolling inside with a fade while there is more; phones scroll the page. */
export function SectionScroller({ label, children, className }: SectionScrollerProps) {
  return (
    <section
      aria-label={label}
      data-scroller=""
      // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the keyboard.
      tabIndex={0}
      className={cx(
        // Positioned, or what is for screen readers only would stretch the page to where it scrolls.
        'scroller relative -m-1 rounded-lg p-1 focus-visible:-outline-offset-2 md:max-h-[600px] md:overflow-y-auto',
        className,
      )}
    >
      {children}
    </section>
  )
}
