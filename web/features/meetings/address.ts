import { wordIn } from '../../lib/search.ts'
import { type WholeSections, wholeIn } from '../../lib/whole-sections.ts'

/** What the meetings' address holds; whatever is at its default is absent. */
export interface MeetingsSearch extends WholeSections {
  q?: string | undefined
  location?: string | undefined
  /** The id of the meeting that is being edited. */
  edit?: string | undefined
  /** The booking dialog is open. */
  add?: '1' | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readMeetingsSearch(raw: Record<string, unknown>): MeetingsSearch {
  const q = wordIn(raw.q)
  const location = wordIn(raw.location)
  const edit = wordIn(raw.edit)
  return {
    ...(q && { q }),
    ...(location && { location }),
    ...(edit && { edit }),
    ...(String(raw.add) === '1' && { add: '1' }),
    ...wholeIn(raw, ['upcoming', 'past']),
  }
}
