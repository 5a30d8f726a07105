import { readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'
import { wholeIn } from '../../lib/whole-sections.ts'

const read = readsSearch({ q: wordIn, location: wordIn, ...rowForms })

/** What the meetings' address means. */
export function readMeetingsSearch(raw: Record<string, unknown>) {
  return { ...read(raw), ...wholeIn(raw, ['upcoming', 'past']) }
}
export type MeetingsSearch = SearchOf<typeof readMeetingsSearch>
/** What a saved view keeps of it. */
export const savedOfMeetings = ['q', 'location'] as const
