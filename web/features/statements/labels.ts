import type { EntryType, StatementStatus } from '../../../contract/statement-categories.ts'
import type { StatusTone } from '../../ui/badge.tsx'
import type { StatementsSearch } from './address.ts'

/** What happened to an entry, word for word (specification: statements 7). */
export const said = {
  created: 'Financial entry created successfully',
  updated: 'Financial entry updated successfully',
  deleted: 'Financial entry deleted successfully',
  restored: 'Financial entry restored successfully',
  loadFailed: 'Failed to load financial statements',
  createFailed: 'Failed to create financial entry',
  updateFailed: 'Failed to update financial entry',
  deleteFailed: 'Failed to delete financial entry',
  restoreFailed: 'Failed to restore financial entry',
  loading: 'Loading financial statements...',
  none: 'No entries found',
  tryOther: 'Try adjusting your search, type, status or month.',
  title: 'Financial Statements',
  shortcut: 'Add entry',
  this: 'This entry',
  add: 'Add Entry',
  edit: 'Edit Entry',
  foundIn: 'Found in all months; the cards above are those of the chosen one.',
  farAhead: 'This date is more than a year ahead. Save it?',
} as const

/** Said where an entry has no category yet. */
export const chooseCategory = 'Choose a category'

/** What will stand in a list that is empty. */
export function entriesOf(period: string): string {
  return `Income and expenses of ${period} will be listed here.`
}

/** Income is green and expense red, each with its word. */
export const entryTypeNames: Record<EntryType, { label: string; tone: StatusTone }> = {
  income: { label: 'Income', tone: 'green' },
  expense: { label: 'Expense', tone: 'red' },
}

export const statusNames: Record<StatementStatus, { label: string; tone: StatusTone }> = {
  pending: { label: 'Pending', tone: 'yellow' },
  processing: { label: 'Processing', tone: 'blue' },
  completed: { label: 'Completed', tone: 'green' },
  cancelled: { label: 'Cancelled', tone: 'red' },
  'on-hold': { label: 'On Hold', tone: 'grey' },
}

export const all = { months: 'All Months', types: 'All Types', statuses: 'All Statuses' } as const

/** A type or status as people read it, also one that this release does not know. */
export function wordOf(word: string): string {
  const words: Record<string, { label: string }> = { ...entryTypeNames, ...statusNames }
  return words[word]?.label ?? word
}

/** What beside the period narrows the entries, so that nobody takes their sums for those of everything. */
export function narrowedBy({ type, status }: StatementsSearch): string[] {
  return [type && entryTypeNames[type].label, status && statusNames[status].label].filter(
    (word) => word !== undefined,
  )
}

/** '1 entry', '1,204 entries'. */
export function entryCount(count: number): string {
  return count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`
}

/** Said below the cards when some of the entries that they count are cancelled. */
export function cancelledAmong(cancelled: number): string {
  return cancelled === 1
    ? '1 cancelled entry is counted too.'
    : `${cancelled.toLocaleString('en-GB')} cancelled entries are counted too.`
}
