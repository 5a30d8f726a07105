import type { CostCategory } from '../cost-categories.ts'
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

export const costCategoryWords: Record<CostCategory, string> = {
  'Legal Fees': 'Legal Fees',
  'Court Fees': 'Court Fees',
  Documentation: 'Documentation',
  Travel: 'Travel',
  Communication: 'Communication',
  Research: 'Research',
  'Expert Witness': 'Expert Witness',
  Administrative: 'Administrative',
  Other: 'Other',
}
