import * as z from 'zod/mini'
import { refusesClosed, refusesFixed } from './closed-time.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { hoursOfADay } from './limits.ts'
import { named } from './people.ts'

/** A breakdown's card shows this many days; older ones are counted in `total_hours`. */
export const daysOfACard = 62

export const workLog = z.object({
  id: f.id,
  note_id: f.id,
  user_id: f.id,
  ...named.shape,
  work_date: z.string(),
  hours_worked: z.number(),
  version: f.version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type WorkLog = z.infer<typeof workLog>

export const taskBreakdown = z.object({
  task_id: f.id,
  task_title: z.string(),
  client_name: z.nullable(z.string()),
  case_id: z.nullable(z.string()),
  is_archived: z.boolean(),
  /** Whose task it is. */
  profiles: z.object({ user_id: f.id, full_name: z.string() }),
  /** Of all its days. */
  total_hours: z.number(),
  /** Of its days in the month that was asked for; null without one. */
  hours_in_month: z.nullable(z.number()),
  /** Newest day first. */
  daily_logs: z.array(workLog),
  can: z.object({ add: z.boolean() }),
})
export type TaskBreakdown = z.infer<typeof taskBreakdown>

const aboveNothing = f.hours(hoursOfADay).check(z.positive(complaint('more_than', { than: 0 })))
const table = '/rest/v1/daily_work_logs'
const one = z.object({ id: f.id })

export const listWorkLogs = endpoint({
  method: 'GET',
  path: table,
  summary: 'Daily work logs that the caller may see, newest day first',
  access: 'staff',
  query: z.object({
    note_id: z.optional(f.id),
    user_id: z.optional(f.id),
    month: z.optional(f.month),
    ...paging,
  }),
  reply: pageOf(workLog),
  refuses: [],
})

export const listBreakdown = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/work_breakdown',
  summary:
    'Tasks with their days of work, those worked on last first; of a month, or of the days that the text means',
  access: 'staff',
  query: z.object({
    /** Left out: every month. */
    month: z.optional(f.month),
    q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
    category: z.optional(z.string().check(z.maxLength(100))),
    user_id: z.optional(f.id),
    ...paging,
  }),
  reply: pageOf(taskBreakdown),
  reads: 'may be late',
  refuses: [],
})

export const addWorkLog = endpoint({
  method: 'POST',
  path: table,
  summary: "The caller's hours on a note on a day",
  access: 'staff',
  body: z.object({ note_id: f.id, work_date: f.day, hours_worked: aboveNothing }),
  reply: workLog,
  refuses: [
    'row.not_found',
    'notes.archived',
    'work_logs.day_exists',
    'notes.hours_above_a_day',
    ...refusesClosed,
    'request.key_reused',
  ],
  creates: true,
})

export const correctWorkLog = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Corrects the hours of a day',
  access: 'staff',
  params: one,
  body: z.object({ hours_worked: aboveNothing, version: f.version }),
  reply: workLog,
  refuses: [
    'row.not_found',
    'notes.assignee_only',
    'notes.archived',
    'request.stale_version',
    'notes.hours_above_a_day',
    ...refusesFixed,
  ],
})

export const deleteWorkLog = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: "Deletes a day's hours",
  access: 'staff',
  params: one,
  refuses: ['row.not_found', 'notes.assignee_only', 'notes.archived', ...refusesFixed],
})
