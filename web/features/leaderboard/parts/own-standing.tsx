import type { Standing } from '../../../../contract/leaderboard.ts'
import { hoursToTenths } from '../../../lib/format.ts'
import { honourOf, peopleCount } from '../labels.ts'
import { type BoardTab, ordinal } from '../logic.ts'

type OwnStandingProps = { own: Standing | null; people: number; tab: BoardTab }

/** One's own place, on whatever page of the board it stands. */
export function OwnStanding({ own, people, tab }: OwnStandingProps) {
  const honour = own ? honourOf(own.rank) : undefined
  return (
    <section
      aria-label="Your standing"
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1 rounded-lg bg-seal px-5 py-4 text-on-seal"
    >
      <div className="min-w-0">
        <h2 className="text-secondary font-semibold">Your Standing</h2>
        <p className="font-serif text-[1.75rem] leading-9 font-semibold tabular-nums">
          {own ? `${ordinal(own.rank)} of ${people.toLocaleString('en-GB')}` : '—'}
        </p>
      </div>
      <p className="min-w-0 text-secondary">
        {own && `${hoursToTenths(own.total_worked_hours)} h${honour ? ` · ${honour.message}` : ''}`}
        {!own &&
          `You have no hours ${tab === 'monthly' ? 'this month' : 'yet'}; ${peopleCount(people)} on the board.`}
      </p>
    </section>
  )
}
