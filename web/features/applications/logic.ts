import { type ApplicationStatus, applicationStatuses } from '../../../contract/career-application.ts'
import { type Position, positions } from '../../../contract/career-positions.ts'
import type { ApplicationFilters } from '../../../contract/careers.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

/** What the address of the applications holds; whatever is at its default is absent. */
export interface ApplicationsSearch {
  q?: string | undefined
  status?: ApplicationStatus | undefined
  position?: Position | undefined
  /** The id of the application whose review is open. */
  review?: string | undefined
}

/** The link that opens a mail to an applicant, without copies or words of theirs: an e-mail may hold anything. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`

/** The part of an address that means something; never throws, whatever was typed there. */
export function readApplicationsSearch(raw: Record<string, unknown>): ApplicationsSearch {
  const q = wordIn(raw.q)
  const status = oneOf(raw.status, applicationStatuses)
  const position = oneOf(raw.position, positions)
  const review = wordIn(raw.review)
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(position && { position }),
    ...(review && { review }),
  }
}

/** What the list is asked for. */
export function filtersOf({ q, status, position }: ApplicationsSearch): ApplicationFilters {
  return { ...(q && { q }), ...(status && { status }), ...(position && { position }) }
}
