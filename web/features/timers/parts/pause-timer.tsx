import { useQuery } from '@tanstack/react-query'
import { Pause, Play } from 'lucide-react'
import { codesQuery, nameOfCode } from '../../../lib/activity-codes.ts'
import { languageOf } from '../../../lib/language.ts'
import { useSecond } from '../../../lib/now.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { isRepeated } from '../logic.ts'
import { useTurnTimer } from './api.ts'
import { describing, pausing } from './labels.ts'
import { pausedFor } from './pauses.ts'
import { useTimer } from './timer-provider.tsx'
import type { Running } from './use-timer-desk.ts'

const pauseKey = 'X'

type PauseProps = { running: Running; look: 'card' | 'strip' }

/** Pauses the running timer or lets it run on; a failure is told. */
function useTurn({ paused_at }: Running) {
  const { mutate, isPending } = useTurnTimer()
  const toasts = useToasts()
  const pauses = paused_at === undefined
  const failed = pauses ? pausing.pauseFailed : pausing.resumeFailed
  return () => isPending || mutate({ pauses }, { onError: (error) => toasts.error(failed, error) })
}

/** The button beside the clock, its key, for how long the timer has been paused, and what it is about. */
export function PauseTimer({ running, look }: PauseProps) {
  const turn = useTurn(running)
  const isPaused = running.paused_at !== undefined
  useShortcut('x', turn, isPaused ? pausing.resumeLabel : pausing.pauseLabel)
  const says = isPaused ? pausing.resume : pausing.pause
  return (
    <>
      <IconButton
        label={says.of(running.note_title)}
        title={says.title(pauseKey)}
        aria-keyshortcuts={pauseKey}
        onClick={(event) => isRepeated(event) || turn()}
        className={look === 'strip' ? 'row-span-2' : undefined}
      >
        {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
      </IconButton>
      <div
        className={cx(
          'flex min-w-0 text-meta text-ink-2',
          look === 'card' ? 'flex-1 flex-col items-start' : 'col-start-1 row-start-2 items-center gap-2',
        )}
      >
        {isPaused && <PausedFor running={running} />}
        <About running={running} />
      </div>
    </>
  )
}

function PausedFor({ running }: { running: Running }) {
  const minutes = Math.floor(pausedFor(running, useSecond().getTime()) / 60_000)
  return <span className="whitespace-nowrap">{pausing.since(minutes)}</span>
}

/** What the timer is about; pressed, it is said anew. */
function About({ running: { note_title, description, activity_code } }: { running: Running }) {
  const { describe } = useTimer()
  const { data: codes = [] } = useQuery({ ...codesQuery, enabled: activity_code !== undefined })
  const code = codes.find(({ code }) => code === activity_code)
  const about = [code && nameOfCode(code), description].filter(Boolean).join(' · ')
  return (
    <button
      type="button"
      title={about}
      onClick={describe}
      className="min-h-6 max-w-full truncate rounded-sm hover:text-ink hover:underline hover:underline-offset-4"
      lang={languageOf(about)}
    >
      <span className="sr-only">{describing.of(note_title)} </span>
      {about || describing.ask}
    </button>
  )
}
