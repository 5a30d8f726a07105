import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { leaderboardHours } from './leaderboard-hours.ts'
import { anyRole } from './people.ts'

/** The topic under which open screens hear of hours. */
export const leaderboardTopic = 'leaderboard'

/** Which hours are asked for; left out, those that the firm counts. */
const counted = { hours: z.optional(z.enum(leaderboardHours, complaint('one_of_the_kinds'))) }

export const standing = z.object({
  user_id: f.id,
  full_name: z.string(),
  role: anyRole,
  total_worked_hours: z.number(),
  /** 1 is first; equal hours share one (1, 2, 2, 4). */
  rank: z.int(),
})
export type Standing = z.infer<typeof standing>

const board = z.extend(pageOf(standing), {
  /** How many people are on the whole board. */
  people: z.int(),
  /** The caller's own row, on whatever page it is; null without hours. */
  own: z.nullable(standing),
  hours: z.enum(leaderboardHours),
})
/** A page of a leaderboard; the all-time one is of no month. */
export type Board = z.infer<typeof board>

export const getMonthlyLeaderboard = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/get_monthly_leaderboard',
  summary: "People by their hours of the firm's current month, most first",
  access: 'staff',
  query: z.object({ ...counted, ...paging }),
  reply: z.extend(board, { month: z.string() }),
  reads: 'may be late',
  refuses: [],
})

export const getAlltimeLeaderboard = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/get_alltime_leaderboard',
  summary: 'People by all the hours they ever logged, most first',
  access: 'staff',
  query: z.object({ ...counted, ...paging }),
  reply: board,
  reads: 'may be late',
  refuses: [],
})

export const hoursBreakdown = z.object({
  user_id: f.id,
  full_name: z.string(),
  role: anyRole,
  month: z.string(),
  month_hours: z.number(),
  all_time_hours: z.number(),
  hours: z.enum(leaderboardHours),
  /** The hours of the month, most first; together they are `month_hours`. */
  categories: z.array(z.object({ category: z.string(), hours: z.number() })),
  /** Whether the caller may also see on which tasks they were worked. */
  can: z.object({ see_notes: z.boolean() }),
})
export type HoursBreakdown = z.infer<typeof hoursBreakdown>

export const getHoursBreakdown = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/get_hours_breakdown',
  summary: "A person's hours of the current month by category, for everybody in the firm",
  access: 'staff',
  query: z.object({ user_id: f.id, ...counted }),
  reply: hoursBreakdown,
  reads: 'may be late',
  refuses: ['row.not_found'],
})

export const noteHours = z.object({
  note_id: f.id,
  /** Null where the caller may no longer see the note. */
  title: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  case_id: z.nullable(z.string()),
  category: z.nullable(z.string()),
  hours_worked: z.number(),
})
export type NoteHours = z.infer<typeof noteHours>

export const listNoteHours = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/list_note_hours',
  summary:
    "A person's hours of the current month by note, most first: for partners and the person themselves",
  access: 'staff',
  query: z.object({ user_id: f.id, ...counted, ...paging }),
  reply: pageOf(noteHours),
  reads: 'may be late',
  refuses: ['row.not_found', 'rights.not_yours'],
})

export const monthHours = z.object({ month: z.string(), hours_worked: z.number() })
export type MonthHours = z.infer<typeof monthHours>

export const listMonthHours = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/list_month_hours',
  summary: "A person's hours of each month before the current one, newest first, for everybody in the firm",
  access: 'staff',
  query: z.object({ user_id: f.id, ...counted, ...paging }),
  reply: pageOf(monthHours),
  reads: 'may be late',
  refuses: ['row.not_found'],
})
