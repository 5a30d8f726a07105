import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/notification-settings.ts'
import * as pushes from '../../../contract/push.ts'
import { call } from '../../lib/client.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { useWrite } from '../../lib/query.ts'
import { withWays } from './logic.ts'
import { browserPush, subscribeBrowser, unsubscribeBrowser } from './parts/browser-push.ts'

type Setting = calls.NotificationSetting
type Settings = ReplyOf<typeof calls.getNotificationSettings>

const topics = ['notification_settings'] as const

/** On which ways each type of notification reaches whoever is signed in. */
export const waysQuery = queryOptions({
  queryKey: ['notification_settings', 'ways'],
  queryFn: ({ signal }) => call(calls.getNotificationSettings, {}, { signal }),
})

/** Their quiet hours, and when their daily mail goes. */
export const hoursQuery = queryOptions({
  queryKey: ['notification_settings', 'hours'],
  queryFn: ({ signal }) => call(calls.getNotificationHours, {}, { signal }),
})

/** Says it of one type, shown at once. */
export function useChooseWays() {
  return useSmallGesture<Setting, Settings>({
    run: (item) => call(calls.putNotificationSettings, { body: { items: [item] } }),
    show: (item, client) =>
      client.setQueryData<Settings>(
        waysQuery.queryKey,
        (known) => known && { items: withWays(known.items, item) },
      ),
    topics,
  })
}

type OwnHours = Omit<calls.NotificationHours, 'firm'>

/** Keeps one's hours. */
export function useSaveHours() {
  return useWrite<OwnHours, calls.NotificationHours>({
    run: (body) => call(calls.putNotificationHours, { body }),
    topics,
  })
}

/** The key that a browser subscribes with; null where push is off. */
export const pushKeyQuery = queryOptions({
  queryKey: ['push_key'],
  queryFn: ({ signal }) => call(pushes.getPushKey, {}, { signal }),
})

/** Which browsers of theirs get pushes. */
export const browsersQuery = queryOptions({
  queryKey: ['push_subscriptions'],
  queryFn: ({ signal }) => call(pushes.listPushSubscriptions, {}, { signal }),
})

/** What this one can do. */
export const browserQuery = queryOptions({
  queryKey: ['push_subscriptions', 'here'],
  queryFn: browserPush,
})

/** Has pushes come to this browser, or no more. */
export function useBrowser() {
  return useWrite<{ key: string; on: boolean }, void>({
    run: async ({ key, on }) => {
      if (on) {
        const body = await subscribeBrowser(key)
        if (body) await call(pushes.createPushSubscription, { body })
        return
      }
      await unsubscribeBrowser()
      await call(pushes.deletePushSubscription, {})
    },
    topics: ['push_subscriptions'],
  })
}

/** Tries all of one's browsers. */
export function useTestPush() {
  return useWrite<void, { sent: number }>({ run: () => call(pushes.testPush, {}), topics: [] })
}

export const prefetched = (): Prefetched => ({ '/notification-settings': [waysQuery, hoursQuery] })
