import type { InfiniteData } from '@tanstack/react-query'
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/timeline.ts'
import { call } from '../../lib/client.ts'
import { useSmallGesture } from '../../lib/optimistic.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'
import { withMoved } from './logic.ts'

type Pages = InfiniteData<ReplyOf<typeof calls.listTimeline>, string>

const topic = 'case_timeline'

/** The events of cases, case by case and in their order. */
export const timeline = rowQueries({
  topic,
  list: calls.listTimeline,
  one: calls.getTimelineEvent,
  create: calls.createTimelineEvent,
  update: calls.updateTimelineEvent,
  remove: calls.deleteTimelineEvent,
  restore: calls.restoreTimelineEvent,
})

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
  return useSmallGesture<Move, calls.TimelineEvent>({
    run: (body) => call(calls.reorderTimeline, { body }),
    show: ({ id, after }, client) =>
      void client.setQueriesData<Pages>(
        { queryKey: [topic, 'list'] },
        (data) => data && { ...data, pages: withMoved(data.pages, id, after) },
      ),
    topics: [topic],
  })
}

export const prefetched = (): Prefetched => ({ '/timeline': [timeline.list({})] })
