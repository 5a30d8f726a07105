import { type TimelineStatus, timelineStatuses } from '../../../contract/timeline-statuses.ts'

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
