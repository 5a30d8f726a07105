import { queryOptions } from '@tanstack/react-query'
import * as billing from '../../../../contract/billing-settings.ts'
import type { In } from '../../../../contract/kernel/endpoint.ts'
import * as calls from '../../../../contract/timesheets.ts'
import * as hours from '../../../../contract/working-hours.ts'
import { call } from '../../../lib/client.ts'
import { pagedQuery, useWrite } from '../../../lib/query.ts'
import { settingsTopic, topic } from '../api.ts'

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

/** What looks odd about somebody's week, asked anew whenever it is looked at. */
export const oddQuery = (user_id: string, week_start: string) =>
  queryOptions({
    queryKey: [topic, 'odd', user_id, week_start],
    queryFn: ({ signal }) => call(calls.oddOfWeek, { query: { user_id, week_start } }, { signal }),
    staleTime: 0,
    meta: { topics: ['time', 'hearings'] },
  })

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

/** Approves or gives back as many weeks as one call takes, each by itself. */
export const useDecideWeeks = () =>
  useWrite({
    run: (body: In<(typeof calls.decideWeeks)['body']>) => call(calls.decideWeeks, { body }),
    topics: decided,
  })

export const useReopenWeek = () =>
  useWrite({
    run: (body: In<(typeof calls.reopenWeek)['body']>) => call(calls.reopenWeek, { body }),
    topics: decided,
  })

export const useChangeSettings = () =>
  useWrite({
    run: (body: In<(typeof billing.updateBillingSettings)['body']>) =>
      call(billing.updateBillingSettings, { body }),
    topics: [settingsTopic, 'leaderboard'],
  })

export const useClosePeriod = () =>
  useWrite({
    run: (body: In<(typeof billing.closePeriod)['body']>) => call(billing.closePeriod, { body }),
    topics: [settingsTopic, 'time'],
  })

/** How many seconds somebody's week has. */
export const workingHoursQuery = (user_id: string) =>
  queryOptions({
    queryKey: [hours.workingHoursTopic, user_id],
    queryFn: async ({ signal }) => {
      const { items } = await call(
        hours.listWorkingHours,
        { query: { user_id, limit: 1, after: undefined } },
        { signal },
      )
      return items[0]?.seconds_per_week ?? hours.usualWeek
    },
    staleTime: 60 * 60_000,
  })
