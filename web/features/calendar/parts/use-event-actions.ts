import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { saveFile } from '../../../lib/table-file.ts'
import { useAskedRemoval } from '../../../ui/rows/use-removal.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { eventWrites, fileOfEvent } from '../api.ts'
import { asked, said } from '../labels.ts'

/** What can be done with an event where it is shown; each says whether it went well. */
export function useEventActions() {
  const { mutateAsync: update } = eventWrites.useUpdate()
  const toasts = useToasts()
  const download = (event: CalendarEvent) =>
    void fileOfEvent(event.id).then(
      (file) => saveFile(`${fileNameOf(event)}.ics`, file),
      (error: unknown) => toasts.error(said.fileFailed, error),
    )
  const removeAsked = useAskedRemoval(eventWrites, said, asked.delete)
  const remove = (event: CalendarEvent) => removeAsked(event, event.title)
  /** Rejects when it failed, after saying so. */
  const move = async (event: CalendarEvent, to: { event_date: string; event_time: string | null }) => {
    try {
      await update({ id: event.id, body: { ...to, version: event.version } })
      toasts.success(said.updated, said.updateFailed)
    } catch (error) {
      toasts.error(said.updateFailed, error)
      throw error
    }
  }
  return { download, remove, move }
}

/** A name that every system takes, with the day in front. */
function fileNameOf({ event_date, title }: CalendarEvent): string {
  const words = title.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').slice(0, 60)
  return `${event_date}-${words.replace(/^-+|-+$/g, '') || 'event'}`
}
