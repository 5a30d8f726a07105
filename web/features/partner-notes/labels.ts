/** What happened to a partner note, word for word (specification: partners 5). */
export const said = {
  created: 'Partner note created successfully',
  updated: 'Partner note updated successfully',
  deleted: 'Partner note deleted successfully',
  restored: 'Partner note restored successfully',
  loadFailed: 'Failed to load partner notes',
  createFailed: 'Failed to create partner note',
  updateFailed: 'Failed to update partner note',
  deleteFailed: 'Failed to delete partner note',
  restoreFailed: 'Failed to restore partner note',
  loading: 'Loading partner notes...',
  none: 'No partner notes yet',
  noneFound: 'No partner notes found',
  tryOther: 'Try adjusting your search or category.',
  willBeListed: 'What partners write down among themselves will be listed here. Associates never see it.',
  add: 'New Note',
  allCategories: 'All Categories',
} as const

/** Said where the name of whoever wrote it is missing (specification: product 13). */
export const unknownUser = 'Unknown User'

/** What the dialog of a partner note says. */
export const dialogWords = {
  this: 'This note',
  add: 'New Partner Note',
  edit: 'Edit Partner Note',
  create: 'Create Note',
  hint: 'Only partners see this.',
} as const

/** What the tab says around its list, and the sheet of shortcuts of its key N. */
export const boardWords = {
  list: 'Partner notes',
  search: 'Search partner notes',
  searchHint: 'Search notes...',
  filter: 'Filter by category',
  shortcut: 'New partner note',
} as const

/** The page of the partners with its tabs. */
export const pageWords = {
  title: 'Partners Dashboard',
  meta: 'Notes among partners, and the work of each associate',
  notes: 'Partner Notes',
  associate: 'Associate Dashboard',
  archive: 'Archive',
  who: 'Associate',
  nobody: 'Select an associate',
  nobodyHint: 'Pick somebody from the list to see their work.',
} as const
