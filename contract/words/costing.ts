import type { cost } from '../costing.ts'
import type { PerField } from '../kernel/row.ts'

/** The fields of a cost, on screens and in files. */
export const costNames: PerField<typeof cost, string> = {
  case_id: 'Case ID',
  description: 'Description',
  amount: 'Amount',
  cost_category: 'Category',
  date_incurred: 'Date',
}
