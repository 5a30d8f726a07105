import type { QueryClient } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { Notification } from '../../../../contract/notifications.ts'
import { monthIn } from '../../../lib/format.ts'
import { paths } from '../../../lib/paths.ts'
import { noteQuery } from '../../notes/public.tsx'

// Apart from what every page loads.

/** Where a notification leads: to a task, a page, or nowhere. */
type Place =
  | { kind: 'note'; id: string }
  | { kind: 'chat' }
  | { kind: 'myDay' }
  | { kind: 'profile' }
  | { kind: 'archive' }
  | { kind: 'applications'; id: string | null }
  | { kind: 'feedback' }
  | { kind: 'case'; id: string }
  | { kind: 'messages'; id: string }
  | { kind: 'hearings'; id: string }
  | { kind: 'cause-list'; id: string }
  | { kind: 'diary'; day: string | null }
  | { kind: 'week'; day: string | null }
  | { kind: 'timesheets' }
  | { kind: 'deadlines' }
  | { kind: 'importCases' }
  | { kind: 'deadline'; id: string }
  | { kind: 'conflict'; id: string }
  | { kind: 'nowhere' }

export function placeOf({ type, subject_id, day }: Pick<Notification, 'type' | 'subject_id' | 'day'>): Place {
  if (type === 'chat_message') return { kind: 'chat' }
  if (type === 'feedback_received') return { kind: 'feedback' }
  if (type === 'notes_archived') return { kind: 'archive' }
  if (type === 'career_application') return { kind: 'applications', id: subject_id }
  if (type === 'conflict_check' && subject_id !== null) return { kind: 'conflict', id: subject_id }
  if (type === 'case_mention' && subject_id !== null) return { kind: 'messages', id: subject_id }
  if (type === 'case_people' && subject_id !== null) return { kind: 'case', id: subject_id }
  if (type === 'hearing_listed' && subject_id !== null) return { kind: 'cause-list', id: subject_id }
  if (type === 'hearing_handover' && subject_id !== null) return { kind: 'hearings', id: subject_id }
  if (type === 'hearing_reminder' || type === 'hearing_outcome') return { kind: 'diary', day }
  if (type === 'deadline_reminder' || type === 'deadline_assignee') return { kind: 'deadlines' }
  if (type === 'deadline_sign' && subject_id !== null) return { kind: 'deadline', id: subject_id }
  if (type === 'no_next_date' && subject_id !== null) return { kind: 'hearings', id: subject_id }
  if (type === 'timesheet_waiting') return { kind: 'timesheets' }
  if (type.startsWith('timesheet_')) return { kind: 'week', day }
  if (type === 'import_finished') return { kind: 'importCases' }
  if (type === 'security') return { kind: 'profile' }
  if (type === 'note_owner' || type === 'absence_cover') return { kind: 'myDay' }
  if (/^(note|step)_/.test(type) && subject_id !== null) return { kind: 'note', id: subject_id }
  return { kind: 'nowhere' }
}

/** The page that a notification leads to, if any. Throws when what it is about is gone. */
export async function whereTo(
  client: QueryClient,
  notification: Notification,
  time_zone: string,
): Promise<LinkProps | undefined> {
  const place = placeOf(notification)
  switch (place.kind) {
    case 'note':
      return placeOfNote(client, place.id, time_zone)
    case 'conflict':
      return paths.conflictCheck(place.id)
    case 'case':
      return paths.case(place.id)
    case 'messages':
      return paths.case(place.id, 'messages')
    case 'hearings':
      return paths.case(place.id, 'hearings')
    case 'cause-list':
      return paths.causeList(place.id)
    case 'deadline':
      return { ...paths.deadlines(), search: { deadline: place.id } }
    case 'diary':
      return { ...paths.diary(), search: place.day === null ? {} : { day: place.day } }
    case 'week':
      return { ...paths.time(), search: place.day === null ? {} : { week: place.day } }
    case 'applications':
      return place.id ? paths.application(place.id) : paths.applications()
    case 'nowhere':
      return undefined
    default:
      return paths[place.kind]()
  }
}

/** Where a task is shown: on the dashboard, or in its month of the archive. Throws when it is gone. */
async function placeOfNote(client: QueryClient, id: string, time_zone: string): Promise<LinkProps> {
  // Asked for anew: it may have been archived or deleted since the notification came.
  const note = await client.fetchQuery({ ...noteQuery(id), staleTime: 0, retry: false })
  const month = monthIn(time_zone, new Date(note.created_at))
  return note.is_archived ? paths.archivedTask(id, month) : paths.task(id)
}
