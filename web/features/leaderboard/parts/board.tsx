import { useInfiniteQuery } from '@tanstack/react-query'
import { Trophy } from 'lucide-react'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { useFirm } from '../../people/public.ts'
import { boardQuery } from '../api.ts'
import { boardOf, peopleCount, said } from '../labels.ts'
import type { BoardTab } from '../logic.ts'
import { OwnStanding } from './own-standing.tsx'
import { StandingRow } from './standing-row.tsx'

type BoardProps = { tab: BoardTab; onOpen: (user_id: string) => void }

/** Everybody by their hours, one's own place above them. */
export function Board({ tab, onOpen }: BoardProps) {
  const { time_zone } = useFirm()
  const { profile } = useAuth()
  const month = monthIn(time_zone, useNow())
  const query = useInfiniteQuery(boardQuery(tab, month))
  const { data, isPending, isFetching, refetch } = query
  const reason = useLoadFailure(query, said.loadFailed)
  if (isPending) return <Loading label={said.loading} />
  const [first] = data?.pages ?? []
  if (!data || !first) {
    const retry = () => void refetch()
    return <ErrorState title={said.loadFailed} reason={reason} onRetry={retry} busy={isFetching} />
  }
  const standings = data.pages.flatMap((page) => page.items)
  const title = tab === 'monthly' ? monthLabel(first.month ?? month) : said.allMonths
  return (
    <div className="flex flex-col gap-4">
      <OwnStanding own={first.own} people={first.people} tab={tab} />
      {standings.length === 0 ? (
        <EmptyState icon={<Trophy />} title={tab === 'monthly' ? said.noneMonthly : said.noneAlltime}>
          {said.noneHint}
        </EmptyState>
      ) : (
        <section
          aria-label={boardOf(title)}
          className="overflow-hidden rounded-lg border border-border bg-surface shadow-card"
        >
          <p className="flex justify-between gap-3 border-b border-border px-4 py-2.5 text-meta font-semibold text-ink-3">
            <span>{title}</span>
            <span>{peopleCount(first.people)}</span>
          </p>
          <ol>
            {standings.map((standing) => (
              <StandingRow
                key={standing.user_id}
                standing={standing}
                isOwn={standing.user_id === profile?.user_id}
                most={standings[0]?.total_worked_hours ?? 0}
                onOpen={onOpen}
              />
            ))}
          </ol>
          <LoadMore pages={query} />
        </section>
      )}
    </div>
  )
}
