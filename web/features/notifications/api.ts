import { type InfiniteData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/notifications.ts'
import { call } from '../../lib/client.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { type Unread, withAllRead, withOneLess, withOneRead } from './logic.ts'

type Notification = calls.Notification
type Pages = InfiniteData<ReplyOf<typeof calls.listNotifications>, string>

const topics = ['notifications'] as const

/** The notifications of whoever is signed in, newest first, 50 at a time. */
export const notificationsQuery = pagedQuery(
  ['notifications', 'list'],
  (after, options) => call(calls.listNotifications, { query: { limit: 50, after } }, options),
  {
    // Opening the bell is no new try: it offers one.
    retryOnMount: false,
  },
)

/** How many of them are unread, in all and by type; counted up to 100. */
export const unreadQuery = queryOptions({
  queryKey: ['notifications', 'unread'],
  queryFn: ({ signal }) => call(calls.countUnread, {}, { signal }),
})

/** Marks one as read, shown at once. */
export function useMarkRead() {
  return useSmallGesture<Notification, Notification>({
    run: ({ id }) => call(calls.markRead, { params: { id }, body: { is_read: true } }),
    show: ({ id, type }, client) => {
      changeList(client, (items) => withOneRead(items, id))
      client.setQueryData<Unread>(unreadQuery.queryKey, (unread) => unread && withOneLess(unread, type))
    },
    topics,
  })
}

/** Says that one has seen what a notification reminded of. */
export function useSeen() {
  return useWrite<{ about: 'hearing' | 'deadline'; subject_id: string }, { seen_at: string }>({
    run: async (body) => call((await import('../../../contract/reminders.ts')).markSeen, { body }),
    topics: [...topics, 'reminders_sent'],
  })
}

/** Marks all up to the newest one shown as read, shown at once; one that has arrived since stays unread. */
export function useMarkAllRead() {
  return useSmallGesture<{ up_to: string }, { marked: number }>({
    run: (body) => call(calls.markAllRead, { body }),
    show: (_, client) => {
      changeList(client, withAllRead)
      client.setQueryData<Unread>(unreadQuery.queryKey, { count: 0, by_type: {} })
    },
    topics,
  })
}

/** Marks those of one type up to a moment as read: what they tell has been seen. */
export function useMarkTypeRead() {
  return useWrite<{ up_to: string; type: string }, { marked: number }>({
    run: (body) => call(calls.markAllRead, { body }),
    topics,
    isPassing: true,
  })
}

/** Forgets all but the newest page, so that the next hint does not fetch again what was scrolled through once. */
export function keepNewestPage(client: QueryClient): void {
  client.setQueryData<Pages>(
    notificationsQuery.queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
}

function changeList(client: QueryClient, change: (items: readonly Notification[]) => Notification[]): void {
  client.setQueryData<Pages>(
    notificationsQuery.queryKey,
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: change(page.items) })) },
  )
}
