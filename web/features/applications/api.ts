import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/careers.ts'
import { call, callForFile } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'

type Application = calls.CareerApplication

const topic = calls.applicationsTopic

/** Fills whole rows of one, two and three columns. */
const pageSize = 24

/** The applications that fit the filters, newest first, page by page. */
export function applicationsQuery(filters: calls.ApplicationFilters) {
  return pagedQuery(
    [topic, 'list', filters] as const,
    (after, options) =>
      call(calls.listApplications, { query: { ...filters, limit: pageSize, after } }, options),
    { placeholderData: keepPreviousData },
  )
}

/** How many applications there are, by status. */
export const countsQuery = queryOptions({
  queryKey: [topic, 'counts'],
  queryFn: ({ signal }) => call(calls.countApplications, {}, { signal }),
})

/** One application, for its review. */
export function applicationQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(calls.getApplication, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

/** The tests that were started with the e-mail of an application, newest first. */
export function attemptsQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'attempts', id],
    queryFn: ({ signal }) => call(calls.listAttempts, { params: { id }, query: { limit: 50 } }, { signal }),
  })
}

/** Saves a review; made on an older version it fails with a failure that `applicationOfConflict` reads. */
export function useReviewApplication() {
  return useWrite<{ id: string; body: calls.Review }, Application>({
    run: ({ id, body }) => call(calls.reviewApplication, { params: { id }, body }),
    topics: [topic],
  })
}

/** The bytes of a resume, as they were sent. */
export function fetchResume(path: string): Promise<Blob> {
  return callForFile(calls.downloadResume, { params: { path } })
}

export const prefetched = (): Prefetched => ({ '/applications': [applicationsQuery({}), countsQuery] })
