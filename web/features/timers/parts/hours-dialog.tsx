import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../../lib/failure.ts'
import { hours } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { Loading } from '../../../ui/spinner.tsx'
import { ErrorState } from '../../../ui/states.tsx'
import { noteQuery } from '../../notes/public.tsx'
import { TaskDays } from '../../work-logs/public.tsx'
import { TimeTracking } from './time-tracking.tsx'

/** Everything about the hours of one task: its timer and its days. */
export function HoursDialog({ note_id, onClose }: { note_id: string; onClose: () => void }) {
  const { data: note } = useQuery(noteQuery(note_id))
  const [hasTime, setHasTime] = useState(false)
  return (
    <Dialog
      open
      dirty={hasTime}
      size="sm"
      onClose={onClose}
      title="Work Logs"
      description={note?.title}
      footer={<DialogClose>Close</DialogClose>}
    >
      <Content note_id={note_id} onUnsaved={setHasTime} />
    </Dialog>
  )
}

function Content({ note_id, onUnsaved }: { note_id: string; onUnsaved: (isUnsaved: boolean) => void }) {
  const { data: note, error, isFetching, refetch } = useQuery(noteQuery(note_id))
  if (!note && error) {
    return (
      <ErrorState
        title="Failed to load work logs"
        reason={sentenceOf(error)}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  }
  if (!note) return <Loading label="Loading work logs..." />
  return (
    <div className="flex flex-col gap-5">
      <TimeTracking note={note} onUnsaved={onUnsaved} />
      <section aria-labelledby="days-of-task" className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 id="days-of-task" className="font-serif text-card font-semibold">
            Daily Work Breakdown
          </h3>
          <Badge tone="accent">{hours(note.hours_worked)}h total</Badge>
        </div>
        <TaskDays task={note} canAdd={note.can.edit} />
      </section>
    </div>
  )
}
