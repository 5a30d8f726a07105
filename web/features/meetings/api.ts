import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/meetings.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowList, rowWrites } from '../../lib/rows/row-queries.ts'

type Meeting = calls.Meeting
export type When = 'upcoming' | 'past'

const topic = 'meetings'
const { list, every } = rowList<typeof calls.listMeetings, Meeting>(topic, calls.listMeetings, {
  pageSize: 30,
})

/** The partners' meetings, upcoming and past. */
export const meetings = {
  /** One of the two lists. */
  list: (when: When, filters: calls.MeetingFilters) => list({ when, ...filters }),
  /** Those of a case, the earliest first. */
  ofCase: (case_ref: string) => list({ case_ref }),
  /** Everything that the filters show, upcoming before past, or its first `most`. */
  every: async (filters: calls.MeetingFilters, most?: number) => {
    const upcoming = await every({ when: 'upcoming', ...filters }, most)
    return [...upcoming, ...(await every({ when: 'past', ...filters }, most))].slice(0, most)
  },
  ...rowWrites<Meeting, calls.MeetingDraft, calls.MeetingChange>(topic, {
    create: calls.createMeeting,
    update: calls.updateMeeting,
    remove: calls.deleteMeeting,
  }),
}

/** The rooms and their bookings of a day; the answer before stays while another day is fetched. */
export function roomsQuery(date: string) {
  return queryOptions({
    queryKey: [topic, 'rooms', date],
    queryFn: async ({ signal }) => (await call(calls.dayOfRooms, { query: { date } }, { signal })).rooms,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date),
    staleTime: 0,
  })
}

export const prefetched = (): Prefetched => ({
  '/meetings': [meetings.list('upcoming', {}), meetings.list('past', {})],
})
