import { partnerNoteCategories } from '../../../contract/partner-note-categories.ts'
import type { PartnerNoteFilters } from '../../../contract/partner-notes.ts'
import {
  idShape,
  oneOf,
  oneOfThese,
  readsSearch,
  rowForms,
  type SearchOf,
  wordIn,
  wordLike,
} from '../../lib/search.ts'
import { type WholeSections, wholeIn } from '../../lib/whole-sections.ts'

const otherTabs = ['associate', 'archive'] as const
/** How many weeks of hours are looked at, where that is not the usual 12. */
const longerTimes = ['26', '52'] as const

/** What the partners' page's address means. */
export function readPartnersSearch(raw: Record<string, unknown>): PartnersSearch {
  // The two lists of an associate's tasks.
  return { ...readOwn(raw), ...wholeIn(raw, ['priority', 'others']) }
}

const readOwn = readsSearch({
  /** Absent: the partner notes. */
  tab: oneOfThese(otherTabs),
  q: wordIn,
  category: wordLike(/^.{1,100}$/),
  /** The partner note whose dialog is open, and that of a new one. */
  edit: wordLike(idShape),
  add: rowForms.add,
  /** The id of the associate who is looked at. */
  associate: wordLike(idShape),
  weeks: (raw) => oneOf(String(raw), longerTimes),
  /** YYYY-MM of the archive. */
  month: wordLike(/^\d{4}-(0[1-9]|1[0-2])$/),
  /** The id of the task that is being read. */
  open: wordLike(idShape),
})
export type PartnersSearch = SearchOf<typeof readOwn> & WholeSections
/** What a saved view keeps of the notes. */
export const savedOfNotes = ['q', 'category'] as const

/** Another tab of the page: who is looked at stays, what narrowed the lists does not. */
export function onTab({ associate }: PartnersSearch, tab: 'notes' | PartnersSearch['tab']): PartnersSearch {
  const other = oneOf(tab, otherTabs)
  return { ...(other && { tab: other }), ...(associate && { associate }) }
}

/** What the list of partner notes is asked for. */
export function filtersOf({ q, category }: PartnersSearch): PartnerNoteFilters {
  return { q, category: oneOf(category, partnerNoteCategories) }
}
