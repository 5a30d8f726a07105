export const said = {
  listFailed: 'Failed to load associates',
  totalsFailed: 'Failed to load the associate’s totals',
  hoursFailed: 'Failed to load the associate’s hours',
  loadingHours: 'Loading hours...',
  noHours: 'No hours were booked in these weeks.',
} as const

/** Said where the name of an associate is missing (specification: product 13). */
export const unknownAssociate = 'Unknown Associate'

/** '12 active, 34 archived'. */
export function activeAndArchived(active: number, total: number): string {
  return `${active.toLocaleString('en-GB')} active, ${(total - active).toLocaleString('en-GB')} archived`
}
