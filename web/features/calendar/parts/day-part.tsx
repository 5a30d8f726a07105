import type { ReactNode } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { SectionHeading } from '../../../ui/heading.tsx'
import { LoadMore, type Pages } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { said } from '../labels.ts'

type DayPartProps = {
  title: string
  none: string
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> }
  /** Where there may be more than the first page. */
  pages?: Pages | undefined
  children: ReactNode[] | undefined
}

/** One of the sections of a day: its rows, or why there are none. */
export function DayPart({ title, none, query, pages, children }: DayPartProps) {
  const id = `calendar-${title.toLowerCase()}`
  const { error, isFetching } = query
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <SectionHeading id={id} title={title} count={pages?.hasNextPage ? undefined : children?.length} />
      {children === undefined && error === null && <Loading label={said.loading} />}
      {children === undefined && error !== null && (
        <ErrorState
          title={said.loadFailed}
          reason={sentenceOf(error)}
          busy={isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {children?.length === 0 && <p className="text-body text-ink-2">{none}</p>}
      {children !== undefined && children.length > 0 && <ul className="flex flex-col gap-2">{children}</ul>}
      {pages && <LoadMore pages={pages} />}
    </section>
  )
}
