import { costCategories } from '../../../contract/cost-categories.ts'
import type { CostFilters } from '../../../contract/costing.ts'
import { oneOfThese, readsSearch, rowForms, type SearchOf, wordIn } from '../../lib/search.ts'

/** What the costing page's address means. */
export const readCostingSearch = readsSearch({
  q: wordIn,
  case: wordIn,
  category: oneOfThese(costCategories),
  ...rowForms,
})
export const narrowing = ['q', 'case', 'category'] as const
export type CostingSearch = SearchOf<typeof readCostingSearch>

/** The list of one case, on its own page. */
export type CostsShown = CostingSearch & { case_ref?: string | undefined }

/** What the list and its total are asked for. */
export function filtersOf({ q, case: case_id, case_ref, category: cost_category }: CostsShown): CostFilters {
  return { q, case_id, case_ref, cost_category }
}
