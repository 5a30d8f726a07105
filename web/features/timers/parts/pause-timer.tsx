import { Pause, Play } from 'lucide-react'
import { useSecond } from '../../../lib/now.ts'
import { useShortcut } from '../../../lib/shortcuts.ts'
import { IconButton } from '../../../ui/button.tsx'
import { isRepeated } from '../logic.ts'
import { AboutTimer } from './about-timer.tsx'
import { pausing } from './labels.ts'
import { pausedFor } from './pauses.ts'
import { pauseKey, useTurn } from './turn-timer.ts'
import type { Running } from './use-timer-desk.ts'

/** The button beside the clock, its key, for how long the timer has been paused, and what it is about. */
export function PauseTimer({ running }: { running: Running }) {
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
      <div className="flex min-w-0 flex-1 flex-col items-start text-meta text-ink-2">
        {isPaused && <PausedFor running={running} />}
        <AboutTimer running={running} className="max-w-full" />
      </div>
    </>
  )
}

function PausedFor({ running }: { running: Running }) {
  const minutes = Math.floor(pausedFor(running, useSecond().getTime()) / 60_000)
  return <span className="whitespace-nowrap">{pausing.since(minutes)}</span>
}
