import type { TimelineEvent, TimelineFilters } from '../../../contract/timeline.ts'
import type { TimelineSearch } from './address.ts'

/** The list of one case, on its own page. */
export type EventsShown = TimelineSearch & { case_ref?: string | undefined }

/** What the list is asked for. */
export function filtersOf({ q, case: case_id, case_ref, status }: EventsShown): TimelineFilters {
  return { q, case_id, case_ref, status }
}

export interface CaseGroup {
  case_id: string
  events: TimelineEvent[]
}

/** The events of a list by case, in the order in which they come. */
export function groupsOf(events: readonly TimelineEvent[]): CaseGroup[] {
  const groups: CaseGroup[] = []
  for (const event of events) {
    const last = groups.at(-1)
    if (last?.case_id === event.case_id) last.events.push(event)
    else groups.push({ case_id: event.case_id, events: [event] })
  }
  return groups
}

interface Page {
  items: TimelineEvent[]
}

/** Pages of a list with an event right after another one of its case, or first of those; each page keeps its length. */
export function withMoved<P extends Page>(pages: readonly P[], id: string, after: string | null): P[] {
  const all = pages.flatMap((page) => page.items)
  const moved = all.find((event) => event.id === id)
  if (!moved) return [...pages]
  const others = all.filter((event) => event.id !== id)
  const target =
    after === null
      ? others.findIndex((event) => event.case_id === moved.case_id)
      : others.findIndex((event) => event.id === after) + 1
  const order = others.toSpliced(target < 0 ? all.indexOf(moved) : target, 0, moved)
  let from = 0
  return pages.map((page) => {
    const items = order.slice(from, from + page.items.length)
    from += page.items.length
    return { ...page, items }
  })
}

/** What an event that goes to the place of another one comes to stand after; null is the first place of its case. */
export function afterOf(events: readonly { id: string }[], id: string, place: number): string | null {
  const others = events.filter((event) => event.id !== id)
  return place <= 0 ? null : (others[place - 1]?.id ?? null)
}

/** Whether an event should have happened by the firm's today and did not. */
export function isOverdue(event: Pick<TimelineEvent, 'status' | 'timeline_date'>, today: string): boolean {
  return event.status === 'pending' && event.timeline_date < today
}
