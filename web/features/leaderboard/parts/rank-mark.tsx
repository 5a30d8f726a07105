import { Award, Medal, Trophy } from 'lucide-react'
import { count } from '../../../lib/format.ts'
import { cx } from '../../../ui/cx.ts'

const medals = [
  { Icon: Trophy, look: 'bg-seal text-on-seal ring-2 ring-brass ring-inset' },
  { Icon: Medal, look: 'bg-accent-soft text-accent ring-1 ring-accent/40 ring-inset' },
  { Icon: Award, look: 'bg-sunken text-ink-2 ring-1 ring-border-strong ring-inset' },
]

/** A place as a disc: a medal for the first three, the number for the others. Silent: the row says it in words. */
export function RankMark({ rank }: { rank: number }) {
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
