import type * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { flag, rowFields, time, whole } from './kernel/row.ts'
import { changeSchema, rowSchema } from './kernel/row-schemas.ts'

/** What the firm has decided for everybody. */
export const firmSettings = rowFields({
  /** Hearings, deadlines and numbers of a case wait until its conflict check is cleared or waived. */
  is_conflict_check_first: flag({ usual: false }),
  /** So many days after 'no next date' somebody looks again. */
  no_date_days: whole({ least: 1, most: 180, usual: 14 }),
  /** When what nobody has seen of tomorrow goes to the partners. */
  escalate_at: time({ required: true }),
  /** No mail leaves between these; the same time twice is never. */
  quiet_from: time({ required: true }),
  quiet_until: time({ required: true }),
})

const settings = rowSchema(firmSettings, {})
export type FirmSettings = z.infer<typeof settings>

const path = '/rest/v1/firm_settings'

export const getFirmSettings = endpoint({
  method: 'GET',
  path,
  summary: 'What the firm has decided for everybody',
  access: 'staff',
  reply: settings,
  refuses: [],
})

export const updateFirmSettings = endpoint({
  method: 'PATCH',
  path,
  summary:
    'Changes what the firm has decided: the check before work for `conflicts.decide`, the rest for `courts`',
  access: 'staff',
  body: changeSchema(firmSettings),
  reply: settings,
  refuses: ['request.stale_version', 'rights.not_yours'],
})
