import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { mailModes, notificationTypes } from './notification-types.ts'

const kind = z.enum(notificationTypes)

export const notificationSetting = z.object({
  kind,
  in_app: z.boolean(),
  mail: z.enum(mailModes),
  push: z.boolean(),
})
export type NotificationSetting = z.infer<typeof notificationSetting>

const settings = '/rest/v1/notification_settings'
const settingsReply = z.object({ items: z.array(notificationSetting) })

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: settings,
  summary:
    'On which ways each kind of notification reaches the caller, of the kinds that their rights let reach them',
  access: 'staff',
  reply: settingsReply,
  refuses: [],
})

export const putNotificationSettings = endpoint({
  method: 'PUT',
  path: settings,
  summary:
    'Says it of the given kinds; what concerns the safety of an account stays on in the product and by mail',
  access: 'staff',
  body: z.object({
    items: z
      .array(notificationSetting)
      .check(z.minLength(1, complaint('required')), z.maxLength(notificationTypes.length)),
  }),
  reply: settingsReply,
  refuses: [],
})

const hours = {
  /** Null: those of the firm. */
  quiet_from: z.nullable(f.time),
  quiet_until: z.nullable(f.time),
  /** Days of the week that are quiet as a whole; 0 is Sunday. */
  quiet_days: z
    .array(z.int().check(z.minimum(0), z.maximum(6)))
    .check(z.maxLength(6, complaint('most_items', { most: 6 }))),
  digest_at: f.time,
  /** The lock screen of this person's devices may name a task or a case id. */
  details: z.boolean(),
}

const hoursReply = z.object({ ...hours, firm: z.object({ quiet_from: f.time, quiet_until: f.time }) })
export type NotificationHours = z.infer<typeof hoursReply>

const hoursPath = '/rest/v1/notification_hours'

export const getNotificationHours = endpoint({
  method: 'GET',
  path: hoursPath,
  summary: "The caller's quiet hours and when their daily mail goes, with the firm's quiet hours",
  access: 'staff',
  reply: hoursReply,
  refuses: [],
})

export const putNotificationHours = endpoint({
  method: 'PUT',
  path: hoursPath,
  summary: "Sets the caller's hours; quiet hours of null are the firm's",
  access: 'staff',
  body: z.object(hours),
  reply: hoursReply,
  refuses: [],
})
