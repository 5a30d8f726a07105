import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/feedback.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

type Feedback = calls.Feedback

const topics = ['partner_feedback'] as const
const pageSize = 30
/** Their names are shown, too. */
const meta = { topics: ['profiles'] }

/** The feedback that the reader may see, newest first, page by page. */
export function feedbackQuery(filters: calls.FeedbackFilters) {
  return infiniteQueryOptions({
    queryKey: ['partner_feedback', 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: pageSize, after: pageParam || undefined }
      return call(calls.listFeedback, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    meta,
  })
}

/** Everything that the filters show, for a file. */
export function everyFeedback(filters: calls.FeedbackFilters): Promise<Feedback[]> {
  return everyRow((after) => call(calls.listFeedback, { query: { ...filters, limit: 200, after } }))
}

/** One feedback, for its dialog. */
export function oneFeedbackQuery(id: string) {
  return queryOptions({
    queryKey: ['partner_feedback', 'one', id],
    queryFn: ({ signal }) => call(calls.getFeedback, { params: { id } }, { signal }),
    staleTime: 0,
    meta,
  })
}

/** Gives feedback; repeated presses and lost answers give it once. */
export function useGiveFeedback() {
  return useWrite<calls.FeedbackDraft, Feedback>({
    run: (body, idempotencyKey) => call(calls.giveFeedback, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `feedbackOfConflict` reads. */
export function useUpdateFeedback() {
  return useWrite<{ id: string; body: calls.FeedbackChange }, Feedback>({
    run: ({ id, body }) => call(calls.updateFeedback, { params: { id }, body }),
    topics,
  })
}

export function useDeleteFeedback() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteFeedback, { params: { id } }),
    topics,
  })
}

export function useRestoreFeedback() {
  return useWrite<string, Feedback>({
    run: (id) => call(calls.restoreFeedback, { body: { id } }),
    topics,
  })
}

/** The feedback as it stands on the server, when a failure says that somebody else was faster. */
export function feedbackOfConflict(error: unknown): Feedback | undefined {
  return rowOfConflict<Feedback>(error)
}
