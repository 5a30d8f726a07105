import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/meetings.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

type Meeting = calls.Meeting
export type When = 'upcoming' | 'past'

const topics = ['meetings'] as const

/** The meetings of one of the two lists that fit the filters, page by page. */
export function meetingsQuery(when: When, filters: calls.MeetingFilters) {
  return infiniteQueryOptions({
    queryKey: ['meetings', 'list', when, filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { when, ...filters, limit: 30, after: pageParam || undefined }
      return call(calls.listMeetings, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Everything that the filters show, upcoming before past, for a file. */
export async function everyMeeting(filters: calls.MeetingFilters, most?: number): Promise<Meeting[]> {
  const every = (when: When) =>
    everyRow((after) => call(calls.listMeetings, { query: { when, ...filters, limit: 200, after } }), most)
  return [...(await every('upcoming')), ...(await every('past'))].slice(0, most)
}

/** The rooms and their bookings of a day; the answer before stays while another day is fetched. */
export function roomsQuery(date: string) {
  return queryOptions({
    queryKey: ['meetings', 'rooms', date],
    queryFn: async ({ signal }) => (await call(calls.dayOfRooms, { query: { date } }, { signal })).rooms,
    enabled: /^\d{4}-\d{2}-\d{2}$/.test(date),
    staleTime: 0,
  })
}

/** Books a meeting; repeated presses and lost answers book one. */
export function useCreateMeeting() {
  return useWrite<calls.MeetingDraft, Meeting>({
    run: (body, idempotencyKey) => call(calls.createMeeting, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `meetingOfConflict` reads. */
export function useUpdateMeeting() {
  return useWrite<{ id: string; body: calls.MeetingChange }, Meeting>({
    run: ({ id, body }) => call(calls.updateMeeting, { params: { id }, body }),
    topics,
  })
}

export function useDeleteMeeting() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteMeeting, { params: { id } }),
    topics,
  })
}

/** The meeting as it stands on the server, when a failure says that somebody else was faster. */
export function meetingOfConflict(error: unknown): Meeting | undefined {
  return rowOfConflict<Meeting>(error)
}
