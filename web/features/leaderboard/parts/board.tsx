import { useInfiniteQuery, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RotateCw, Scale, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Board as BoardPage, Standing } from '../../../../contract/leaderboard.ts'
import type { LeaderboardHours } from '../../../../contract/leaderboard-hours.ts'
import { monthIn, monthLabel } from '../../../lib/format.ts'
import { useNow } from '../../../lib/now.ts'
import { invalidateTopics } from '../../../lib/query.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { useLoadFailure } from '../../../ui/load-failure.ts'
import { LoadMore } from '../../../ui/load-more.tsx'
import { Awaited, EmptyState } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { useFirm } from '../../people/public.ts'
import { boardQuery } from '../api.ts'
import { boardOf, honours, inHours, none, noPlace, peopleCount, placeOf, rules, said } from '../labels.ts'
import type { BoardTab } from '../logic.ts'
import { HoursSwitch } from './hours-switch.tsx'
import { StandingRow } from './standing-row.tsx'

type BoardProps = {
  tab: BoardTab
  /** Left out, what the firm counts. */
  hours: LeaderboardHours | undefined
  onHours: (hours: LeaderboardHours) => void
  onOpen: (user_id: string) => void
}

/** Everybody by the hours that count, one's own place above them. */
export function Board({ tab, hours, onHours, onOpen }: BoardProps) {
  const { time_zone } = useFirm()
  const month = monthIn(time_zone, useNow())
  const query = useInfiniteQuery(boardQuery(tab, month, hours))
  useLoadFailure(query, said.loadFailed)
  const { data } = query
  const [first] = data?.pages ?? []
  const standings = data?.pages.flatMap((page) => page.items) ?? []
  return (
    <div className="flex flex-col gap-4">
      <HoursSwitch hours={hours ?? first?.hours} onHours={onHours} />
      {first ? (
        <>
          <OwnStanding of={first} tab={tab} />
          {standings.length === 0 ? (
            <EmptyState icon={<Trophy />} title={none[first.hours][tab]}>
              {none[first.hours].hint}
            </EmptyState>
          ) : (
            <Standings
              standings={standings}
              title={tab === 'monthly' ? monthLabel(first.month ?? month) : said.allMonths}
              people={first.people}
              onOpen={onOpen}
            >
              <LoadMore pages={query} />
            </Standings>
          )}
        </>
      ) : (
        <Awaited of={query} said={said} />
      )}
    </div>
  )
}

type StandingsProps = {
  standings: readonly Standing[]
  title: string
  people: number
  onOpen: (user_id: string) => void
  children: ReactNode
}

function Standings({ standings, title, people, onOpen, children }: StandingsProps) {
  const { profile } = useAuth()
  return (
    <section
      aria-label={boardOf(title)}
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card"
    >
      <p className="flex justify-between gap-3 border-b border-border px-4 py-2.5 text-meta font-semibold text-ink-3">
        <span>{title}</span>
        <span>{peopleCount(people)}</span>
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
      {children}
    </section>
  )
}

/** One's own place, on whatever page of the board it stands. */
function OwnStanding({ of: { own, people, hours }, tab }: { of: BoardPage; tab: BoardTab }) {
  const honour = own ? honours[own.rank] : undefined
  return (
    <section
      aria-label={said.yoursHeard}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 rounded-lg bg-seal px-5 py-4 text-on-seal"
    >
      <div className="min-w-0">
        <h2 className="text-secondary font-semibold">{said.yours}</h2>
        <p className="font-serif text-[1.75rem] leading-9 font-semibold tabular-nums">
          {own ? placeOf(own.rank, people) : '—'}
        </p>
      </div>
      <p className="min-w-0 text-secondary">
        {own
          ? [inHours(own.total_worked_hours), honour?.message].filter(Boolean).join(' · ')
          : noPlace[hours][tab](people)}
      </p>
    </section>
  )
}

/** Fetches the board anew, for whoever does not trust that it does so by itself. */
export function RefreshButton() {
  const client = useQueryClient()
  const busy = useIsFetching({ queryKey: ['leaderboard'] }) > 0
  return (
    <Button
      icon={<RotateCw aria-hidden="true" className="size-4" />}
      busy={busy}
      busyText={said.refreshing}
      onClick={() => void invalidateTopics(client, ['leaderboard'])}
    >
      {said.refresh}
    </Button>
  )
}

/** The Competition Rules card. */
export function CompetitionRules() {
  return (
    <Card role="region" aria-labelledby="competition-rules" className="px-5 py-4">
      <h2 id="competition-rules" className="flex items-center gap-2 text-card font-semibold">
        <Scale aria-hidden="true" className="size-[18px] text-ink-3" />
        {said.rules}
      </h2>
      <ul className="mt-2.5 flex flex-col gap-2 text-secondary text-ink-2">
        {rules.map((rule) => (
          <li key={rule} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2 size-1 shrink-0 rounded-full bg-ink-3" />
            {rule}
          </li>
        ))}
      </ul>
    </Card>
  )
}
