import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/**
 * What the live stream says, one JSON object a message: 'this topic changed'; whoever shows it fetches it
 * again with their own rights. Messages of the chat, which all see alike, come along as `content`, null once
 * deleted. `request_id` is the call that changed it: whoever made that call knows already. Some messages were missed for good: `resync` says to
 * fetch everything on screen.
 */
const liveMessage = z.union([
  z.object({
    topic: z.string(),
    subject_id: z.nullable(f.id),
    version: z.nullable(z.int()),
    request_id: z.optional(z.string()),
    content: z.optional(z.unknown()),
  }),
  z.object({ resync: z.literal(true) }),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Server-sent events; `Last-Event-ID` continues where an earlier connection broke. */
export const followEvents = endpoint({
  method: 'GET',
  path: '/realtime/v1/events',
  summary: 'Server-sent events: a line for every change that the caller may see',
  access: 'staff',
  reply: liveMessage,
  refuses: ['request.foreign_origin', 'live.too_many_windows'],
})
