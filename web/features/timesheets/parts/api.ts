import type { In } from '../../../../contract/kernel/endpoint.ts'
import * as calls from '../../../../contract/timesheets.ts'
import { call } from '../../../lib/client.ts'
import { pagedQuery, useWrite } from '../../../lib/query.ts'
import { topic } from '../api.ts'

/** A week that is submitted or opened again changes what may be done with its time. */
const topics = [topic, 'time']
/** What is approved may be what the boards count. */
const decided = [...topics, 'leaderboard']

/** Weeks in one state, the newest first, then by name. */
export const weeksQuery = (state: calls.SheetState) =>
  pagedQuery(
    [topic, 'list', state],
    (after, options) => call(calls.listTimesheets, { query: { state, limit: 100, after } }, options),
    { meta: { topics: ['time', 'profiles'] } },
  )

export const useSubmitWeek = () =>
  useWrite({
    run: (body: In<(typeof calls.submitWeek)['body']>) => call(calls.submitWeek, { body }),
    topics,
  })

export const useRecallWeek = () =>
  useWrite({
    run: (body: In<(typeof calls.recallWeek)['body']>) => call(calls.recallWeek, { body }),
    topics,
  })

/** Approves or gives back up to a hundred weeks, each by itself. */
export const useDecideWeeks = () =>
  useWrite({
    run: (body: In<(typeof calls.decideWeeks)['body']>) => call(calls.decideWeeks, { body }),
    topics: decided,
  })
