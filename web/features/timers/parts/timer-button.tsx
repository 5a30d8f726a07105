import { Play } from 'lucide-react'
import { IconButton } from '../../../ui/button.tsx'
import type { TimedNote } from '../api.ts'
import { isRepeated } from '../logic.ts'
import { LiveTimer } from './live-timer.tsx'
import { useTimer } from './timer-provider.tsx'

/** The small button of a card: starts the timer, or shows it running and stops it. */
export function TimerButton({ note }: { note: TimedNote }) {
  const { running, toggle } = useTimer()
  if (running?.note_id === note.id) return <LiveTimer running={running} onStop={() => toggle(note)} />
  return (
    <IconButton
      label={`Start the timer of ${note.title}`}
      aria-keyshortcuts="S"
      title="Start timer (S)"
      onClick={(event) => isRepeated(event) || toggle(note)}
    >
      <Play className="size-4" />
    </IconButton>
  )
}
