import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type Activity, type ActivityFilters, listActivity } from '../../../contract/activity.ts'
import { listProfiles } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

const topic = 'activity'

/** What happened and fits the filters, newest first, page by page. */
export function activityQuery(filters: ActivityFilters) {
  return pagedQuery(
    [topic, 'list', filters] as const,
    (after, options) => call(listActivity, { query: { ...filters, limit: 50, after } }, options),
    { placeholderData: keepPreviousData },
  )
}

/** So many new events are counted; more are 'more than' these. */
export const mostNews = 20

// What partners are told of while others work.
const heardOf = [
  'notes',
  'cases',
  'case_costing',
  'imports',
  'case_timeline',
  'parties',
  'calendar_events',
  'meetings',
  'partner_notes',
  'partner_feedback',
  'financial_statements',
  'career_applications',
  'authorization_codes',
  'community_chat',
  'profiles',
]

/** The newest that fits the filters, looked at again whenever something changes, and each minute for what is no news. */
export function newestActivityQuery(filters: ActivityFilters) {
  return queryOptions({
    queryKey: [topic, 'newest', filters] as const,
    queryFn: ({ signal }) => call(listActivity, { query: { ...filters, limit: mostNews + 1 } }, { signal }),
    meta: { topics: heardOf },
    refetchInterval: 60_000,
  })
}

/** A file holds so many events at most: more would keep a browser busy for minutes. */
export const mostInFile = 20_000

/** What the filters show, for a file, or its first `most`. */
export function everyActivity(filters: ActivityFilters, most = mostInFile): Promise<Activity[]> {
  return everyRow((after) => call(listActivity, { query: { ...filters, limit: 200, after } }), most)
}

/** Everybody in the firm, by name. */
export const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})

export const prefetched = (): Prefetched => ({ '/audit': [activityQuery({}), everybodyQuery] })
