/** What the case list says. */
export const said = {
  created: 'Case created successfully',
  updated: 'Case updated successfully',
  deleted: 'Case deleted successfully',
  loadFailed: 'Failed to load cases',
  createFailed: 'Failed to create case',
  updateFailed: 'Failed to update case',
  deleteFailed: 'Failed to delete case',
  loading: 'Loading cases...',
  none: 'No cases found',
  title: 'Caselist',
  meta: 'Manage and track legal cases',
  shortcut: 'Add case',
  this: 'This case',
  add: 'Add Case',
  edit: 'Edit Case',
  create: 'Create Case',
  creating: 'Creating...',
  addFirst: 'Add First Case',
  tryOther: 'Try adjusting your search terms.',
  willBeListed: 'The cases of the firm will be listed here.',
} as const

export const asked = { delete: 'Are you sure you want to delete this case?' } as const

/** Where nothing can be booked yet, because no task or case has a case id (specification: costing 5). */
export const noCaseIds = {
  short: 'No cases available - create a note first',
  long: 'Create a note with a case ID first',
} as const

/** Where a case gets an id that another one has; that is allowed, and perhaps not meant. */
export function anotherHasId(client_name: string | null): string {
  return `Another case has this Case ID.${client_name ? ` Its client: ${client_name}` : ''}`
}

/** Below the cases that a picker offers, when there are others. */
export const othersByTyping = 'Type more to see others'

export const searchHint = 'Search cases, people, or a date like ‘Jul 07, 2026’'
