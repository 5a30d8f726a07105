import * as z from 'zod/mini'
import { caseOnBoard } from './case-on-board.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type ReplyOf } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { named } from './people.ts'

/* Weeks of somebody's time that were submitted, approved or given back; a week without a row is open. */

export const timesheetLimits = {
  reason: 1000,
  /** Weeks that are decided at once. */
  weeks: 100,
  /** Seconds of a day from which on it looks odd. */
  longDay: 12 * 3600,
} as const

export const sheetStates = ['submitted', 'approved', 'returned'] as const
export type SheetState = (typeof sheetStates)[number]

export const timesheet = z.object({
  user_id: f.id,
  ...named.shape,
  /** The Sunday on which it begins. */
  week_start: z.string(),
  state: z.enum(sheetStates),
  /** All time of the week, also what its reader may not see. */
  seconds: z.int(),
  billable_seconds: z.int(),
  /** How many things look odd: long days, days without time, entries without case, activity or text, days in court not logged. */
  odd: z.int(),
  submitted_at: f.moment,
  decided_at: z.nullable(f.moment),
  decided_by_name: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  version: f.version,
  can: z.object({ recall: z.boolean(), decide: z.boolean(), reopen: z.boolean() }),
})
export type Timesheet = z.infer<typeof timesheet>

/** The topic under which open screens hear of weeks. */
export const timesheetsTopic = 'timesheets'

const week = f.day.check(
  z.refine((day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0, complaint('first_of_week')),
)
const reason = f.paragraphs(timesheetLimits.reason, 1)
const ofWeek = z.object({ user_id: f.id, week_start: week, version: f.version })

export const listTimesheets = endpoint({
  method: 'GET',
  path: '/rest/v1/timesheets',
  summary: 'Weeks of the caller, or of everybody for whoever approves time; the newest first, then by name',
  access: 'staff',
  query: z
    .object({
      state: z.optional(z.enum(sheetStates, complaint('one_of_the_kinds'))),
      user_id: z.optional(f.id),
      /** Of the weeks' first days. */
      from: z.optional(f.day),
      to: z.optional(f.day),
      ...paging,
    })
    .check(f.daysInOrder),
  reply: pageOf(timesheet),
  refuses: [],
})

export const submitWeek = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/submit_week',
  summary: 'Submits a week of the caller, also an empty one; its time is changed no more',
  access: 'staff',
  /** The version of a week that was given back. */
  body: z.object({ week_start: week, version: z.optional(f.version) }),
  reply: timesheet,
  refuses: ['time.in_the_future', 'timesheets.timer_running', 'timesheets.moved_on'],
})

export const recallWeek = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/recall_week',
  summary: 'Takes a submitted week of the caller back: it is open again',
  access: 'staff',
  body: z.object({ week_start: week, version: f.version }),
  reply: z.object({ week_start: z.string() }),
  refuses: ['timesheets.moved_on'],
})

export const decideWeeks = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/decide_weeks',
  summary: 'Approves submitted weeks, or gives them back with a reason; each by itself',
  access: 'time.approve',
  body: z.object({
    weeks: z.array(ofWeek).check(z.minLength(1), z.maxLength(timesheetLimits.weeks)),
    decision: z.enum(['approve', 'return'], complaint('one_of_the_kinds')),
    /** Said where weeks are given back, and only there. */
    reason: z.optional(reason),
  }),
  reply: z.object({
    items: z.array(timesheet),
    refused: z.array(
      z.object({ user_id: f.id, week_start: z.string(), reason: z.string(), message: z.string() }),
    ),
  }),
  refuses: [],
})

/** So many entries and days in court of a week are named. */
export const oddLimits = { entries: 200, hearings: 50 } as const

export const oddOfWeek = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/odd_of_week',
  summary: 'What looks odd in a week of the caller, or of anybody for whoever approves time',
  access: 'staff',
  query: z.object({ week_start: week, user_id: z.optional(f.id) }),
  reply: z.object({
    /** What of it is billable; of one's own also on cases that were hidden since. */
    billable_seconds: z.int(),
    days_over: z.array(z.object({ day: z.string(), seconds: z.int() })),
    days_without: z.array(z.string()),
    entries_without: z.array(
      z.object({
        id: f.id,
        work_date: z.string(),
        seconds: z.int(),
        lacks: z.array(z.enum(['case', 'activity', 'text'])),
      }),
    ),
    /** Days in court of the person, of which no time is logged. */
    hearings: z.array(
      z.object({
        id: f.id,
        day: z.string(),
        at_time: z.nullable(z.string()),
        case: z.nullable(caseOnBoard),
      }),
    ),
  }),
  refuses: ['rights.not_yours', 'row.not_found'],
})
export type OddOfWeek = ReplyOf<typeof oddOfWeek>

export const reopenWeek = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/reopen_week',
  summary: 'Gives an approved week back with a reason, unless time of it is on an invoice',
  access: 'billing.approve',
  body: z.extend(ofWeek, { reason }),
  reply: timesheet,
  refuses: ['timesheets.moved_on', 'timesheets.billed'],
})
