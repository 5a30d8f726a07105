import type { Activity } from '../../../contract/activity.ts'
import { isDay } from '../../../contract/kernel/days.ts'
import { wordIn } from '../../lib/search.ts'

/** What the audit's address holds; whatever is at its default is absent. */
export interface AuditSearch {
  /** The id of who did it. */
  person?: string | undefined
  area?: string | undefined
  action?: string | undefined
  /** The id of the record whose history is shown. */
  record?: string | undefined
  /** Days of the firm (YYYY-MM-DD), both included. */
  from?: string | undefined
  to?: string | undefined
}

/** The part of an address that may mean something; which areas and actions there are, the page knows. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const [person, record] = [idIn(raw.person), idIn(raw.record)]
  const [area, action] = [codeIn(raw.area), codeIn(raw.action)]
  const [from, to] = [dayIn(raw.from), dayIn(raw.to)]
  return {
    ...(person && { person }),
    ...(area && { area }),
    ...(action && { action }),
    ...(record && { record }),
    ...(from && { from }),
    ...(to && { to }),
  }
}

/** How many of the newest events are not on screen yet. */
export function newsIn(newest: readonly Activity[], shown: readonly Activity[]): number {
  const known = new Set(shown.map(({ id }) => id))
  const at = newest.findIndex(({ id }) => known.has(id))
  return at < 0 ? newest.length : at
}

function idIn(value: unknown): string | undefined {
  const word = wordIn(value)
  return word && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(word) ? word : undefined
}

function codeIn(value: unknown): string | undefined {
  const word = wordIn(value)
  return word && /^[a-z_]+$/.test(word) ? word : undefined
}

function dayIn(value: unknown): string | undefined {
  const word = wordIn(value)
  return word && isDay(word) ? word : undefined
}
