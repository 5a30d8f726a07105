import * as calls from '../../../contract/notifications.ts'
import { on, type Route } from '../../kernel/http.ts'
import { markAllRead } from './commands/mark-all-read.ts'
import { markRead } from './commands/mark-read.ts'
import { countUnread, listNotifications } from './queries.ts'

export const notificationsRoutes: readonly Route[] = [
  on(calls.listNotifications, listNotifications),
  on(calls.countUnread, countUnread),
  on(calls.markRead, markRead),
  on(calls.markAllRead, markAllRead),
]
