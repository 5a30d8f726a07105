import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { closedDayWays, repeatLimits, repeatUnits } from './recurrence-words.ts'

/* Tasks that come again. */

export const recurrence = z.object({
  id: f.id,
  user_id: f.id,
  title: z.string(),
  every: z.int(),
  unit: z.enum(repeatUnits),
  /** 0 is Sunday; null: that of the first day. */
  weekdays: z.nullable(z.array(z.int())),
  /** -1 is the last one; null: that of the first day. */
  month_day: z.nullable(z.int()),
  closed_days: z.enum(closedDayWays),
  starts_on: f.day,
  ends_on: z.nullable(f.day),
  /** The day on which the next task is made and due; null when none comes any more. */
  make_on: z.nullable(f.day),
  paused_at: z.nullable(f.moment),
  version: f.version,
})
export type Recurrence = z.infer<typeof recurrence>

const whole = (least: number, most: number) =>
  z
    .int(complaint('whole_number'))
    .check(
      z.minimum(least, complaint('at_least', { least })),
      z.maximum(most, complaint('at_most', { most })),
    )

const rule = {
  every: whole(1, repeatLimits.every),
  unit: z.enum(repeatUnits, complaint('invalid')),
  weekdays: z.optional(
    z.nullable(z.array(whole(0, 6)).check(z.minLength(1, complaint('required')), z.maxLength(7))),
  ),
  month_day: z.optional(
    z.nullable(whole(-1, 31).check(z.refine((day) => day !== 0, complaint('at_least', { least: 1 })))),
  ),
  closed_days: z.enum(closedDayWays, complaint('invalid')),
  starts_on: f.day,
  ends_on: z.optional(z.nullable(f.day)),
}

/** What is repeated is the task as it stands, with its steps and whoever works on it. */
export const recurrenceDraft = z.object({ note_id: f.id, ...rule })
export type RecurrenceDraft = z.infer<typeof recurrenceDraft>
export const recurrenceChange = z.object({
  every: z.optional(rule.every),
  unit: z.optional(rule.unit),
  weekdays: rule.weekdays,
  month_day: rule.month_day,
  closed_days: z.optional(rule.closed_days),
  starts_on: z.optional(rule.starts_on),
  ends_on: rule.ends_on,
  paused: z.optional(z.boolean()),
  version: f.version,
})

const of = rowCalls({ table: '/rest/v1/note_recurrences', access: 'staff', reply: recurrence })

export const listRecurrences = endpoint({
  method: 'GET',
  path: of.table,
  summary: 'The tasks of the caller that come again, newest first, at most 200; or of one task how it does',
  access: 'staff',
  query: z.object({ note_id: z.optional(f.id) }),
  reply: z.object({ items: z.array(recurrence) }),
  refuses: [],
})
export const getRecurrence = getRow({ ...of, summary: 'How one task comes again' })
export const createRecurrence = createRow({
  ...of,
  summary: 'Lets a task come again as it stands, from the first day by the rule on which there is none yet',
  body: recurrenceDraft,
  refuses: ['row.not_found', 'notes.assignee_only', 'notes.archived', 'note_recurrences.repeats_already'],
})
export const updateRecurrence = updateRow({
  ...of,
  summary: 'Changes when a task comes again, or lets it rest',
  body: recurrenceChange,
})
export const deleteRecurrence = deleteRow({
  ...of,
  summary: 'Stops repeating; the tasks that there are stay',
})
