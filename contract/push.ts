import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/** What a notification on a lock screen carries: words in its reader's language, and where it leads. */
export const pushMessage = z.object({
  title: z.string(),
  body: z.string(),
  tag: z.string(),
  path: z.string(),
})
export type PushMessage = z.infer<typeof pushMessage>

const table = '/rest/v1/push_subscriptions'

const subscription = z.object({
  id: f.id,
  made_at: f.moment,
  last_ok_at: z.nullable(f.moment),
  /** It is of the session that asks. */
  is_here: z.boolean(),
})
export type PushSubscription = z.infer<typeof subscription>

export const getPushKey = endpoint({
  method: 'GET',
  path: '/api/push_key',
  summary: 'The key with which a browser subscribes to pushes; null where push is off here',
  access: 'staff',
  reply: z.object({ key: z.nullable(z.string()) }),
  refuses: [],
})

export const listPushSubscriptions = endpoint({
  method: 'GET',
  path: table,
  summary: "The caller's browsers that get pushes, newest first; ten at most",
  access: 'staff',
  reply: z.object({ items: z.array(subscription) }),
  refuses: [],
})

const shape = (pattern: RegExp) => z.string().check(z.regex(pattern, complaint('invalid')))

export const createPushSubscription = endpoint({
  method: 'POST',
  path: table,
  summary:
    "Has notifications pushed to the caller's browser for as long as its session lasts; the oldest of more than ten ends",
  access: 'staff',
  body: z.object({
    endpoint: z.string().check(z.maxLength(1000, complaint('most_characters', { most: 1000 }))),
    p256dh: shape(/^[\w-]{87}$/),
    auth: shape(/^[\w-]{22}$/),
  }),
  reply: subscription,
  refuses: ['push.host', 'push.off'],
  creates: 'a secret',
})

export const deletePushSubscription = endpoint({
  method: 'DELETE',
  path: table,
  summary: "Ends the pushes to the browser of the caller's session",
  access: 'staff',
  refuses: ['row.not_found'],
})

export const testPush = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/test_push',
  summary: "Pushes a test to each of the caller's browsers; answers to how many",
  access: 'staff',
  reply: z.object({ sent: z.int() }),
  refuses: ['push.off'],
})
