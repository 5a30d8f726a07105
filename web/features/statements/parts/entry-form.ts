import {
  entryTypes,
  isCategoryOf,
  statementCategories,
  statementStatuses,
  usualStatementStatus,
} from '../../../../contract/statement-categories.ts'
import type { Statement, StatementChange, StatementDraft } from '../../../../contract/statements.ts'
import { amountTyped } from '../../../lib/amount.ts'
import { changedFields } from '../../../lib/rows/kept-form.ts'
import { oneOf } from '../../../lib/search.ts'
import { fields, oneOfWords, text } from '../../../lib/shape.ts'

const categories = [...statementCategories.income, ...statementCategories.expense] as const

/** The form of an entry; the category is empty until one of the type is chosen. */
export interface EntryForm {
  entry_type: (typeof entryTypes)[number]
  category: '' | (typeof categories)[number]
  description: string
  amount: string
  entry_date: string
  status: (typeof statementStatuses)[number]
  remarks: string
}

/** What of it this device may have kept. */
export const entryForm = fields<EntryForm>({
  entry_type: oneOfWords(entryTypes),
  category: oneOfWords(['', ...categories]),
  description: text,
  amount: text,
  entry_date: text,
  status: oneOfWords(statementStatuses),
  remarks: text,
})

/** What the Add Entry dialog begins with: an income of today, pending. */
export function emptyEntry(today: string, entry_type: EntryForm['entry_type'] = 'income'): EntryForm {
  const status = usualStatementStatus
  return { entry_type, category: '', description: '', amount: '', entry_date: today, status, remarks: '' }
}

/** An entry as its form shows it. */
export function formOf(row: Statement): EntryForm {
  const { entry_type, description, amount, entry_date, status } = row
  const category = oneOf(row.category, categories) ?? ''
  return { entry_type, category, description, amount, entry_date, status, remarks: row.remarks ?? '' }
}

/** Another type clears the category: none belongs to both. */
export function withType(entry_type: EntryForm['entry_type'], { category }: EntryForm): Partial<EntryForm> {
  return { entry_type, category: isCategoryOf(entry_type, category) ? category : '' }
}

/** What a new entry is sent as; without a category it does not get past the check. */
export function draftOf({ category, ...form }: EntryForm): StatementDraft | Omit<StatementDraft, 'category'> {
  return {
    ...form,
    ...(category && { category }),
    amount: amountTyped(form.amount),
    remarks: form.remarks.trim() || null,
  }
}

/** What an edit is sent as: only what was changed, and with a new type its category. */
export function changeOf(form: EntryForm, base: EntryForm): Omit<StatementChange, 'version'> {
  const { amount, category, remarks, ...changed } = changedFields(form, base)
  return {
    ...changed,
    ...(category && { category }),
    ...(amount !== undefined && { amount: amountTyped(amount) }),
    ...(remarks !== undefined && { remarks: remarks.trim() || null }),
  }
}
