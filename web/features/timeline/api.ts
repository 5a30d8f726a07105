import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/timeline.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import { withMoved } from './logic.ts'

type TimelineEvent = calls.TimelineEvent
type Pages = InfiniteData<ReplyOf<typeof calls.listTimeline>, string>

const topics = ['case_timeline'] as const
const listKey = ['case_timeline', 'list'] as const

/** The events that fit the filters, case by case and in order, page by page. */
export function timelineQuery(filters: calls.TimelineFilters) {
  return infiniteQueryOptions({
    queryKey: [...listKey, filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: 50, after: pageParam || undefined }
      return call(calls.listTimeline, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Everything that the filters show, for a file. */
export function everyEvent(filters: calls.TimelineFilters, most?: number): Promise<TimelineEvent[]> {
  return everyRow((after) => call(calls.listTimeline, { query: { ...filters, limit: 200, after } }), most)
}

/** One event, for its dialog. */
export function timelineEventQuery(id: string) {
  return queryOptions({
    queryKey: ['case_timeline', 'one', id],
    queryFn: ({ signal }) => call(calls.getTimelineEvent, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

/** Adds an event; repeated presses and lost answers add one. */
export function useCreateEvent() {
  return useWrite<calls.TimelineDraft, TimelineEvent>({
    run: (body, idempotencyKey) => call(calls.createTimelineEvent, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `eventOfConflict` reads. */
export function useUpdateEvent() {
  return useWrite<{ id: string; body: calls.TimelineChange }, TimelineEvent>({
    run: ({ id, body }) => call(calls.updateTimelineEvent, { params: { id }, body }),
    topics,
  })
}

export function useDeleteEvent() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteTimelineEvent, { params: { id } }),
    topics,
  })
}

export function useRestoreEvent() {
  return useWrite<string, TimelineEvent>({
    run: (id) => call(calls.restoreTimelineEvent, { body: { id } }),
    topics,
  })
}

/** The order position after all other events of a case. */
export async function nextPosition(case_id: string, except: string | undefined): Promise<number> {
  const { order_position } = await call(calls.nextTimelinePosition, { query: { case_id, except } })
  return order_position
}

export interface Move {
  id: string
  /** The event of its case that it comes to stand after; null is the first place. */
  after: string | null
}

/** Puts an event elsewhere in its case, shown at once. */
export function useMoveEvent() {
  return useSmallGesture<Move, TimelineEvent>({
    run: (body) => call(calls.reorderTimeline, { body }),
    show: ({ id, after }, client) =>
      void client.setQueriesData<Pages>(
        { queryKey: listKey },
        (data) => data && { ...data, pages: withMoved(data.pages, id, after) },
      ),
    topics,
  })
}

/** The event as it stands on the server, when a failure says that somebody else was faster. */
export function eventOfConflict(error: unknown): TimelineEvent | undefined {
  return rowOfConflict<TimelineEvent>(error)
}
