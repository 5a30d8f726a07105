import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { Note } from '../../../../contract/notes.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Dialog, DialogClose } from '../../../ui/dialog.tsx'
import { said as kit } from '../../../ui/labels.ts'
import { CreatorBadge } from '../../../ui/person.tsx'
import { Awaited } from '../../../ui/states.tsx'
import { useAuth } from '../../auth/public.tsx'
import { ClientAndCase, findKept, noteQuery } from '../../notes/public.tsx'
import { AddHours, TaskDays } from '../../work-logs/public.tsx'
import { totalOf, hoursOfTask as words } from './labels.ts'
import { TimeTracking } from './time-tracking.tsx'

export type HoursDialogProps = {
  note_id: string
  /** Ends what takes the typing until the field for hours has the focus, and answers what was typed. */
  takeTyped: () => string
  onClose: () => void
}

/** Everything about the hours of one task: a line to add some, its days and its timer. */
export function HoursDialog({ note_id, takeTyped, onClose }: HoursDialogProps) {
  const { data: note } = useHoursOf(note_id)
  const [hasHours, setHasHours] = useState(false)
  const [hasTime, setHasTime] = useState(false)
  return (
    <Dialog
      open
      dirty={hasHours || hasTime}
      size="sm"
      onClose={onClose}
      title={words.title}
      description={note && <Whose note={note} />}
      footer={<DialogClose>{kit.close}</DialogClose>}
    >
      <Content note_id={note_id} takeTyped={takeTyped} onHours={setHasHours} onTime={setHasTime} />
    </Dialog>
  )
}

/** What tells tasks of one title apart: the client, the case, and for partners the owner. */
function Whose({ note }: { note: Note }) {
  const { may } = useAuth()
  return (
    <>
      <span className="block font-semibold text-ink [overflow-wrap:anywhere]">{note.title}</span>
      <ClientAndCase of={note} />
      {may('notes.all') && <CreatorBadge of={{ full_name: note.profiles.full_name }} className="mt-1.5" />}
    </>
  )
}

/** The task as its card shows it until the newest is here: typing can begin at once. */
function useHoursOf(note_id: string) {
  const client = useQueryClient()
  return useQuery({ ...noteQuery(note_id), placeholderData: () => findKept(client, note_id) })
}

type ContentProps = {
  note_id: string
  takeTyped: () => string
  onHours: (isUnsaved: boolean) => void
  onTime: (isUnsaved: boolean) => void
}

function Content({ note_id, takeTyped, onHours, onTime }: ContentProps) {
  const query = useHoursOf(note_id)
  const { data: note, error } = query
  const canAdd = note?.can.status ?? error === null
  // What is typed ahead has nowhere to go where nothing can be added, and once this is gone.
  const endTyping = useCallback(() => {
    if (!canAdd) takeTyped()
    return () => void takeTyped()
  }, [canAdd, takeTyped])
  if (!note) {
    return (
      <div ref={endTyping}>
        <Awaited of={query} said={words} />
      </div>
    )
  }
  return (
    <div ref={endTyping} className="flex flex-col gap-5">
      {canAdd && <AddHours note_id={note_id} onUnsaved={onHours} takeTyped={takeTyped} />}
      <section aria-labelledby="days-of-task" className="flex flex-col gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 id="days-of-task" className="font-serif text-card font-semibold">
            {words.days}
          </h3>
          <Badge tone="accent">{totalOf(note.hours_worked)}</Badge>
        </div>
        <TaskDays note_id={note_id} title={note.title} />
      </section>
      <TimeTracking note={note} onUnsaved={onTime} />
    </div>
  )
}
