import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/associates.ts'
import { listProfiles } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

/** All associates of the firm, by name. */
export const associatesQuery = queryOptions({
  queryKey: ['profiles', 'associates'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { role: 'associate', limit: 200, after } }, { signal })),
})

/** What one of them has to do and has done. */
export function associateTotalsQuery(user_id: string) {
  return queryOptions({
    queryKey: ['notes', 'associate-totals', user_id],
    queryFn: ({ signal }) => call(calls.getAssociateTotals, { query: { user_id } }, { signal }),
    meta: { topics: ['profiles'] },
  })
}

/** Their hours by week and by category; the last answer stays while another number of weeks is on its way. */
export function associateHoursQuery(user_id: string, weeks: number) {
  return queryOptions({
    queryKey: ['notes', 'associate-hours', user_id, weeks],
    queryFn: ({ signal }) => call(calls.getAssociateHours, { query: { user_id, weeks } }, { signal }),
    placeholderData: (before, query) =>
      query?.queryKey[2] === user_id ? keepPreviousData(before) : undefined,
  })
}
