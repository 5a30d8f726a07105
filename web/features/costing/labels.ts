import { plural } from '../../lib/words.tsx'

/** What happened to a cost, word for word (specification: costing 7). */
export const said = {
  created: 'Case costing created successfully',
  updated: 'Case costing updated successfully',
  deleted: 'Case costing deleted successfully',
  restored: 'Case costing restored successfully',
  loadFailed: 'Failed to fetch case costings',
  createFailed: 'Failed to create case costing',
  updateFailed: 'Failed to update case costing',
  deleteFailed: 'Failed to delete case costing',
  restoreFailed: 'Failed to restore case costing',
  noUser: 'No user found',
  loading: 'Loading case costings...',
  none: 'No costs found',
  tryOther: 'Try adjusting your search, case or category.',
  willBeListed: 'Costs that are booked on cases will be listed here.',
  title: 'Case Costing',
  meta: 'Track what each case costs',
  shortcut: 'Add cost',
  this: 'This cost',
  add: 'Add Cost',
  edit: 'Edit Cost',
  allCategories: 'All Categories',
  search: 'Search costs',
  listed: 'Costs',
  totalLabel: 'Total amount',
  totalTitle: 'Total Amount',
} as const

/** '1 cost', '1,204 costs'. */
export function costCount(count: number): string {
  return plural(count, { one: '{n} cost', other: '{n} costs' })
}

/** What a printed list adds up to. */
export function addsUpTo(total: string, count: number): string {
  return `Total ${total}, ${costCount(count)}`
}

/** Below the title of a cost's dialog. */
export function bookedOn(case_id: string | undefined): string {
  return case_id ? `Booked on ${case_id}` : 'Book a cost on a case of a task or of the Caselist.'
}

/** What the search looks at; only partners are told who added a cost. */
export const searchHints = {
  partner: 'Search cases, costs, amounts, people, or a date like ‘Nov 16, 2026’',
  associate: 'Search cases, costs, amounts, or a date like ‘Nov 16, 2026’',
} as const
