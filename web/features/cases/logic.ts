import type { LinkingProgress } from '../../../contract/case-links.ts'
import type { LegalCase } from '../../../contract/cases.ts'
import type { CaselistSearch, CaseSort } from './address.ts'

/** Columns beside the seven; the second is shown wherever there is a table, the others where there is room. */
export const moreColumns = ['number', 'next', 'status', 'court'] as const
export type MoreColumn = (typeof moreColumns)[number]

/** Whether the linking of older rows still goes on, where there is anything to link. */
export function isLinking({ is_finished, of }: LinkingProgress): boolean {
  return !is_finished && of > 0
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

/** What the list is asked for, but its order. */
export function narrowedBy({ q, status, mine, undated, ...search }: CaselistSearch) {
  const { court, type, stage, lead, person, tag, conflict_state } = search
  const chosen = { court, type, stage, lead, person, tag, conflict_state }
  return { q, status, mine: mine && 'true', no_next_date: undated && 'true', ...chosen }
}

/** The columns that are shown beside the seven: those that were chosen, else what fits. */
export function columnsShown({ columns }: CaselistSearch, room: 'little' | 'some' | 'much'): MoreColumn[] {
  if (room === 'little') return ['next']
  const chosen = columns?.split(' ')
  if (chosen) return moreColumns.filter((column) => chosen.includes(column))
  return room === 'some' ? ['next', 'status'] : [...moreColumns]
}

/** The address of chosen columns. None of them is a choice too. */
export function searchOfColumns(chosen: readonly MoreColumn[]): Pick<CaselistSearch, 'columns'> {
  return { columns: chosen.length > 0 ? chosen.join(' ') : 'none' }
}

/** '4312/2026', as the court has it. */
export function numberOf({ case_no, case_year }: Pick<LegalCase, 'case_no' | 'case_year'>): string | null {
  return case_no && (case_year === null ? case_no : `${case_no}/${case_year}`)
}

/** The dialog of a row that belongs to a case, on the list of all of them or on the page of the case. */
export interface DialogOfCase {
  /** What a new row begins with. */
  caseId: string | undefined
  /** The very case of that id. */
  caseRef?: string
  /** The page whose address opens it. */
  at?: string
}

/** The case that a new row begins with. */
export function caseOf({ caseId = '', caseRef = '' }: DialogOfCase) {
  return { case_id: caseId, case_ref: caseRef }
}

function usualDirection(sort: CaseSort): 'asc' | 'desc' {
  return sort === 'created_at' ? 'desc' : 'asc'
}
