import { lazy, type ReactNode, Suspense, useMemo, useRef } from 'react'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import { type NoteExtras, NoteExtrasContext } from '../../notes/public.tsx'
import { TimerButton } from './timer-button.tsx'
import { useTimer } from './timer-provider.tsx'

// Neither is needed for the first paint of a list.
const TimeTracking = lazy(() =>
  import('./time-tracking.tsx').then((module) => ({ default: module.TimeTracking })),
)
const HoursDialog = lazy(() =>
  import('./hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })),
)

export type TimedTasksProps = {
  /** The task whose hours are open. */
  hours: string | undefined
  onHours: (note_id: string | undefined) => void
  children: ReactNode
}

/** Brings the timer and the work logs to the task cards below. */
export function TimedTasks({ hours, onHours, children }: TimedTasksProps) {
  const { toggle } = useTimer()
  useShortcuts([{ keys: 's', label: 'Start or stop the timer of the task in focus' }])
  const latest = useRef(onHours)
  latest.current = onHours
  const extras = useMemo<NoteExtras>(
    () => ({
      timer: (note) => <TimerButton note={note} />,
      onTimer: toggle,
      tracking: (note, onUnsaved) => (
        <Suspense>
          <TimeTracking note={note} onUnsaved={onUnsaved} />
        </Suspense>
      ),
      onWorkLogs: ({ id }) => latest.current(id),
    }),
    [toggle],
  )
  return (
    <NoteExtrasContext value={extras}>
      {children}
      <Suspense>{hours && <HoursDialog note_id={hours} onClose={() => onHours(undefined)} />}</Suspense>
    </NoteExtrasContext>
  )
}
