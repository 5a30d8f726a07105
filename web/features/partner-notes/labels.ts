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
} as const

/** The categories as a choice of all of them. */
export const allCategories = 'All Categories'

/** Said where the name of whoever wrote it is missing (specification: product 13). */
export const unknownUser = 'Unknown User'
