import type * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import { flag, rowFields } from './kernel/row.ts'
import { changeSchema, rowSchema } from './kernel/row-schemas.ts'

/** What the firm has decided for everybody. */
export const firmSettings = rowFields({
  /** Hearings, deadlines and numbers of a case wait until its conflict check is cleared or waived. */
  is_conflict_check_first: flag({ usual: false }),
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
  summary: 'Changes what the firm has decided',
  access: 'conflicts.decide',
  body: changeSchema(firmSettings),
  reply: settings,
  refuses: ['request.stale_version'],
})
