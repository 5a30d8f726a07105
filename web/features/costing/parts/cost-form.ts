import { costCategories, usualCostCategory } from '../../../../contract/cost-categories.ts'
import type { Cost, CostChange, CostDraft } from '../../../../contract/costing.ts'
import { amountTyped } from '../../../lib/amount.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { oneOf } from '../../../lib/search.ts'
import { fields, oneOfWords, text } from '../../../lib/shape.ts'

export interface CostForm {
  case_id: string
  description: string
  amount: string
  cost_category: (typeof costCategories)[number]
  date_incurred: string
}

/** What of it this device may have kept. */
export const costForm = fields<CostForm>({
  case_id: text,
  description: text,
  amount: text,
  cost_category: oneOfWords(costCategories),
  date_incurred: text,
})

/** What the Add Cost dialog begins with: the case that is looked at, legal fees, today. */
export function emptyCost(today: string, case_id = ''): CostForm {
  return { case_id, description: '', amount: '', cost_category: usualCostCategory, date_incurred: today }
}

/** A cost as its form shows it. */
export function formOf({ case_id, description, amount, cost_category, date_incurred }: Cost): CostForm {
  const category = oneOf(cost_category, costCategories) ?? 'Other'
  return { case_id, description, amount, cost_category: category, date_incurred }
}

/** What a new cost is sent as. */
export function draftOf({ amount, ...form }: CostForm): CostDraft {
  return { ...form, case_id: form.case_id.trim(), amount: amountTyped(amount) }
}

/** What an edit is sent as: only what was changed. */
export function changeOf(form: CostForm, base: CostForm): Omit<CostChange, 'version'> {
  const { amount, ...changed } = changedFields(form, base)
  return { ...changed, ...(amount !== undefined && { amount: amountTyped(amount) }) }
}
