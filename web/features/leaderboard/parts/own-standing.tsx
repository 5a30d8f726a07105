import type { Standing } from '../../../../contract/leaderboard.ts'
import { honours, inHours, noPlace, placeOf, said } from '../labels.ts'
import type { BoardTab } from '../logic.ts'

type OwnStandingProps = { own: Standing | null; people: number; tab: BoardTab }

/** One's own place, on whatever page of the board it stands. */
export function OwnStanding({ own, people, tab }: OwnStandingProps) {
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
          : noPlace[tab](people)}
      </p>
    </section>
  )
}
