import { Link } from '@tanstack/react-router'
import { Pause, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockTime } from '../../../lib/format.ts'
import { useSecond } from '../../../lib/now.ts'
import { paths } from '../../../lib/paths.ts'
import { cx } from '../../../ui/cx.ts'
import { timer } from '../labels.ts'
import { clock, isRepeated } from '../logic.ts'
import { AboutTimer } from './about-timer.tsx'
import { pausing, stopping } from './labels.ts'
import { stopKey, toneOf } from './live-timer.tsx'
import { pausedFor } from './pauses.ts'
import { useElapsed, useTimer } from './timer-provider.tsx'
import { pauseKey, useTurn } from './turn-timer.ts'
import type { Running } from './use-timer-desk.ts'

/** The running timer under a phone's bar, from edge to edge: the clock over the task, and what is done with the timer, in words. */
export function TimerStrip({ running }: { running: Running }) {
  const { stop } = useTimer()
  const turn = useTurn(running)
  const isPaused = running.paused_at !== undefined
  const { button, dot } = toneOf(running, useElapsed(running))
  const isDescribed = running.description !== undefined || running.activity_code !== undefined
  const turning = isPaused ? pausing.resume : pausing.pause
  const Icon = isPaused ? Play : Pause
  return (
    <section
      aria-label={timer.region}
      className={cx('flex min-h-15 items-center gap-2 border-b border-border py-1.5 pr-2 pl-4', button)}
    >
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 text-[1.0625rem] leading-[1.375rem] font-semibold whitespace-nowrap tabular-nums">
          <span aria-hidden="true" className={cx('size-2 rounded-full', dot)} />
          <Clock running={running} />
        </p>
        <div className="flex min-w-0 items-center gap-2 text-meta">
          <Link
            {...paths.task(running.note_id)}
            title={running.note_title}
            className="min-w-0 truncate leading-6"
          >
            <span className="sr-only">{timer.runningOn} </span>
            {running.note_title}
          </Link>
          <AboutTimer running={running} className={cx('shrink-0', isDescribed && 'max-w-[50%]')} />
        </div>
      </div>
      <Act label={turning.of(running.note_title)} keys={pauseKey} onPress={turn} word={turning.word}>
        <Icon aria-hidden="true" className="size-4" />
      </Act>
      <Act label={timer.stopOf(running.note_title)} keys={stopKey} onPress={stop} word={stopping}>
        <span aria-hidden="true" className="size-3 rounded-[2px] bg-current" />
      </Act>
    </section>
  )
}

function Clock({ running }: { running: Running }) {
  const ran = useElapsed(running)
  const paused = pausedFor(running, useSecond().getTime())
  return running.paused_at ? pausing.since(Math.floor(paused / 60_000)) : clockTime(clock(ran))
}

type ActProps = { label: string; keys: string; word: string; onPress: () => void; children: ReactNode }

function Act({ label, keys, word, onPress, children }: ActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={keys}
      onClick={(event) => isRepeated(event) || onPress()}
      className="inline-flex h-11 shrink-0 items-center gap-2 rounded-md bg-surface px-3 font-semibold max-[359px]:px-2"
    >
      {children}
      {word}
    </button>
  )
}
