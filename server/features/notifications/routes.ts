import * as settings from '../../../contract/notification-settings.ts'
import * as calls from '../../../contract/notifications.ts'
import * as pushes from '../../../contract/push.ts'
import { on, type Route } from '../../kernel/http.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Push } from '../../platform/push/push.ts'
import { markAllRead } from './commands/mark-all-read.ts'
import { markRead } from './commands/mark-read.ts'
import { putHours } from './commands/put-hours.ts'
import { putSettings } from './commands/put-settings.ts'
import { subscribe, testPushes, unsubscribe } from './commands/subscribe-browser.ts'
import { countUnread, getHours, getSettings, listNotifications, listSubscriptions } from './queries.ts'

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

/** The calls of pushes; without keys there are none, and that is said. */
export const pushRoutes = (push: Push | undefined): readonly Route[] => {
  const orOff = <Given extends unknown[], Answer>(act: (...given: Given) => Answer) => {
    return (...given: Given): Answer => {
      if (!push) throw new Refusal('rule', 'push.off')
      return act(...given)
    }
  }
  return [
    on(pushes.getPushKey, async () => ({ key: push?.key ?? null })),
    on(pushes.listPushSubscriptions, listSubscriptions),
    on(pushes.createPushSubscription, orOff(subscribe)),
    on(pushes.deletePushSubscription, unsubscribe),
    on(pushes.testPush, orOff(testPushes)),
  ]
}
