import { Play } from 'lucide-react'
import { type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react'
import { useAfterStart } from '../../../lib/after-start.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { type Shortcut, useShortcuts } from '../../../lib/shortcuts.ts'
import { type TypingAhead, typeAhead } from '../../../lib/typing-ahead.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type NoteExtras, NoteExtrasContext } from '../../notes/public.tsx'
import type { TimedNote } from '../api.ts'
import { keys, timer } from '../labels.ts'
import { isRepeated } from '../logic.ts'
import { LiveTimer, stopKey } from './live-timer.tsx'
import { useTimer } from './timer-provider.tsx'

// Neither is needed for the first paint of a list.
const loadTracking = () => import('./time-tracking.tsx')
const loadTrackingAhead = () => void loadTracking().catch(() => undefined)
const TimeTracking = lazyPart(loadTracking, 'TimeTracking')
const loadHours = () => import('./hours-dialog.tsx')
const HoursDialog = lazyPart(loadHours, 'HoursDialog')

// They work on the card that has the focus.
const keysOfCards: readonly Shortcut[] = [
  { keys: 's', label: keys.toggle },
  { keys: 'l', label: keys.logHours },
]

type TimedTasksProps = {
  /** The task whose hours are open. */
  hours: string | undefined
  onHours: (note_id: string | undefined) => void
  children: ReactNode
}

/** Brings the timer and the work logs to the task cards below. */
export function TimedTasks({ hours, onHours, children }: TimedTasksProps) {
  const { toggle } = useTimer()
  useShortcuts(keysOfCards)
  // A form that is opened without a connection has it too.
  useAfterStart(loadTrackingAhead)
  const latest = useRef(onHours)
  latest.current = onHours
  const ahead = useRef<TypingAhead>(undefined)
  const takeTyped = useCallback(() => ahead.current?.end() ?? '', [])
  const extras = useMemo<NoteExtras>(
    () => ({
      timer: (note) => <TimerButton note={note} />,
      onTimer: toggle,
      tracking: (note, form) => (
        // As high as what comes, so that nothing moves under a press.
        <Suspense fallback={<Skeleton className="h-61 w-full md:h-35.5" />}>
          <TimeTracking note={note} {...form} />
        </Suspense>
      ),
      onWorkLogs: ({ id }) => latest.current(id),
      onLogHours: ({ id }) => {
        latest.current(id)
        takeTyped()
        ahead.current = typeAhead(() => latest.current(undefined))
        loadHours().catch(takeTyped)
      },
    }),
    [toggle, takeTyped],
  )
  return (
    <NoteExtrasContext value={extras}>
      {children}
      <Suspense>
        {hours && <HoursDialog note_id={hours} takeTyped={takeTyped} onClose={() => onHours(undefined)} />}
      </Suspense>
    </NoteExtrasContext>
  )
}

/** The small button of a card: starts the timer, or shows it running and stops it. */
function TimerButton({ note }: { note: TimedNote }) {
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
