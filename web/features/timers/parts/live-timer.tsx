import { Link } from '@tanstack/react-router'
import { clockTime } from '../../../lib/format.ts'
import { laterPart } from '../../../lib/lazy-part.ts'
import { paths } from '../../../lib/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { timer } from '../labels.ts'
import { clock, isRepeated, ranLong } from '../logic.ts'
import { useElapsed, useTimer } from './timer-provider.tsx'
import type { Running } from './use-timer-desk.ts'

const PauseTimer = laterPart(() => import('./pause-timer.tsx'), 'PauseTimer')

/** The key that stops the timer, and starts that of the task in focus. */
export const stopKey = 'S'

const tones = {
  running: { button: 'bg-st-green-bg text-st-green-fg', dot: 'animate-pulse-dot bg-st-green-dot' },
  long: { button: 'bg-st-yellow-bg text-st-yellow-fg', dot: 'animate-pulse-dot bg-st-yellow-dot' },
  paused: { button: 'bg-st-grey-bg text-st-grey-fg', dot: 'bg-st-grey-dot' },
}

type LiveTimerProps = { running: Running; onStop: () => void; className?: string | undefined }

/** The running clock as a green button that stops it; yellow once its end was probably forgotten. */
export function LiveTimer({ running, onStop, className }: LiveTimerProps) {
  const ran = useElapsed(running)
  const isLong = ranLong(ran)
  const tone = tones[running.paused_at ? 'paused' : isLong ? 'long' : 'running']
  return (
    <button
      type="button"
      data-print="none"
      aria-keyshortcuts={stopKey}
      title={(isLong ? timer.stopLong : timer.stop)(stopKey)}
      onClick={(event) => isRepeated(event) || onStop()}
      className={cx(
        'inline-flex h-[30px] shrink-0 items-center gap-2.5 rounded-md pr-2.5 pl-3 text-secondary font-semibold tabular-nums',
        'transition-shadow hover:shadow-[inset_0_0_0_1px_currentColor] coarse:h-control',
        tone.button,
        className,
      )}
    >
      <span aria-hidden="true" className={cx('size-2 rounded-full', tone.dot)} />
      <span className="sr-only">{timer.stopOf(running.note_title)}, </span>
      {clockTime(clock(ran))}
      <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-current" />
    </button>
  )
}

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
        'min-w-0 items-center gap-x-2 bg-surface py-1.5',
        look === 'card'
          ? 'mt-3 flex flex-wrap justify-end gap-y-2 rounded-lg border border-border pr-1.5 pl-3 shadow-card'
          : 'grid grid-cols-[minmax(0,1fr)_auto_auto] border-b border-border pr-2.5 pl-4',
      )}
    >
      <Link
        {...paths.task(running.note_id)}
        onClick={onOpen}
        title={running.note_title}
        className={cx(
          'min-w-0 flex-1 truncate rounded-sm text-secondary font-semibold text-ink hover:underline hover:underline-offset-4',
          look === 'card' ? 'basis-[calc(100%-38px)]' : 'leading-6',
        )}
      >
        <span className="sr-only">{timer.runningOn} </span>
        {running.note_title}
      </Link>
      <PauseTimer running={running} look={look} />
      <LiveTimer running={running} onStop={stop} className={look === 'strip' ? 'row-span-2' : undefined} />
    </section>
  )
}
