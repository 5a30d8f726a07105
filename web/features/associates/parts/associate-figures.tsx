import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { count, hours } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { ErrorState } from '../../../ui/states.tsx'
import { associateTotalsQuery } from '../api.ts'
import { activeAndArchived, said } from '../labels.ts'

/** How much an associate has to do and has done: tasks, priority tasks, hours. */
export function AssociateFigures({ user_id }: { user_id: string }) {
  const query = useQuery(associateTotalsQuery(user_id))
  const { data, error, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.totalsFailed)
  if (error && !data) {
    const retry = () => void refetch()
    return <ErrorState title={said.totalsFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  return (
    <section aria-label={said.totals} aria-busy={!data} className="grid gap-4 max-sm:gap-2.5 sm:grid-cols-3">
      <Figure title={said.notes} note={data && activeAndArchived(data.active_notes, data.total_notes)}>
        {data && count(data.total_notes)}
      </Figure>
      <Figure title={said.priority} note={data && said.priorityHint}>
        {data && count(data.priority_notes)}
      </Figure>
      <Figure title={said.worked} note={data && said.workedHint}>
        {data && hours(data.total_hours)}
      </Figure>
    </section>
  )
}

type FigureProps = { title: string; note: string | undefined; children: ReactNode }

/** A number with its name; its place is held until it is known. On a phone the number stands at the end of the line. */
function Figure({ title, note, children }: FigureProps) {
  return (
    <Card className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-5 py-4 max-sm:py-3">
      <h3 className="text-secondary font-semibold text-ink-2 sm:col-span-2">{title}</h3>
      <p className="font-serif text-[1.75rem] leading-9 font-semibold tabular-nums max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 sm:col-span-2">
        {children ?? '…'}
      </p>
      <p className="min-h-[1.125rem] text-meta text-ink-3 sm:col-span-2">{note}</p>
    </Card>
  )
}
