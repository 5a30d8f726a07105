import type { CalendarEvent } from '../../../../contract/calendar.ts'
import { saveFile } from '../../../lib/table-file.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { removeAndGoOn } from '../../../ui/go-on.ts'
import { useToasts } from '../../../ui/toast.tsx'
import { fileOfEvent, useDeleteEvent, useUpdateEvent } from '../api.ts'
import { said } from '../labels.ts'

/** What can be done with an event where it is shown; each says whether it went well. */
export function useEventActions() {
  const { mutateAsync: deleteEvent } = useDeleteEvent()
  const { mutateAsync: update } = useUpdateEvent()
  const confirm = useConfirm()
  const toasts = useToasts()
  const download = (event: CalendarEvent) =>
    void fileOfEvent(event.id).then(
      (file) => saveFile(`${fileNameOf(event)}.ics`, file),
      (error: unknown) => toasts.error(said.fileFailed, error),
    )
  const remove = async (event: CalendarEvent) => {
    const sure = await confirm({
      title: 'Are you sure you want to delete this event?',
      description: event.title,
      confirmLabel: 'Delete',
      destructive: true,
    })
    if (!sure) return
    await removeAndGoOn(event.id, deleteEvent).then(
      () => toasts.success(said.deleted, said.deleteFailed),
      (error: unknown) => toasts.error(said.deleteFailed, error),
    )
  }
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
