/** Lists as somebody narrowed them. */
export const said = {
  views: 'Saved views',
  save: 'Save view',
  name: 'Name',
  keep: 'Save',
  saved: 'View created successfully',
  saveFailed: 'Failed to create view',
  deleted: 'View deleted successfully',
  deleteFailed: 'Failed to delete view',
  delete: (name: string) => `Delete view: ${name}`,
} as const
