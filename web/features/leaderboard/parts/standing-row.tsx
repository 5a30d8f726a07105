import { Award, Medal, Trophy } from 'lucide-react'
import type { Standing } from '../../../../contract/leaderboard.ts'
import { count } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { cx } from '../../../ui/cx.ts'
import { roleName } from '../../people/public.ts'
import { honours, hoursHeard, inHours, ordinal, said } from '../labels.ts'

type StandingRowProps = {
  standing: Standing
  isOwn: boolean
  /** The hours of whoever is first, which the bars are measured by. */
  most: number
  onOpen: (user_id: string) => void
}

/** One person's place; a press opens what their hours were worked on. */
export function StandingRow({ standing, isOwn, most, onOpen }: StandingRowProps) {
  const { user_id, full_name, role, total_worked_hours, rank } = standing
  const honour = honours[rank]
  return (
    <li className="border-b border-border last:border-b-0">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => onOpen(user_id)}
        className={cx(
          'flex w-full items-center gap-3 px-4 py-2.5 text-left transition-colors hover:bg-sunken focus-visible:-outline-offset-2 sm:gap-4',
          isOwn && 'bg-accent-soft/50',
        )}
      >
        <RankMark rank={rank} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="sr-only">{ordinal(rank)}: </span>
            <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">
              {full_name || said.unknownUser}
            </span>
            {isOwn && <Badge tone="accent">{said.you}</Badge>}
            {honour && <Badge>{honour.badge}</Badge>}
          </span>
          <span className="mt-0.5 block text-meta text-ink-3">
            {roleName(role)}
            {honour && ` · ${honour.message}`}
          </span>
        </span>
        <span className="flex w-24 shrink-0 flex-col items-end gap-1 sm:w-40">
          <span className="font-semibold tabular-nums">
            <span aria-hidden="true">{inHours(total_worked_hours)}</span>
            <span className="sr-only">{hoursHeard(total_worked_hours)}</span>
          </span>
          <span aria-hidden="true" className="block h-1 w-full rounded-full bg-sunken">
            <span
              className="block h-full min-w-1 rounded-full bg-accent"
              style={{ width: `${most > 0 ? (total_worked_hours / most) * 100 : 0}%` }}
            />
          </span>
        </span>
      </button>
    </li>
  )
}

const medals = [
  { Icon: Trophy, look: 'bg-seal text-on-seal ring-2 ring-brass ring-inset' },
  { Icon: Medal, look: 'bg-accent-soft text-accent ring-1 ring-accent/40 ring-inset' },
  { Icon: Award, look: 'bg-sunken text-ink-2 ring-1 ring-border-strong ring-inset' },
]

/** A place as a disc: a medal for the first three, the number for the others. Silent: the row says it in words. */
function RankMark({ rank }: { rank: number }) {
  const medal = medals[rank - 1]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex size-9 shrink-0 items-center justify-center rounded-full font-semibold tabular-nums',
        medal ? medal.look : 'text-ink-2',
      )}
    >
      {medal ? <medal.Icon className="size-[18px]" /> : count(rank)}
    </span>
  )
}
