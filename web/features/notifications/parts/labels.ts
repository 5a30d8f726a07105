/** The list that the bell opens. */
export const list = {
  none: 'No notifications yet',
  alerts: 'Show new ones while this page is hidden',
  alertsBlocked: 'Your browser blocks them for this site; its settings can allow them.',
  unread: 'Unread: ',
} as const

/** What the mark beside an unread one does. */
export function markOne(title: string): string {
  return `Mark “${title}” as read`
}
