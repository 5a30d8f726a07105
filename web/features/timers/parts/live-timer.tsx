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
const TimerStrip = laterPart(() => import('./timer-strip.tsx'), 'TimerStrip')

/** The key that stops the timer, and starts that of the task in focus. */
export const stopKey = 'S'

const tones = {
  running: { button: 'bg-st-green-bg text-st-green-fg', dot: 'animate-pulse-dot bg-st-green-dot' },
  long: { button: 'bg-st-yellow-bg text-st-yellow-fg', dot: 'animate-pulse-dot bg-st-yellow-dot' },
  paused: { button: 'bg-st-grey-bg text-st-grey-fg', dot: 'bg-st-grey-dot' },
}

export function toneOf({ paused_at }: Running, ran: number) {
  return tones[paused_at ? 'paused' : ranLong(ran) ? 'long' : 'running']
}

/** The running clock as a green button that stops it; yellow once its end was probably forgotten. */
export function LiveTimer({ running, onStop }: { running: Running; onStop: () => void }) {
  const ran = useElapsed(running)
  const isLong = ranLong(ran)
  const tone = toneOf(running, ran)
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
      )}
    >
      <span aria-hidden="true" className={cx('size-2 rounded-full', tone.dot)} />
      <span className="sr-only">{timer.stopOf(running.note_title)}, </span>
      {clockTime(clock(ran))}
      <span aria-hidden="true" className="size-2.5 rounded-[2px] bg-current" />
    </button>
  )
}

/** The running timer in the sidebar, on every page: a link to its task, and the buttons that pause and stop it. */
export function RunningTimer() {
  const { running, stop } = useTimer()
  if (!running) return null
  return (
    <section
      aria-label={timer.region}
      className="mt-3 flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-2 rounded-lg border border-border bg-surface py-1.5 pr-1.5 pl-3 shadow-card"
    >
      <Link
        {...paths.task(running.note_id)}
        title={running.note_title}
        className="min-w-0 flex-1 basis-[calc(100%-38px)] truncate rounded-sm text-secondary font-semibold text-ink hover:underline hover:underline-offset-4"
      >
        <span className="sr-only">{timer.runningOn} </span>
        {running.note_title}
      </Link>
      <PauseTimer running={running} />
      <LiveTimer running={running} onStop={stop} />
    </section>
  )
}

/** The same under the bar of a phone, from edge to edge. */
export function RunningStrip() {
  const { running } = useTimer()
  return running ? <TimerStrip running={running} /> : null
}
