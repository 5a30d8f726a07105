import type { ActivityFilters } from '../../../../contract/activity.ts'
import {
  type ActivityAction,
  type ActivityArea,
  activityActions,
  activityAreas,
} from '../../../../contract/activity-kinds.ts'
import { oneOf } from '../../../lib/search.ts'
import type { AuditSearch } from '../logic.ts'

// Apart from what reads the address, which every page loads.

export const areas = Object.keys(activityAreas).filter((name): name is ActivityArea => name in activityAreas)

/** What can have happened in an area, or anywhere. */
export function actionsOf(area: ActivityArea | undefined): readonly ActivityAction[] {
  return area === undefined ? activityActions : activityAreas[area]
}

/** The area and the kind of action that an address means. */
export function kindsIn(search: AuditSearch) {
  const area = oneOf(search.area, areas)
  return { area, action: oneOf(search.action, actionsOf(area)) }
}

/** What the list is asked for. */
export function filtersOf({ person, record, from, to, ...rest }: AuditSearch): ActivityFilters {
  const { area, action } = kindsIn(rest)
  return {
    ...(person && { actor_id: person }),
    ...(record && { subject_id: record }),
    ...(area && { area }),
    ...(action && { action }),
    ...(from && { from }),
    ...(to && { to }),
  }
}
