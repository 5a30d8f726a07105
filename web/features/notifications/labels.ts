import { count as shown } from '../../lib/format.ts'
import { plural } from '../../lib/words.tsx'

export const said = {
  title: 'Notifications',
  markAll: 'Mark all read',
  loadFailed: 'Failed to load notifications',
  gone: 'This task is no longer available',
  goneReason: 'It was deleted, or you may not see it any more.',
  notOpened: 'Failed to load notes',
} as const

/** What the bell says of itself. */
export function bellLabel(count: number): string {
  return count === 0 ? said.title : `${said.title}, ${count > 99 ? `${shown(99)}+` : shown(count)} unread`
}

/** Many at once are told in one sentence. */
export function manyArrived(count: number): string {
  return plural(count, { one: '{n} notification has arrived.', other: '{n} notifications have arrived.' })
}
