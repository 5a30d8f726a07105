import type { CaseDraft, LegalCase } from '../../../contract/cases.ts'
import type { Role } from '../../../contract/people.ts'
import { type Changed, changedIn } from '../../kernel/changed.ts'
import type { Staff } from '../../kernel/context.ts'
import type { Hint } from '../../kernel/record.ts'
import { presentAuthor } from '../people/public.ts'

export interface CaseRow {
  id: string
  case_id: string
  client_name: string | null
  description: string | null
  links: string[] | null
  created_by: string
  created_at: string
  version: number
  full_name: string
  role: Role
  left_at: string | null
}

/** A case as the reader gets it: everybody sees it, its creator and partners may change it. */
export function presentCase(reader: Staff, row: CaseRow): LegalCase {
  const { full_name, role, left_at, ...rest } = row
  const mine = mayChangeCase(reader, row)
  return { ...rest, profiles: presentAuthor({ full_name, role, left_at }), can: { edit: mine, delete: mine } }
}

/** Creator or partner: the rule that the policies of `cases` state in SQL. */
export function mayChangeCase(reader: Pick<Staff, 'role' | 'user_id'>, row: { created_by: string }): boolean {
  return reader.role === 'partner' || row.created_by === reader.user_id
}

/** The columns of a draft or change: empty words and lists are stored as absent, blank links dropped. */
export function caseColumns(
  body: Omit<CaseDraft, 'case_id'> & { case_id?: string | undefined },
): Record<string, unknown> {
  const { case_id, client_name, description, links } = body
  const kept = links?.filter((link) => link !== '')
  return {
    ...(case_id === undefined ? {} : { case_id }),
    ...(client_name === undefined ? {} : { client_name: client_name || null }),
    ...(description === undefined ? {} : { description: description || null }),
    ...(links === undefined ? {} : { links: kept?.length ? kept : null }),
  }
}

const audited = ['case_id', 'client_name', 'description', 'links'] as const

/** What an edit changed, before and after. */
export function changedInCase(before: LegalCase, after: LegalCase): Changed {
  return changedIn(before, after, audited)
}

/** All staff look at the list. */
export function caseHints(row: { id: string; version: number }): Hint[] {
  return [{ topic: 'cases', audience: 'staff', subject_id: row.id, version: row.version }]
}
