import { type CostCategory, costCategories } from '../../../contract/cost-categories.ts'
import type { CostFilters } from '../../../contract/costing.ts'
import { oneOf, wordIn } from '../../lib/search.ts'

/** What the costing page's address holds; whatever is at its default is absent. */
export interface CostingSearch {
  q?: string | undefined
  case?: string | undefined
  category?: CostCategory | undefined
  /** The id of the cost whose dialog is open. */
  edit?: string | undefined
  /** The Add Cost dialog is open. */
  add?: '1' | undefined
}

/** The part of an address that means something; never throws, whatever was typed there. */
export function readCostingSearch(raw: Record<string, unknown>): CostingSearch {
  const q = wordIn(raw.q)
  const case_id = wordIn(raw.case)
  const category = oneOf(raw.category, costCategories)
  const edit = wordIn(raw.edit)
  return {
    ...(q && { q }),
    ...(case_id && { case: case_id }),
    ...(category && { category }),
    ...(edit && { edit }),
    ...(String(raw.add) === '1' && { add: '1' }),
  }
}

/** What the list and its total are asked for. */
export function filtersOf({ q, case: case_id, category }: CostingSearch): CostFilters {
  return { ...(q && { q }), ...(case_id && { case_id }), ...(category && { cost_category: category }) }
}
