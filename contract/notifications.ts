import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'

/** Days that a notification is kept. */
export const keptDays = 90

export const notification = z.object({
  id: f.id,
  user_id: f.id,
  /** chat_message, note_created, note_modified and others; an unknown one gets a default icon. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  subject_id: z.nullable(f.id),
  is_read: z.boolean(),
  /** The day that it is about, where it is about one. */
  day: z.nullable(f.day),
  created_at: f.moment,
})
export type Notification = z.infer<typeof notification>

const table = '/rest/v1/notifications'

export const listNotifications = endpoint({
  method: 'GET',
  path: table,
  summary: "The caller's notifications, newest first",
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(notification),
  refuses: [],
})

export const countUnread = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/unread_notifications',
  summary: 'How many are unread, counted up to 100; and how many of them by type',
  access: 'staff',
  reply: z.object({ count: z.int(), by_type: z.record(z.string(), z.int()) }),
  refuses: [],
})

export const markRead = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Marks one as read',
  access: 'staff',
  params: z.object({ id: f.id }),
  body: z.object({ is_read: z.literal(true) }),
  reply: notification,
  refuses: ['row.not_found'],
})

export const markAllRead = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/mark_notifications_read',
  summary: 'Marks all up to the newest one shown as read; those that arrived since stay unread',
  access: 'staff',
  body: z.object({ up_to: f.moment, type: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ marked: z.int() }),
  refuses: [],
})
