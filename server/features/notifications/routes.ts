import * as settings from '../../../contract/notification-settings.ts'
import * as calls from '../../../contract/notifications.ts'
import { on, type Route } from '../../kernel/http.ts'
import { markAllRead } from './commands/mark-all-read.ts'
import { markRead } from './commands/mark-read.ts'
import { putHours } from './commands/put-hours.ts'
import { putSettings } from './commands/put-settings.ts'
import { countUnread, getHours, getSettings, listNotifications } from './queries.ts'

export const notificationsRoutes: readonly Route[] = [
  on(calls.listNotifications, listNotifications),
  on(calls.countUnread, countUnread),
  on(calls.markRead, markRead),
  on(calls.markAllRead, markAllRead),
  on(settings.getNotificationSettings, getSettings),
  on(settings.putNotificationSettings, putSettings),
  on(settings.getNotificationHours, getHours),
  on(settings.putNotificationHours, putHours),
]
