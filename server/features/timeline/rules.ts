import type { Role } from '../../../contract/people.ts'
import { type TimelineEvent, timelineTrashDays } from '../../../contract/timeline.ts'
import { type TimelineStatus, timelineStatuses } from '../../../contract/timeline-statuses.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentAuthor } from '../people/public.ts'

export interface TimelineRow {
  id: string
  case_id: string
  title: string
  description: string | null
  timeline_date: string
  status: TimelineStatus
  order_position: number
  created_at: string
  version: number
  user_id: string
  full_name: string
  role: Role
  left_at: string | null
}

/** An event as the reader gets it: only partners are told who added it, and the clients are those that they may know. */
export function presentEvent(
  reader: Pick<Staff, 'role'>,
  row: TimelineRow,
  clients: ReadonlyMap<string, string>,
): TimelineEvent {
  const { full_name, role, left_at, user_id, ...rest } = row
  const told = reader.role === 'partner'
  return {
    ...rest,
    client_name: clients.get(row.case_id) ?? null,
    user_id: told ? user_id : null,
    profiles: told ? presentAuthor({ full_name, role, left_at }) : null,
    // All staff may change and delete every event (specification: timeline 6).
    can: { edit: true, delete: true },
  }
}

/** The states whose words on screen ('In Progress') have a text in them; fewer than three letters mean none. */
export function statusesMeant(q: string): TimelineStatus[] {
  return timelineStatuses.filter((status) => isPartOf(q, status.replace('-', ' ')) || isPartOf(q, status))
}

/** Whether a text means what the screen says of a pending event of the past. */
export function meansOverdue(q: string): boolean {
  return isPartOf(q, 'overdue')
}

function isPartOf(q: string, words: string): boolean {
  return q.length >= 3 && words.includes(q.toLowerCase())
}

/** The ids of a case in their order with one of them right after another, or first. */
export function withMoved(ids: readonly string[], id: string, after: string | null): string[] {
  const others = ids.filter((one) => one !== id)
  return others.toSpliced(after === null ? 0 : others.indexOf(after) + 1, 0, id)
}

const audited = ['case_id', 'title', 'description', 'timeline_date', 'status', 'order_position'] as const

/** What an edit changed, before and after. */
export function changedInEvent(before: TimelineEvent, after: TimelineEvent): Changed {
  return changedIn(before, after, audited)
}

/** All staff look at the timelines. */
export function timelineHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'case_timeline', audience: 'staff', subject_id: row.id, version: row.version }]
}

/** What was deleted before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - timelineTrashDays * 24 * 3_600_000).toISOString()
}
