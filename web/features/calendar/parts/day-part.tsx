import { type ReactNode, useId } from 'react'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { said } from '../labels.ts'

type DayPartProps = {
  words: { title: string; none: string }
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Where there may be more than the first page. */
  pages?: Pages | undefined
  children: ReactNode[] | undefined
}

/** One of the sections of a day: its rows, or why there are none. */
export function DayPart({ words: { title, none }, query, pages, children }: DayPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <SectionHeading id={id} title={title} count={pages?.hasNextPage ? undefined : children?.length} />
      {children === undefined && <Awaited of={query} said={said} />}
      {children?.length === 0 && <p className="text-body text-ink-2">{none}</p>}
      {children !== undefined && children.length > 0 && <ul className="flex flex-col gap-2">{children}</ul>}
      {pages && <LoadMore pages={pages} />}
    </section>
  )
}

type DayItemProps = {
  at: string
  title: ReactNode
  /** The id of what can be deleted here. */
  record?: string
  children?: ReactNode
}

/** One row of a day: when, what, and what else there is to say and to do. */
export function DayItem({ record, at, title, children }: DayItemProps) {
  return (
    <li data-record={record} className="flex gap-3 rounded-lg border border-border bg-surface px-3.5 py-3">
      <p className="w-14 shrink-0 pt-px text-secondary font-semibold text-ink-2 tabular-nums">{at}</p>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <h3 className="text-body font-semibold [overflow-wrap:anywhere]">{title}</h3>
        {children}
      </div>
    </li>
  )
}
