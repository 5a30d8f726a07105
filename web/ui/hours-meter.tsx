import { hundredthsOf } from '../../contract/kernel/hours.ts'
import { inDigits } from '../lib/digits.ts'
import { filled } from '../lib/words.tsx'
import { cx } from './cx.ts'
import { hoursWords } from './labels.ts'

type HoursMeterProps = {
  /** Hours with at most two places. */
  worked: number
  projected: number
  className?: string | undefined
}

/** Worked of projected hours as a bar and in words; what goes beyond is said as '+2 h over'. */
export function HoursMeter({ worked, projected, className }: HoursMeterProps) {
  const over = Math.max(0, hundredthsOf(worked - projected) / 100)
  const exceeded = projected > 0 && over > 0
  const share = projected > 0 ? Math.min(1, worked / projected) : 0
  return (
    <div className={cx('flex min-w-0 items-center gap-3 text-secondary tabular-nums', className)}>
      <div
        aria-hidden="true"
        className={cx('h-1 min-w-8 flex-1 overflow-hidden rounded-full', projected > 0 && 'bg-ink/8')}
      >
        <div
          className={cx('h-full rounded-full', exceeded ? 'bg-st-yellow-dot' : 'bg-accent')}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      <span className="shrink-0 whitespace-nowrap text-ink-2">
        {filled(projected > 0 ? hoursWords.ofProjected : hoursWords.worked, {
          worked: <span className="font-semibold text-ink">{hours(worked)}</span>,
          projected: hours(projected),
        })}
        {exceeded && (
          <span className="ml-1.5 font-semibold text-st-yellow-fg">{hoursWords.over(hours(over))}</span>
        )}
      </span>
    </div>
  )
}

function hours(value: number): string {
  return inDigits(String(hundredthsOf(value) / 100))
}
