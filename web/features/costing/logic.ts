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
export type CostingSearch = SearchOf<typeof readCostingSearch>

/** What the list and its total are asked for. */
export function filtersOf({ q, case: case_id, category: cost_category }: CostingSearch): CostFilters {
  return { q, case_id, cost_category }
}
