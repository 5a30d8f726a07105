import type { PerField } from '../kernel/row.ts'
import type { EntryType, StatementCategory, StatementStatus } from '../statement-categories.ts'
import type { statement } from '../statements.ts'

/** The fields of an entry of the statements, on screens and in files. */
export const statementNames: PerField<typeof statement, string> = {
  entry_type: 'Type',
  category: 'Category',
  description: 'Description',
  amount: 'Amount',
  entry_date: 'Date',
  status: 'Status',
  remarks: 'Remarks',
}

export const entryTypeWords: Record<EntryType, string> = { income: 'Income', expense: 'Expense' }

export const statementCategoryWords: Record<StatementCategory, string> = {
  'Legal Fees': 'Legal Fees',
  'Consultation Fees': 'Consultation Fees',
  'Court Representation': 'Court Representation',
  'Document Preparation': 'Document Preparation',
  'Retainer Fees': 'Retainer Fees',
  'Other Income': 'Other Income',
  'Office Rent': 'Office Rent',
  Utilities: 'Utilities',
  'Government Fees': 'Government Fees',
  'Court Fees': 'Court Fees',
  'Legal Research': 'Legal Research',
  'Office Supplies': 'Office Supplies',
  'Professional Development': 'Professional Development',
  Insurance: 'Insurance',
  Travel: 'Travel',
  Marketing: 'Marketing',
  'Other Expenses': 'Other Expenses',
}

export const statementStatusWords: Record<StatementStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  completed: 'Completed',
  cancelled: 'Cancelled',
  'on-hold': 'On Hold',
}
