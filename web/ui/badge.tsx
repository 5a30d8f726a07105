import type { ReactNode } from 'react'
import { count as shown } from '../lib/format.ts'
import { cx } from './cx.ts'

type BadgeTone = 'neutral' | 'brass' | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunken text-ink-2',
  brass: 'bg-brass-soft text-brass-ink',
  accent: 'bg-accent-soft text-accent',
}

/** A word on a tint, cut where its line ends. Brass is for partners only. */
export function Badge({ children, tone = 'neutral' }: { children: ReactNode; tone?: BadgeTone | undefined }) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] max-w-full shrink-0 items-center rounded-full px-2.5 text-meta font-semibold whitespace-nowrap',
        tones[tone],
      )}
    >
      <span className="truncate">{children}</span>
    </span>
  )
}

type CountTone = 'neutral' | 'accent' | 'danger'

const countTones: Record<CountTone, string> = {
  neutral: 'bg-sunken text-ink-3',
  accent: 'bg-accent-soft text-accent',
  danger: 'bg-danger text-on-danger',
}

type CountBadgeProps = {
  count: number
  tone?: CountTone | undefined
  /** Larger counts show as for example 99+. */
  max?: number | undefined
  /** Said after the number by a screen reader, for example 'unread'. */
  what?: string | undefined
  className?: string | undefined
}

/** A number in a small pill. */
export function CountBadge({ count, tone = 'neutral', max, what, className }: CountBadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full px-1.5 text-micro font-semibold tabular-nums',
        countTones[tone],
        className,
      )}
    >
      {max !== undefined && count > max ? `${shown(max)}+` : shown(count)}
      {what && <span className="sr-only"> {what}</span>}
    </span>
  )
}

export type StatusTone = 'yellow' | 'blue' | 'green' | 'red' | 'purple' | 'grey'

const statusTones: Record<StatusTone, [pill: string, dot: string]> = {
  yellow: ['bg-st-yellow-bg text-st-yellow-fg', 'bg-st-yellow-dot'],
  blue: ['bg-st-blue-bg text-st-blue-fg', 'bg-st-blue-dot'],
  green: ['bg-st-green-bg text-st-green-fg', 'bg-st-green-dot'],
  red: ['bg-st-red-bg text-st-red-fg', 'bg-st-red-dot'],
  purple: ['bg-st-purple-bg text-st-purple-fg', 'bg-st-purple-dot'],
  grey: ['bg-st-grey-bg text-st-grey-fg', 'bg-st-grey-dot'],
}

/** A state: always a dot and a word, never the colour alone. */
export function StatusBadge({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  const [pill, dot] = statusTones[tone]
  return (
    <span
      className={cx(
        'inline-flex h-[22px] shrink-0 items-center gap-1.5 rounded-full pr-2.5 pl-2 text-meta font-semibold whitespace-nowrap',
        pill,
      )}
    >
      <span aria-hidden="true" className={cx('size-2 rounded-full', dot)} />
      {children}
    </span>
  )
}
