import { plural } from '../../lib/words.tsx'

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
  save: 'Save',
  actions: 'Actions',
  foundIn: 'Found in all months; the cards above are those of the chosen one.',
  farAhead: 'This date is more than a year ahead. Save it?',
  about: 'Money that came into the firm or went out of it.',
  chooseCategory: 'Choose a category',
  selectCategory: 'Select category',
  search: 'Search entries',
  searchHint: 'Search categories, descriptions and remarks',
  allMonths: 'All Months',
  allTypes: 'All Types',
  allStatuses: 'All Statuses',
  month: 'Month',
  year: 'Year',
  listed: 'Entries',
  sums: 'Totals',
  byCategory: 'By Category',
  nothingToAdd: 'Nothing to add up here.',
  asTable: 'Show as table',
  remarks: 'Remarks: ',
} as const

/** The three sums: on the cards, and in the small of the year's months. */
export const sumNames = { income: 'Total Income', expense: 'Total Expense', net: 'Net Income' } as const
export const net = 'Net'

/** A sum as paper says it. */
export function sumOf(name: string, amount: string): string {
  return `${name} ${amount}`
}

/** Below the heading of the page. */
export function incomeAndExpensesOf(period: string): string {
  return `Income and expenses of the firm, ${period}`
}

/** What will stand in a list that is empty. */
export function entriesOf(period: string): string {
  return `Income and expenses of ${period} will be listed here.`
}

/** The year's months, drawn, as a table, and where there is nothing of it. */
export const yearOf = {
  heading: (year: string) => `Income and Expense ${year}`,
  table: (year: string) => `Income and expense ${year}`,
  nothing: (year: string) => `Nothing was entered for ${year}.`,
}

export function enteredBy(name: string): string {
  return `Entered by ${name}`
}

/** '1 entry', '1,204 entries'. */
export function entryCount(count: number): string {
  return plural(count, { one: '{n} entry', other: '{n} entries' })
}

/** Said below the cards when some of the entries that they count are cancelled. */
export function cancelledAmong(cancelled: number): string {
  return plural(cancelled, {
    one: '{n} cancelled entry is counted too.',
    other: '{n} cancelled entries are counted too.',
  })
}
