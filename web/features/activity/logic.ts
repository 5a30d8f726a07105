import type { Activity, ActivityFilters } from '../../../contract/activity.ts'
import {
  type ActivityAction,
  type ActivityArea,
  activityActions,
  activityAreas,
} from '../../../contract/activity-kinds.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

/** What the audit's address holds; whatever is at its default is absent. */
export interface AuditSearch {
  /** The id of who did it. */
  person?: string | undefined
  area?: ActivityArea | undefined
  action?: ActivityAction | undefined
  /** The id of the record whose history is shown. */
  record?: string | undefined
  /** Days of the firm (YYYY-MM-DD), both included. */
  from?: string | undefined
  to?: string | undefined
}

export const areas = Object.keys(activityAreas).filter((name): name is ActivityArea => name in activityAreas)

/** The part of an address that means something; never throws, whatever was typed there. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const [person, record] = [idIn(raw.person), idIn(raw.record)]
  const area = oneOf(raw.area, areas)
  const action = oneOf(raw.action, actionsOf(area))
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

/** What can have happened in an area, or anywhere. */
export function actionsOf(area: ActivityArea | undefined): readonly ActivityAction[] {
  return area === undefined ? activityActions : activityAreas[area]
}

/** What the list is asked for. */
export function filtersOf({ person, record, ...rest }: AuditSearch): ActivityFilters {
  return { ...(person && { actor_id: person }), ...(record && { subject_id: record }), ...rest }
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

function dayIn(value: unknown): string | undefined {
  const word = wordIn(value)
  const isDay = word && /^(19|20|21)\d\d-\d\d-\d\d$/.test(word) && !Number.isNaN(Date.parse(word))
  return isDay ? word : undefined
}
