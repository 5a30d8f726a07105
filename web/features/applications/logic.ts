import { applicationStatuses } from '../../../contract/career-application.ts'
import { positions } from '../../../contract/career-positions.ts'
import type { ApplicationFilters } from '../../../contract/careers.ts'
import { oneOfThese, readsSearch, type SearchOf, wordIn } from '../../lib/search.ts'
import type { StatusTone } from '../../ui/badge.tsx'

/** What the address of the applications means. */
export const readApplicationsSearch = readsSearch({
  q: wordIn,
  status: oneOfThese(applicationStatuses),
  position: oneOfThese(positions),
  /** The id of the application whose review is open. */
  review: wordIn,
})
export type ApplicationsSearch = SearchOf<typeof readApplicationsSearch>
/** What a saved view keeps of it. */
export const savedOfApplications = ['q', 'status', 'position'] as const

/** The link that opens a mail to an applicant, without copies or words of theirs: an e-mail may hold anything. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** What the list is asked for. */
export function filtersOf({ q, status, position }: ApplicationsSearch): ApplicationFilters {
  return { q, status, position }
}

/** The colour of a status; grey for a word that is none of them. */
export function toneOf(status: string): StatusTone {
  return tones.get(status) ?? 'grey'
}

const tones: ReadonlyMap<string, StatusTone> = new Map([
  ['pending', 'yellow'],
  ['reviewing', 'blue'],
  ['interview', 'purple'],
  ['accepted', 'green'],
  ['rejected', 'red'],
])
