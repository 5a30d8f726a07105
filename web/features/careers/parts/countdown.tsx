import { Timer } from 'lucide-react'
import { cx } from '../../../ui/cx.ts'
import { minutesAndSeconds, timeAnnounced } from '../logic.ts'

/** The time that is left as m:ss; a screen reader hears of it at 10, 5 and 1 minutes only. */
export function Countdown({ left }: { left: number }) {
  return (
    <>
      <p
        role="timer"
        aria-live="off"
        aria-label="Time left"
        className={cx(
          'flex h-9 shrink-0 items-center gap-2 rounded-full px-3.5 text-card font-semibold tabular-nums',
          left > 300 && 'bg-sunken text-ink',
          left <= 300 && left > 60 && 'bg-st-yellow-bg text-st-yellow-fg',
          left <= 60 && 'bg-st-red-bg text-st-red-fg',
        )}
      >
        <Timer aria-hidden="true" className="size-[18px]" />
        {minutesAndSeconds(left)}
      </p>
      <p role="status" className="sr-only">
        {timeAnnounced(left)}
      </p>
    </>
  )
}
