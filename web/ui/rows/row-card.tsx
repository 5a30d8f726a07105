import type { ReactNode } from 'react'
import { shortDay } from '../../lib/format.ts'
import { Card } from '../card.tsx'
import { cx } from '../cx.ts'
import { CreatorBadge, type CreatorBadgeProps } from '../person.tsx'
import { RowActions, type RowActionsProps } from './row-actions.tsx'

type RowCardProps<Row> = RowActionsProps<Row> & {
  /** Left in the line at the foot: who and when. */
  foot: ReactNode
  children: ReactNode
  tone?: 'priority' | 'plain'
  className?: string
  footClassName?: string
}

/** The id of the element of a card that says what its row is. */
export function titleIdOf({ id }: { id: string }): string {
  return `title-${id}`
}

/** The day of a row and who made it, where the reader is told. */
export function DayAndMaker({ day, by }: { day: string; by: CreatorBadgeProps['of'] }) {
  return (
    <>
      <time dateTime={day} className="shrink-0 text-meta text-ink-3 tabular-nums">
        {shortDay(day)}
      </time>
      <CreatorBadge of={by} className="min-w-0" />
    </>
  )
}

/** A row as a card: what it is, by its title with the id of `titleIdOf`, and at its foot who made it, when, and what may be done with it. */
export function RowCard<Row extends { id: string; can: { edit: boolean; delete: boolean } }>(
  props: RowCardProps<Row>,
) {
  const { row, foot, children, tone, className, footClassName } = props
  return (
    <Card
      role="article"
      data-record={row.id}
      aria-labelledby={titleIdOf(row)}
      tone={tone}
      className={cx('flex min-w-0 break-inside-avoid flex-col', className)}
    >
      {children}
      <div className={cx('flex items-center gap-2 border-t border-border', footClassName ?? 'min-h-9 pt-2')}>
        {foot}
        <span className="ml-auto flex shrink-0 items-center gap-1" data-print="none">
          <RowActions {...props} />
        </span>
      </div>
    </Card>
  )
}
