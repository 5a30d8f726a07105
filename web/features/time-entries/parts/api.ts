import { queryOptions } from '@tanstack/react-query'
import { timeTopic } from '../../../../contract/time-entries.ts'
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
