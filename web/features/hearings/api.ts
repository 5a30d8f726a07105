import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { HandOver } from '../../../contract/hearing-handovers.ts'
import * as calls from '../../../contract/hearings.ts'
import type { In } from '../../../contract/kernel/endpoint.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'
import { clashingStill } from './logic.ts'

const topic = calls.hearingsTopic
/** A day in court changes the next date of its case. */
const topics = [topic, 'cases']

/** The days of cases in court, the latest first. */
export const hearings = rowQueries({
  topic,
  shows: ['courts', 'case_stages'],
  list: calls.listHearings,
  one: calls.getHearing,
  create: calls.createHearing,
  update: calls.updateHearing,
  remove: calls.deleteHearing,
  restore: calls.restoreHearing,
})

const making = () => import('../../../contract/made-of-events.ts')

/** Puts a court date of the calendar into the diary. */
export const useMakeHearing = (event_ref: string) =>
  useWrite({
    run: async (draft: calls.HearingDraft, idempotencyKey) =>
      call((await making()).makeHearing, { body: { ...draft, event_ref } }, { idempotencyKey }),
    topics,
  })

interface OnBoard {
  person?: string | undefined
  court?: string | undefined
}

/** What else changes a board: names of courts and stages, and what cases and their parties are called. */
const shown = { topics: ['courts', 'case_stages', 'cases', 'parties'] }

/** The board of a day. It stays readable when the line is gone. */
export const diaryDayQuery = (day: string, of: OnBoard) =>
  queryOptions({
    queryKey: [topic, 'day', day, of],
    queryFn: ({ signal }) => call(calls.diaryDay, { query: { day, ...of } }, { signal }),
    select: clashingStill,
    meta: { topics: [...shown.topics, 'cause_lists'] },
  })

/** The hearings of the week that a day lies in. */
export const diaryWeekQuery = (day: string, of: OnBoard) =>
  queryOptions({
    queryKey: [topic, 'week', day, of],
    queryFn: ({ signal }) => call(calls.diaryWeek, { query: { day, ...of } }, { signal }),
    select: clashingStill,
    meta: shown,
  })

/** The hearings of a case whose outcome nobody has recorded, at most a page of them. */
export const setHearingsQuery = (case_ref: string) =>
  queryOptions({
    queryKey: [topic, 'set', case_ref],
    queryFn: ({ signal }) =>
      call(calls.listHearings, { query: { case_ref, state: 'set', limit: 200 } }, { signal }),
  })

/** How many cases have no next date, and how many outcomes are missing. */
export const undatedQuery = steadyQuery([topic, 'undated'], calls.undatedCases, {}, shown)

/** The hearings to come on days on which their court does not sit by its calendar as it is now. */
export const touchedHearingsQuery = (calendar_ref: string) =>
  pagedQuery(
    [topic, 'touched', calendar_ref],
    (after, options) => call(calls.touchedHearings, { query: { calendar_ref, after } }, options),
    { placeholderData: keepPreviousData, meta: { topics: [...shown.topics, 'court_calendars'] } },
  )

/** How a case went in court so far. */
export const statisticsQuery = (case_ref: string) =>
  queryOptions({
    queryKey: [topic, 'statistics', case_ref],
    queryFn: ({ signal }) => call(calls.hearingStatistics, { query: { case_ref } }, { signal }),
    meta: { topics: ['case_types', 'cases'] },
  })

/** Records what happened in court, and what follows from it. */
export const useCloseHearing = () =>
  useWrite({
    run: (body: In<(typeof calls.closeHearing)['body']>) => call(calls.closeHearing, { body }),
    topics,
  })

/** Takes an outcome back. */
export const useReopenHearing = () =>
  useWrite({
    run: (body: In<(typeof calls.reopenHearing)['body']>) => call(calls.reopenHearing, { body }),
    topics,
  })

/** Who is too near to two hearings on a day to come of a case. */
export const clashesQuery = (case_ref: string) =>
  queryOptions({
    queryKey: [topic, 'clashes', case_ref],
    queryFn: ({ signal }) => call(calls.clashes, { query: { case_ref } }, { signal }),
    meta: { topics: ['courts', 'profiles'] },
  })

const handovers = () => import('../../../contract/hearing-handovers.ts')

/** Asks somebody to appear. */
export const useHandOver = () =>
  useWrite({
    run: async (body: HandOver, idempotencyKey) =>
      call((await handovers()).handOverHearing, { body }, { idempotencyKey }),
    topics,
  })

/** Says whether one will. */
export const useAnswerHandover = () =>
  useWrite({
    run: async (body: { id: string; accept: boolean }) => call((await handovers()).answerHandover, { body }),
    topics: [...topics, 'notifications'],
  })

/** Asks no more. */
export const useWithdrawHandover = () =>
  useWrite({
    run: async (body: { id: string }) => call((await handovers()).withdrawHandover, { body }),
    topics,
  })

const reminders = () => import('../../../contract/reminders.ts')

/** What became of the reminders of a day. */
export const remindersQuery = (day: string) =>
  queryOptions({
    queryKey: ['reminders_sent', day],
    queryFn: async ({ signal }) => call((await reminders()).remindersOfDay, { query: { day } }, { signal }),
    meta: { topics: [topic] },
  })

/** Says that one has seen what one was reminded of. */
export const useMarkSeen = () =>
  useWrite({
    run: async (body: { about: 'hearing'; subject_id: string }) =>
      call((await reminders()).markSeen, { body }),
    topics: ['reminders_sent', 'notifications'],
  })

export const prefetched = (): Prefetched => ({ '/diary': [undatedQuery] })
