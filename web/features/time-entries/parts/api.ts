import { queryOptions } from '@tanstack/react-query'
import { listTimeEntries, timeTopic } from '../../../../contract/time-entries.ts'
import * as calls from '../../../../contract/time-suggestions.ts'
import { call } from '../../../lib/client.ts'
import { useWrite } from '../../../lib/query.ts'

/** What the reader did on a day and has not logged. */
export const suggestionsQuery = (day: string) =>
  queryOptions({
    queryKey: [timeTopic, 'suggestions', day],
    queryFn: ({ signal }) => call(calls.timeSuggestions, { query: { day } }, { signal }),
    meta: { topics: ['cases', 'hearings', 'meetings', 'calendar_events', 'notes'] },
  })

/** The day of somebody's latest time up to a day. */
export const latestTimeQuery = (user_id: string, to: string) =>
  queryOptions({
    queryKey: [timeTopic, 'latest', user_id, to],
    queryFn: async ({ signal }) => {
      const { items } = await call(listTimeEntries, { query: { user_id, to, limit: 1 } }, { signal })
      return items[0]?.work_date ?? null
    },
  })

type Dismissed = Pick<calls.TimeSuggestion, 'source' | 'source_id'> & {
  work_date: string
  /** False takes it back. */
  dismissed: boolean
}

/** Suggests something no more, or again. */
export const useDismissSuggestion = () =>
  useWrite({
    run: ({ source, source_id, work_date, dismissed }: Dismissed) =>
      call(calls.dismissSuggestion, { body: { source, source_id, work_date, dismissed } }),
    topics: [timeTopic],
  })
