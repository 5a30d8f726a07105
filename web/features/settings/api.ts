import { queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/notification-settings.ts'
import { call } from '../../lib/client.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { useWrite } from '../../lib/query.ts'
import { withWays } from './logic.ts'

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

export const prefetched = (): Prefetched => ({ '/notification-settings': [waysQuery, hoursQuery] })
