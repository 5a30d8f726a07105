import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { fileOfEvent } from '../api.ts'
import { said } from '../labels.ts'

/** Takes an event away as a file for another calendar. */
export function useEventFile(): (event: CalendarEvent) => void {
  const toasts = useToasts()
  return (event) =>
    void fileOfEvent(event.id).then(
      (file) => saveFile(`${fileNameOf(event)}.ics`, file),
      (error: unknown) => toasts.error(said.fileFailed, error),
    )
}

/** A name that every system takes, with the day in front. */
function fileNameOf({ event_date, title }: CalendarEvent): string {
  const words = title.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').slice(0, 60)
  return `${event_date}-${words.replace(/^-+|-+$/g, '') || 'event'}`
}
