import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '../../contract/calendar.ts'
import { make as words } from '../../contract/words/made-of-events.ts'
import { eventQuery, eventWrites } from '../features/calendar/api.ts'
import { said } from '../features/calendar/labels.ts'
import { MakeDeadlineDialog } from '../features/deadlines/parts/make-deadline-dialog.tsx'
import { MakeHearingDialog } from '../features/hearings/parts/make-hearing-dialog.tsx'
import { useAskedRemoval } from '../ui/rows/use-removal.ts'

export type MakeDialogProps = {
  /** The id of the event. */
  of: string
  onClose: () => void
}

/** Makes a hearing or a deadline of an event, by its type; then offers to remove the event to whoever may. */
export function MakeDialog({ of, onClose }: MakeDialogProps) {
  const { data: event } = useQuery(eventQuery(of))
  const removeDate = useAskedRemoval(eventWrites, said, words.hearingMade)
  const removeDeadline = useAskedRemoval(eventWrites, said, words.deadlineMade)
  const offer = (remove: typeof removeDate) => (made: CalendarEvent) =>
    made.can.delete && remove(made, made.title)
  if (event?.event_type === 'court_date')
    return <MakeHearingDialog event={event} onClose={onClose} onMade={offer(removeDate)} />
  if (event?.event_type === 'deadline')
    return <MakeDeadlineDialog event={event} onClose={onClose} onMade={offer(removeDeadline)} />
  return null
}
