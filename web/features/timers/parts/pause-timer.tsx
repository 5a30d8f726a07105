import { Pause, Play } from 'lucide-react'
import { useSecond } from '../../../lib/now.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { isRepeated } from '../logic.ts'
import { useTurnTimer } from './api.ts'
import { pausing } from './labels.ts'
import { pausedFor } from './pauses.ts'
import type { Running } from './use-timer-desk.ts'

const pauseKey = 'X'

type PauseProps = { running: Running }

/** Pauses the running timer or lets it run on; a failure is told. */
function useTurn({ paused_at }: Running) {
  const { mutate, isPending } = useTurnTimer()
  const toasts = useToasts()
  const pauses = paused_at === undefined
  const failed = pauses ? pausing.pauseFailed : pausing.resumeFailed
  return () => isPending || mutate({ pauses }, { onError: (error) => toasts.error(failed, error) })
}

/** The button beside the clock, its key, and for how long the timer has been paused. */
export function PauseTimer({ running }: PauseProps) {
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
      >
        {isPaused ? <Play className="size-4" /> : <Pause className="size-4" />}
      </IconButton>
      {isPaused && <PausedFor running={running} />}
    </>
  )
}

function PausedFor({ running }: PauseProps) {
  const minutes = Math.floor(pausedFor(running, useSecond().getTime()) / 60_000)
  return <span className="mr-auto text-meta whitespace-nowrap text-ink-2">{pausing.since(minutes)}</span>
}
