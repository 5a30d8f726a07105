import * as z from 'zod/mini'
import { type CaseChange, type CaseDraft, caseSorts, type LegalCase } from '../../../contract/cases.ts'
import { isWebAddress } from '../../../contract/kernel/web-address.ts'
import { changedFields } from '../../lib/kept-form.ts'
import { oneOf } from '../../lib/search.ts'

export type CaseSort = (typeof caseSorts)[number]

/** What the case list's address holds; whatever is at its default is absent. */
export interface CaselistSearch {
  q?: string | undefined
  sort?: CaseSort | undefined
  direction?: 'asc' | 'desc' | undefined
  /** The id of the case that is being edited. */
  edit?: string | undefined
  /** The Add Case dialog is open. */
  add?: '1' | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readCaselistSearch(raw: Record<string, unknown>): CaselistSearch {
  const q = wordIn(raw.q)
  const sort = oneOf(raw.sort, caseSorts)
  const direction = oneOf(raw.direction, ['asc', 'desc'] as const)
  const edit = wordIn(raw.edit)
  return {
    ...(q && { q }),
    ...(sort && { sort }),
    ...(direction && { direction }),
    ...(edit && { edit }),
    // A router may have read it as a number.
    ...(String(raw.add) === '1' && { add: '1' }),
  }
}

/** A word of an address as text, undefined when it is empty or longer than any search. */
export function wordIn(value: unknown): string | undefined {
  const text = String(value ?? '').trim()
  return text !== '' && text.length <= 200 ? text : undefined
}

/** The order that a list is shown in, whether it was chosen or not. */
export function orderOf({ sort = 'created_at', direction }: CaselistSearch) {
  return { key: sort, direction: direction ?? usualDirection(sort) }
}

/** The address of an order: what is usual is absent. */
export function searchOfOrder(
  sort: CaseSort,
  direction: 'asc' | 'desc',
): Pick<CaselistSearch, 'sort' | 'direction'> {
  return {
    sort: sort === 'created_at' ? undefined : sort,
    direction: direction === usualDirection(sort) ? undefined : direction,
  }
}

function usualDirection(sort: CaseSort): 'asc' | 'desc' {
  return sort === 'created_at' ? 'desc' : 'asc'
}

export const caseForm = z.object({
  case_id: z.string(),
  client_name: z.string(),
  description: z.string(),
  /** One text a field of the form; blank ones are dropped when it is saved. */
  links: z.array(z.string()),
})
export type CaseForm = z.infer<typeof caseForm>

export const emptyCase: CaseForm = { case_id: '', client_name: '', description: '', links: [''] }

/** A case as its form shows it: always with a field for a link. */
export function formOf({ case_id, client_name, description, links }: LegalCase): CaseForm {
  return {
    case_id,
    client_name: client_name ?? '',
    description: description ?? '',
    links: links?.length ? links : [''],
  }
}

/** What a new case is sent as: empty words and lists are absent, blank links dropped. */
export function draftOf({ case_id, client_name, description, links }: CaseForm): CaseDraft {
  const kept = links.map((link) => link.trim()).filter(Boolean)
  return {
    case_id: case_id.trim(),
    ...(client_name.trim() && { client_name: client_name.trim() }),
    ...(description.trim() && { description: description.trim() }),
    ...(kept.length > 0 && { links: kept }),
  }
}

/** What an edit is sent as: only what was changed, emptied fields as null. */
export function changeOf(form: CaseForm, base: CaseForm): Omit<CaseChange, 'version'> {
  const { case_id, client_name, description, links } = changedFields(form, base)
  const kept = links?.map((link) => link.trim()).filter(Boolean)
  return {
    ...(case_id !== undefined && { case_id: case_id.trim() }),
    ...(client_name !== undefined && { client_name: client_name.trim() || null }),
    ...(description !== undefined && { description: description.trim() || null }),
    ...(kept && { links: kept.length > 0 ? kept : null }),
  }
}

export interface ShownLink {
  /** Absent for a text that is no address of the web: it is shown, never linked. */
  href?: string
  text: string
}

/** A link as it is shown: where it leads first, so that no text can pretend to be another site. */
export function shownLink(address: string): ShownLink {
  if (!isWebAddress(address)) return { text: address }
  const { host, pathname, search } = new URL(address)
  const rest = pathname === '/' ? search : `${pathname}${search}`
  return { href: address, text: `${host}${rest}` }
}
