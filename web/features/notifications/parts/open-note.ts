import type { QueryClient } from '@tanstack/react-query'
import { monthIn } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { noteQuery } from '../../notes/public.tsx'

/** Where a task is shown: on the dashboard, or in its month of the archive. Throws when it is gone. */
export async function placeOfNote(
  client: QueryClient,
  id: string,
  time_zone: string,
): Promise<ReturnType<typeof paths.task> | ReturnType<typeof paths.archivedTask>> {
  // Asked for anew: it may have been archived or deleted since the notification came.
  const note = await client.fetchQuery({ ...noteQuery(id), staleTime: 0, retry: false })
  const month = monthIn(time_zone, new Date(note.created_at))
  return note.is_archived ? paths.archivedTask(id, month) : paths.task(id)
}
