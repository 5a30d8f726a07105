import * as z from 'zod/mini'
import { courtDayKinds } from './court-words.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, line, rowFields, weekdays } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls, updateRow } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'

export const courtDayLimits = { name: 200, source: 200 }
/** The longest range of days that is read or changed at once: a year and what a vacation adds to it. */
export const mostCourtDays = 400

export const courtCalendar = rowFields({
  name: line({ most: courtDayLimits.name, required: true }),
  /** Neither bench nor office works on them, unless a day says so. */
  weekly_off: weekdays({ usual: [5, 6] }),
  /** The last day up to which somebody has entered the holidays. */
  filled_until: day({ usual: 'today' }),
})

const calendarRow = rowSchema(courtCalendar, {})
export type CourtCalendarRow = z.infer<typeof calendarRow>

const table = '/rest/v1/court_calendars'
const calls = rowCalls({ table, access: 'staff', reply: calendarRow })
const writes = rowCalls({ table, access: 'courts', reply: calendarRow })

export const listCourtCalendars = endpoint({
  method: 'GET',
  path: table,
  summary: 'The calendars of the courts, by name',
  access: 'staff',
  query: z.object(paging),
  reply: pageOf(calendarRow),
  refuses: [],
})
export const getCourtCalendar = getRow({ ...calls, summary: 'One calendar' })
export const createCourtCalendar = createRow({
  ...writes,
  summary: 'Adds a calendar',
  body: draftSchema(courtCalendar),
})
export const updateCourtCalendar = updateRow({
  ...writes,
  summary: 'Changes the name, week or reach of a calendar',
  body: changeSchema(courtCalendar),
})
export const deleteCourtCalendar = deleteRow({
  ...writes,
  summary: 'Deletes a calendar with its days, if no court has it',
  refuses: ['courts.in_use'],
})

/** What differs from the week on a day. */
const facts = {
  /** A court may rest while its offices take papers, and the other way round. */
  court_sits: z.boolean(),
  office_open: z.boolean(),
  kind: z.enum(courtDayKinds, complaint('one_of_the_kinds')),
}
const courtDay = z.object({
  ...facts,
  day: f.day,
  name_en: z.string(),
  name_bn: z.nullable(z.string()),
  /** Where it is said: a gazette, a notice. */
  source: z.nullable(z.string()),
})
export type CourtDayRow = z.infer<typeof courtDay>

export const listCourtDays = endpoint({
  method: 'GET',
  path: '/rest/v1/court_days',
  summary: 'The days of a range on which a calendar differs from its week, in their order',
  access: 'staff',
  query: z.object({ calendar_ref: f.id, from: f.day, until: f.day }),
  reply: z.object({ items: z.array(courtDay) }),
  refuses: ['row.not_found'],
})

const range = { calendar_ref: f.id, from: f.day, until: f.day }
/** How many days were changed, and how much already stands that might now be otherwise; nothing of it changes by itself. */
const changed = z.object({
  days: z.int(),
  touched: z.object({ hearings: z.int(), deadlines: z.int() }),
})
export type CourtDaysChanged = z.infer<typeof changed>

export const courtDaysDraft = z.object({
  ...range,
  ...facts,
  name_en: f.line(courtDayLimits.name, 1),
  name_bn: z.optional(z.nullable(f.line(courtDayLimits.name))),
  source: z.optional(z.nullable(f.line(courtDayLimits.source))),
})
export type CourtDaysDraft = z.input<typeof courtDaysDraft>

export const setCourtDays = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/set_court_days',
  summary: 'Says of each day of a range what it is, in place of what was said of it',
  access: 'courts',
  body: courtDaysDraft,
  reply: changed,
  refuses: ['row.not_found'],
})

export const clearCourtDays = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/clear_court_days',
  summary: 'Lets the days of a range follow the week again',
  access: 'courts',
  body: z.object(range),
  reply: changed,
  refuses: ['row.not_found'],
})

export const copyCourtYear = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/copy_court_year',
  summary: 'Brings the days of a year from another calendar; those entered already stay as they are',
  access: 'courts',
  body: z.object({
    from_ref: f.id,
    to_ref: f.id,
    year: z
      .int(complaint('year'))
      .check(
        z.gte(1900, complaint('at_least', { least: '1900' })),
        z.lte(2199, complaint('at_most', { most: '2199' })),
      ),
  }),
  reply: changed,
  refuses: ['row.not_found'],
})
