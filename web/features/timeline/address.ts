import { type TimelineStatus, timelineStatuses } from '../../../contract/timeline-statuses.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

/** What the timeline's address holds; whatever is at its default is absent. */
export interface TimelineSearch {
  q?: string | undefined
  case?: string | undefined
  status?: TimelineStatus | undefined
  /** The id of the event whose dialog is open. */
  edit?: string | undefined
  /** The Add Event dialog is open. */
  add?: '1' | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readTimelineSearch(raw: Record<string, unknown>): TimelineSearch {
  const q = wordIn(raw.q)
  const case_id = wordIn(raw.case)
  const status = oneOf(raw.status, timelineStatuses)
  const edit = wordIn(raw.edit)
  return {
    ...(q && { q }),
    ...(case_id && { case: case_id }),
    ...(status && { status }),
    ...(edit && { edit }),
    ...(String(raw.add) === '1' && { add: '1' }),
  }
}
