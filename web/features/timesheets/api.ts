import { queryOptions } from '@tanstack/react-query'
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
