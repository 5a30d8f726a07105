import * as z from 'zod/mini'
import { caseOnBoard } from './case-on-board.ts'
import { refusesClosed } from './closed-time.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { named } from './people.ts'

/* What one person worked on one day of the firm, in whole seconds: the truth of hours, of which work logs are sums. */

export const timeLimits = {
  /** Seconds of a day. */
  seconds: 86_400,
  description: 2000,
  line: 500,
  spans: 50,
  /** Entries that are moved at once. */
  moved: 200,
} as const

/** Billable; covered by a fixed fee; not to be billed. */
export const billings = ['bill', 'covered', 'no'] as const
export type Billing = (typeof billings)[number]

/** How far the week of an entry is. */
export const standings = ['open', 'submitted', 'approved'] as const

/** What may be said of a new one; of the last three once a day: logged twice, there is one. */
export const saidSources = ['line', 'grid', 'timer', 'task', 'hearing', 'meeting', 'event'] as const

const span = z.object({ from: f.moment, to: f.moment })
export type Span = z.infer<typeof span>

export const timeEntry = z.object({
  id: f.id,
  user_id: f.id,
  ...named.shape,
  work_date: z.string(),
  seconds: z.int(),
  /** From when to when by the clock, in order; empty where only the length is known. */
  spans: z.array(span),
  /**
   * One's own time on a case that was hidden from one since ('Restricted case'): its task, case, activity, text, billing
   * and source are null or empty, and nothing of it can be changed. It is submitted with its week.
   */
  is_hidden: z.boolean(),
  note_id: z.nullable(f.id),
  note_title: z.nullable(z.string()),
  /** Its task is archived: it takes no further time. */
  note_is_archived: z.boolean(),
  case_ref: z.nullable(f.id),
  case: z.nullable(caseOnBoard),
  activity_code: z.nullable(z.string()),
  description: z.string(),
  billing: z.nullable(z.enum(billings)),
  standing: z.enum(standings),
  is_billed: z.boolean(),
  source: z.nullable(z.string()),
  source_id: z.nullable(f.id),
  version: f.version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type TimeEntry = z.infer<typeof timeEntry>

export const activityCode = z.object({
  code: z.string(),
  name_en: z.string(),
  name_bn: z.string(),
  /** First words of a line by which it is guessed. */
  words: z.array(z.string()),
  /** Time of this activity is never billed where it says 'no'. */
  usual_billing: z.enum(['bill', 'no']),
  place: z.int(),
  is_retired: z.boolean(),
})
export type ActivityCode = z.infer<typeof activityCode>

/** The topic under which open screens hear of time. */
export const timeTopic = 'time'

const seconds = z
  .int(complaint('whole_number'))
  .check(
    z.gte(1, complaint('at_least', { least: 1 })),
    z.lte(timeLimits.seconds, complaint('at_most', { most: timeLimits.seconds })),
  )
const at = z
  .string()
  .check(z.iso.datetime({ offset: true, error: complaint('moment', { example: '2026-11-21T09:30:00Z' }) }))
const typedSpans = z.array(z.object({ from: at, to: at })).check(z.maxLength(timeLimits.spans))
const code = f.line(20, 1)
const billing = z.enum(billings, complaint('one_of_the_kinds'))
/** Without signs that show nothing and turn the direction of what follows. */
const withoutTurns = z.overwrite((text: string) => text.replace(/\p{Bidi_Control}/gu, '').trim())
const description = f.paragraphs(timeLimits.description).check(withoutTurns)

/** What is said of an entry; its case is the task's where the task has one. */
const said = {
  note_id: z.optional(z.nullable(f.id)),
  case_ref: z.optional(z.nullable(f.id)),
  activity_code: z.optional(z.nullable(code)),
  /** Left out: billable with a case, unless the activity is never billed. */
  billing: z.optional(billing),
}
/** What is said of a run of the timer, which its entries then say. */
export const saidOfRun = {
  description: z.optional(description),
  activity_code: said.activity_code,
  case_ref: said.case_ref,
}
const cameFrom = {
  source: z.optional(z.enum(saidSources, complaint('one_of_the_kinds'))),
  /** The hearing, meeting, event or task of one's own time; of time added for somebody else it is not kept. */
  source_id: z.optional(f.id),
}

const table = '/rest/v1/time_entries'
const row = rowCalls({ table, access: 'staff', reply: timeEntry })

/** Why a day takes no time. */
const refusesDay = ['time.in_the_future', 'notes.hours_above_a_day', ...refusesClosed] as const
const refusesTime = [
  ...refusesDay,
  'row.not_found',
  'notes.archived',
  'notes.end_not_after_start',
  'time.overlaps',
  'time.case_needed',
  'time.case_closed',
  'notes.cannot_see',
] as const
const refusesNew = ['time.proposed_logged', ...refusesTime] as const
const refusesChange = ['rights.not_yours', 'time.billed', ...refusesTime] as const

export const listTimeEntries = endpoint({
  method: 'GET',
  path: table,
  summary:
    'Time that the caller may see, the newest day first; one’s own on hidden cases without what it was',
  access: 'staff',
  query: z
    .object({
      user_id: z.optional(f.id),
      case_ref: z.optional(f.id),
      note_id: z.optional(f.id),
      from: z.optional(f.day),
      to: z.optional(f.day),
      billing: z.optional(billing),
      standing: z.optional(z.enum(standings, complaint('one_of_the_kinds'))),
      billed: z.optional(z.enum(['true', 'false'], complaint('one_of_the_kinds'))),
      activity_code: z.optional(code),
      ...paging,
    })
    .check(f.daysInOrder),
  reply: pageOf(timeEntry),
  refuses: [],
})

export const getTimeEntry = getRow({ ...row, summary: 'One entry of time' })

export const createTimeEntry = createRow({
  ...row,
  summary:
    'Adds time of the caller, or of anybody for whom time.approve is theirs; also what was deleted, again',
  body: z.object({
    user_id: z.optional(f.id),
    /** Left out: the day of the spans, else today. */
    work_date: z.optional(f.day),
    /** Left out: the length of the spans. */
    seconds: z.optional(seconds),
    spans: z.optional(typedSpans),
    description: z.optional(description),
    ...said,
    ...cameFrom,
  }),
  refuses: ['rights.not_yours', ...refusesNew],
})

export const updateTimeEntry = updateRow({
  ...row,
  summary: 'Changes time of the caller while it is open; of others, while not billed, with time.approve',
  body: z.object({
    version: f.version,
    work_date: z.optional(f.day),
    /** More than the spans last: it is kept without them. */
    seconds: z.optional(seconds),
    /** An empty list records it without times. */
    spans: z.optional(typedSpans),
    description: z.optional(description),
    ...said,
  }),
  refuses: ['time.proposed_logged', ...refusesChange.filter((reason) => reason !== 'row.not_found')],
})

export const deleteTimeEntry = deleteRow({
  ...row,
  summary: 'Deletes time; Undo adds the same again',
  refuses: ['rights.not_yours', 'notes.archived', 'time.billed', ...refusesDay],
})

const warning = z.object({ reason: z.string(), message: z.string() })

export const logTime = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/log_time',
  summary: 'Adds time of the caller by what they typed in one line: 1h20 drafting plaint, State v X',
  access: 'staff',
  body: z.object({
    line: f.line(timeLimits.line).check(withoutTurns),
    note_id: z.optional(f.id),
    /** The case that was chosen, or null for none; left out: what the line names, else the task's. */
    case_ref: z.optional(z.nullable(f.id)),
    /** The day that was chosen; left out: what the line names, else today. */
    work_date: z.optional(f.day),
    /** Keeps the length of '9-11' and not the times. */
    without_times: z.optional(z.boolean()),
    ...cameFrom,
  }),
  reply: z.extend(timeEntry, { warnings: z.array(warning) }),
  refuses: ['time.not_understood', 'time.activity_unknown', 'request.key_reused', ...refusesNew],
  creates: true,
})

export const splitTimeEntry = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/split_time_entry',
  summary: 'Makes two entries of one: the second gets so many of its seconds, from its end',
  access: 'staff',
  body: z.object({ id: f.id, version: f.version, seconds }),
  reply: z.object({ items: z.array(timeEntry) }),
  refuses: ['request.stale_version', 'row.not_found', 'rights.not_yours', 'time.billed', ...refusesDay],
})

export const moveTimeEntries = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/move_time_entries',
  summary:
    'Gives entries another case, activity or billing: all of them or none; a task of another case is left behind',
  access: 'staff',
  body: z.object({
    ids: z.array(f.id).check(z.minLength(1), z.maxLength(timeLimits.moved)),
    case_ref: said.case_ref,
    activity_code: said.activity_code,
    billing: said.billing,
  }),
  reply: z.object({ items: z.array(timeEntry) }),
  refuses: refusesChange,
})

export const listActivityCodes = endpoint({
  method: 'GET',
  path: '/rest/v1/activity_codes',
  summary: 'The kinds of work that time is of, in their order',
  access: 'staff',
  reply: z.object({ items: z.array(activityCode) }),
  refuses: [],
})
