import { queryOptions } from '@tanstack/react-query'
import type { billingTopic } from '../../../contract/billing-settings.ts'
import type { timesheetsTopic } from '../../../contract/timesheets.ts'
import { call } from '../../lib/client.ts'

/** The topic under which open screens hear of weeks. */
export const topic: typeof timesheetsTopic = 'timesheets'

/** How somebody's week stands; null as long as it is open. What the call is comes after the page. */
export const weekSheetQuery = (user_id: string, sunday: string) =>
  queryOptions({
    queryKey: [topic, 'week', user_id, sunday],
    queryFn: async ({ signal }) => {
      const { listTimesheets } = await import('../../../contract/timesheets.ts')
      const query = { user_id, from: sunday, to: sunday, limit: 1, after: undefined }
      return (await call(listTimesheets, { query }, { signal })).items[0] ?? null
    },
    meta: { topics: ['time'] },
  })

/** The topic under which open screens hear of what the firm has decided of time. */
export const settingsTopic: typeof billingTopic = 'billing_settings'

/** Up to which day time is closed, and which hours the boards count. What the call is comes after the page. */
export const settingsQuery = queryOptions({
  queryKey: [settingsTopic],
  queryFn: async ({ signal }) => {
    const { getBillingSettings } = await import('../../../contract/billing-settings.ts')
    return call(getBillingSettings, {}, { signal })
  },
})
