import { Play } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import type { TimedNote } from '../api.ts'
import { timer } from '../labels.ts'
import { isRepeated } from '../logic.ts'
import { LiveTimer, stopKey } from './live-timer.tsx'
import { useTimer } from './timer-provider.tsx'

/** The small button of a card: starts the timer, or shows it running and stops it. */
export function TimerButton({ note }: { note: TimedNote }) {
  const { running, toggle } = useTimer()
  if (running?.note_id === note.id) return <LiveTimer running={running} onStop={() => toggle(note)} />
  return (
    <IconButton
      label={timer.startOf(note.title)}
      aria-keyshortcuts={stopKey}
      title={timer.start(stopKey)}
      onClick={(event) => isRepeated(event) || toggle(note)}
    >
      <Play className="size-4" />
    </IconButton>
  )
}
