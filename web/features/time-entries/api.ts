import { queryOptions } from '@tanstack/react-query'
import type { In } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/time-entries.ts'
import { call } from '../../lib/client.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import { rowWrites } from '../../lib/rows/row-queries.ts'

const topic = calls.timeTopic
/** Hours of tasks are the sum of their time. */
const topics = [topic, 'notes', 'work_logs', 'leaderboard']

/** Somebody's time from one day to another, all of it. */
export const timeOfQuery = (user_id: string, from: string, to: string) =>
  queryOptions({
    queryKey: [topic, user_id, from, to],
    queryFn: ({ signal }) =>
      everyRow((after) =>
        call(calls.listTimeEntries, { query: { user_id, from, to, limit: 200, after } }, { signal }),
      ),
    meta: { topics: ['cases', 'notes', 'parties'] },
  })

export type LineSent = In<(typeof calls.logTime)['body']>

/** Logs what was typed in a line. */
export const useLogTime = () =>
  useWrite({
    run: (body: LineSent, idempotencyKey) => call(calls.logTime, { body }, { idempotencyKey }),
    topics,
  })

export type TimeDraft = In<(typeof calls.createTimeEntry)['body']>

const writes = rowWrites<calls.TimeEntry, TimeDraft, In<(typeof calls.updateTimeEntry)['body']>>(topic, {
  create: calls.createTimeEntry,
  update: calls.updateTimeEntry,
  remove: calls.deleteTimeEntry,
})
export const { useCreate: useCreateTime, useUpdate: useUpdateTime, useDelete: useDeleteTime } = writes
