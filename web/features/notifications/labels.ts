export const said = {
  title: 'Notifications',
  markAll: 'Mark all read',
  none: 'No notifications yet',
  loadFailed: 'Failed to load notifications',
  alerts: 'Show new ones while this page is hidden',
  alertsBlocked: 'Your browser blocks them for this site; its settings can allow them.',
  gone: 'This task is no longer available',
  goneReason: 'It was deleted, or you may not see it any more.',
} as const

/** The badge's number: 99+ above 99. */
export function badgeCount(count: number): string {
  return count > 99 ? '99+' : String(count)
}

/** What the bell says of itself. */
export function bellLabel(count: number): string {
  return count === 0 ? said.title : `${said.title}, ${badgeCount(count)} unread`
}

/** Many at once are told in one sentence. */
export function manyArrived(count: number): string {
  return `${count} notifications have arrived.`
}
