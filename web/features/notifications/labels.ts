import { count as shown } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Notifications',
  markAll: 'Mark all read',
  none: 'No notifications yet',
  loadFailed: 'Failed to load notifications',
  alerts: 'Show new ones while this page is hidden',
  alertsBlocked: 'Your browser blocks them for this site; its settings can allow them.',
  gone: 'This task is no longer available',
  goneReason: 'It was deleted, or you may not see it any more.',
  notOpened: 'Failed to load notes',
  unread: 'Unread: ',
} as const

/** What the bell says of itself. */
export function bellLabel(count: number): string {
  return count === 0 ? said.title : `${said.title}, ${count > 99 ? `${shown(99)}+` : shown(count)} unread`
}

/** Many at once are told in one sentence. */
export function manyArrived(count: number): string {
  return plural(count, { one: '{n} notification has arrived.', other: '{n} notifications have arrived.' })
}

/** What the mark beside an unread one does. */
export function markOne(title: string): string {
  return `Mark “${title}” as read`
}
