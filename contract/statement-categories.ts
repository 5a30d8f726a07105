/** What an entry of the statements is: money that came in, or money that went out. */
export const entryTypes = ['income', 'expense'] as const
export type EntryType = (typeof entryTypes)[number]

/** The categories of each type (specification: statements 3), in its order. */
export const statementCategories = {
  income: [
    'Legal Fees',
    'Consultation Fees',
    'Court Representation',
    'Document Preparation',
    'Retainer Fees',
    'Other Income',
  ],
  expense: [
    'Office Rent',
    'Utilities',
    'Government Fees',
    'Court Fees',
    'Legal Research',
    'Office Supplies',
    'Professional Development',
    'Insurance',
    'Travel',
    'Marketing',
    'Other Expenses',
  ],
} as const
export type StatementCategory = (typeof statementCategories)[EntryType][number]

/** Any entry may have any of these, and go to any other (specification: statements 4). */
export const statementStatuses = ['pending', 'processing', 'completed', 'cancelled', 'on-hold'] as const
export type StatementStatus = (typeof statementStatuses)[number]
export const usualStatementStatus: StatementStatus = 'pending'

/** Says whether a category is one of a type's. */
export function isCategoryOf(type: EntryType, category: string): boolean {
  const known: readonly string[] = statementCategories[type]
  return known.includes(category)
}
