import { useQuery } from '@tanstack/react-query'
import type { CalendarEvent } from '../../contract/calendar.ts'
import { eventQuery } from '../features/calendar/api.ts'
import { MakeDeadlineDialog } from '../features/deadlines/parts/make-deadline-dialog.tsx'
import { MakeHearingDialog } from '../features/hearings/parts/make-hearing-dialog.tsx'

export type MakeDialogProps = {
  /** The id of the event. */
  of: string
  onClose: () => void
  onMade: (event: CalendarEvent) => void
}

/** Makes a hearing or a deadline of an event, by its type. */
export function MakeDialog({ of, ...acts }: MakeDialogProps) {
  const { data: event } = useQuery(eventQuery(of))
  if (event?.event_type === 'court_date') return <MakeHearingDialog event={event} {...acts} />
  if (event?.event_type === 'deadline') return <MakeDeadlineDialog event={event} {...acts} />
  return null
}
