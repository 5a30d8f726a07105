import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/** What everyone may know of the firm, before signing in too. */
const firm = z.object({
  firm_name: z.string(),
  firm_email: z.string(),
  /** All days and months on every screen are this zone's. */
  time_zone: z.string(),
  cost_currency: z.string(),
  statement_currency: z.string(),
  /** Mails are kept on this machine and shown at /outbox instead of being sent. */
  outbox: z.boolean(),
  /** The day that it is for the firm. */
  today: f.day,
})
export type Firm = z.infer<typeof firm>

export const getFirm = endpoint({
  method: 'GET',
  path: '/api/firm',
  summary: 'The name, zone and currencies of the firm, and its day',
  access: 'public',
  reply: firm,
  refuses: [],
})
