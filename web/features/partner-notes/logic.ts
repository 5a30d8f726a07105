import { partnerNoteCategories } from '../../../contract/partner-note-categories.ts'
import type { PartnerNoteFilters } from '../../../contract/partner-notes.ts'
import { oneOf, wordIn } from '../../lib/search.ts'
import { type WholeSections, wholeIn } from '../../lib/whole-sections.ts'

const otherTabs = ['associate', 'archive'] as const
/** How many weeks of hours are looked at, where that is not the usual 12. */
const longerTimes = ['26', '52'] as const

/** What the partners' page's address holds; whatever is at its default is absent. */
export interface PartnersSearch extends WholeSections {
  /** Absent: the partner notes. */
  tab?: (typeof otherTabs)[number] | undefined
  q?: string | undefined
  category?: string | undefined
  /** The id of the partner note whose dialog is open. */
  edit?: string | undefined
  /** The dialog of a new partner note is open. */
  add?: '1' | undefined
  /** The id of the associate who is looked at. */
  associate?: string | undefined
  weeks?: (typeof longerTimes)[number] | undefined
  /** YYYY-MM of the archive. */
  month?: string | undefined
  /** The id of the task that is being read. */
  open?: string | undefined
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const monthShape = /^\d{4}-(0[1-9]|1[0-2])$/

/** The part of an address that means something; never throws, whatever was typed there. */
export function readPartnersSearch(raw: Record<string, unknown>): PartnersSearch {
  const tab = oneOf(raw.tab, otherTabs)
  const weeks = oneOf(String(raw.weeks), longerTimes)
  return {
    ...(tab && { tab }),
    ...wordOf(raw, 'q', /./),
    ...wordOf(raw, 'category', /^.{1,100}$/),
    ...wordOf(raw, 'edit', idShape),
    ...(String(raw.add) === '1' && { add: '1' }),
    ...wordOf(raw, 'associate', idShape),
    ...(weeks && { weeks }),
    ...wordOf(raw, 'month', monthShape),
    ...wordOf(raw, 'open', idShape),
    // The two lists of an associate's tasks.
    ...wholeIn(raw, ['priority', 'others']),
  }
}

function wordOf(raw: Record<string, unknown>, key: keyof PartnersSearch, shape: RegExp) {
  const word = wordIn(raw[key])
  return word !== undefined && shape.test(word) ? { [key]: word } : {}
}

/** Another tab of the page: who is looked at stays, what narrowed the lists does not. */
export function onTab({ associate }: PartnersSearch, tab: 'notes' | PartnersSearch['tab']): PartnersSearch {
  const other = oneOf(tab, otherTabs)
  return { ...(other && { tab: other }), ...(associate && { associate }) }
}

/** What the list of partner notes is asked for. */
export function filtersOf({ q, category }: PartnersSearch): PartnerNoteFilters {
  const known = oneOf(category, partnerNoteCategories)
  return { ...(q && { q }), ...(known && { category: known }) }
}
