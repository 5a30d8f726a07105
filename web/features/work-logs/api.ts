import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/work-logs.ts'
import { call } from '../../lib/client.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { sumOf } from './logic.ts'

export interface BreakdownFilters {
  /** YYYY-MM; absent means every month. */
  month?: string | undefined
  q?: string | undefined
  category?: string | undefined
  user_id?: string | undefined
}

// A task's title and hours stand on it, so a changed task changes it too.
const meta = { topics: ['notes'] }

/** Tasks with their days of work, those worked on last first, page by page. */
export function breakdownQuery(filters: BreakdownFilters) {
  return pagedQuery(
    ['work_logs', 'breakdown', filters],
    (after, options) => call(calls.listBreakdown, { query: { ...filters, limit: 30, after } }, options),
    { placeholderData: keepPreviousData, meta },
  )
}

/** A person's hours in a month (YYYY-MM), exact to 2 decimals; undefined where they are too many to add up here. */
export function hoursOfMonthQuery(user_id: string, month: string) {
  return queryOptions({
    queryKey: ['work_logs', 'hours', user_id, month],
    queryFn: async ({ signal }) => {
      const { items, next } = await call(
        calls.listWorkLogs,
        { query: { user_id, month, limit: 200 } },
        { signal },
      )
      if (next !== null) return null
      return sumOf(items)
    },
    enabled: user_id !== '',
    meta,
  })
}

/** The days of one task, everybody's, newest first, page by page. */
export function taskDaysQuery(note_id: string) {
  return pagedQuery(
    ['work_logs', 'task', note_id],
    (after, options) => call(calls.listWorkLogs, { query: { note_id, limit: 50, after } }, options),
    { meta },
  )
}

const topics = ['work_logs', 'notes'] as const

/** Adds the caller's hours of a day. */
export function useAddDay() {
  return useWrite<InputOf<typeof calls.addWorkLog>['body'], calls.WorkLog>({
    run: (body, idempotencyKey) => call(calls.addWorkLog, { body }, { idempotencyKey }),
    topics,
  })
}

/** Adds hours to those that one has on a task on a day already. */
export function useAddToDay() {
  return useWrite<{ user_id: string } & InputOf<typeof calls.addWorkLog>['body'], calls.WorkLog>({
    run: async ({ user_id, ...body }, idempotencyKey) => {
      const { note_id, work_date, hours_worked } = body
      const query = { note_id, user_id, month: work_date.slice(0, 7), limit: 200 }
      const { items } = await call(calls.listWorkLogs, { query })
      const log = items.find((day) => day.work_date === work_date)
      // They have gone meanwhile.
      if (!log) return call(calls.addWorkLog, { body }, { idempotencyKey })
      const both = { hours_worked: sumOf([log, { hours_worked }]), version: log.version }
      return call(calls.correctWorkLog, { params: { id: log.id }, body: both })
    },
    topics,
  })
}

/** Corrects the hours of a day. */
export function useCorrectDay() {
  return useWrite<Pick<calls.WorkLog, 'id' | 'version' | 'hours_worked'>, calls.WorkLog>({
    run: ({ id, version, hours_worked }) =>
      call(calls.correctWorkLog, { params: { id }, body: { hours_worked, version } }),
    topics,
  })
}

/** Deletes the hours of a day. */
export function useDeleteDay() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteWorkLog, { params: { id } }),
    topics,
  })
}
