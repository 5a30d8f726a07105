import { Link } from '@tanstack/react-router'
import { paths } from '../../../lib/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { timer } from '../labels.ts'
import { LiveTimer } from './live-timer.tsx'
import { useTimer } from './timer-provider.tsx'

type RunningTimerProps = {
  /** In the sidebar it is a small card, under the phone's bar a strip from edge to edge. */
  look: 'card' | 'strip'
  onOpen?: (() => void) | undefined
}

/** The running timer in the navigation, on every page: a link to its task, and the button that stops it. */
export function RunningTimer({ look, onOpen }: RunningTimerProps) {
  const { running, stop } = useTimer()
  if (!running) return null
  return (
    <section
      aria-label={timer.region}
      className={cx(
        'flex min-w-0 items-center gap-2',
        look === 'card'
          ? 'mt-3 rounded-lg border border-border bg-surface py-1.5 pr-1.5 pl-3 shadow-card'
          : 'border-b border-border bg-surface py-1.5 pr-2.5 pl-4',
      )}
    >
      <Link
        {...paths.task(running.note_id)}
        onClick={onOpen}
        title={running.note_title}
        className="min-w-0 flex-1 truncate rounded-sm text-secondary font-semibold text-ink hover:underline hover:underline-offset-4"
      >
        <span className="sr-only">{timer.runningOn} </span>
        {running.note_title}
      </Link>
      <LiveTimer running={running} onStop={stop} />
    </section>
  )
}
