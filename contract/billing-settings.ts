import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { leaderboardHours } from './leaderboard-hours.ts'
import { timesheetLimits } from './timesheets.ts'

/* What the firm has decided of time: through which day it is closed, and what the leaderboard counts. */

export const billingSettings = z.object({
  /** Days up to it take no new, changed or deleted time. */
  closed_through: z.nullable(z.string()),
  leaderboard_hours: z.enum(leaderboardHours),
  version: f.version,
  can: z.object({ close: z.boolean(), change: z.boolean() }),
})
export type BillingSettings = z.infer<typeof billingSettings>

/** The topic under which open screens hear of them. */
export const billingTopic = 'billing_settings'

const path = '/rest/v1/billing_settings'

export const getBillingSettings = endpoint({
  method: 'GET',
  path,
  summary: 'Through which day time is closed, and what the leaderboard counts',
  access: 'staff',
  reply: billingSettings,
  refuses: [],
})

export const updateBillingSettings = endpoint({
  method: 'PATCH',
  path,
  summary: 'Says what the leaderboard counts',
  access: 'billing.approve',
  body: z.object({
    version: f.version,
    leaderboard_hours: z.optional(z.enum(leaderboardHours, complaint('one_of_the_kinds'))),
  }),
  reply: billingSettings,
  refuses: ['request.stale_version'],
})

export const closePeriod = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/close_period',
  summary: 'Closes the days up to one that has begun, or opens days again with a reason; null opens all',
  access: 'billing.approve',
  body: z.object({
    through: z.nullable(f.day),
    version: f.version,
    /** Said where days are opened again. */
    reason: z.optional(f.paragraphs(timesheetLimits.reason, 1)),
  }),
  reply: billingSettings,
  refuses: ['request.stale_version'],
})
