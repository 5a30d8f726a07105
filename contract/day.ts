import * as z from 'zod/mini'
import { inBothLanguages } from './case-on-board.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { person } from './people.ts'

/** Most rows of a day or week, and how many of a section are shown before 'Show all'. */
export const dayLimits = { rows: 300, shown: 50 }

export const daySpans = ['day', 'week'] as const
export type DaySpan = (typeof daySpans)[number]

/** What My Day holds, in this order; a section without rows is left out. */
export const daySections = [
  'overdue',
  'hearings',
  'deadlines',
  'meetings',
  'tasks',
  'waiting',
  'covering',
  'no_next_date',
] as const
export type DaySection = (typeof daySections)[number]

export const dayKinds = [
  'task',
  'step',
  'hearing',
  'deadline',
  'meeting',
  'event',
  'mention',
  'handover',
  'owner_ask',
  'conflict_check',
  'application',
  'weeks',
  'case',
] as const
export type DayKind = (typeof dayKinds)[number]

/** How a row stands: as its own table says it, or what nobody has done about it yet. */
export const dayStates = [
  ...(['todo', 'doing', 'waiting'] as const),
  ...(['set', 'held', 'adjourned', 'not_reached', 'outcome_missing'] as const),
  ...(['open', 'unsigned'] as const),
  ...(['booked', 'unread', 'asked', 'pending', 'undated'] as const),
]
export type DayState = (typeof dayStates)[number]

const name = z.object(inBothLanguages)

export const dayRow = z.object({
  kind: z.enum(dayKinds),
  id: f.id,
  /** What an act on it is made on; null where nothing of it is changed from here. */
  version: z.nullable(f.version),
  /** The day under which it stands; null of what has none. */
  on: z.nullable(f.day),
  /** HH:MM on the firm's clock. */
  at: z.nullable(z.string()),
  /** The last day of what is due; of a deadline that warns it is after `on`. */
  due_on: z.nullable(f.day),
  title: z.string(),
  /** A second text, as people wrote it: of a mention the message, of a step its task, of a deadline what set it going. */
  text: z.nullable(z.string()),
  /** Since when: of a deadline what set it going, of a case its last day in court. */
  since: z.nullable(f.day),
  case: z.nullable(
    z.object({ id: z.nullable(f.id), case_id: z.nullable(z.string()), client_name: z.nullable(z.string()) }),
  ),
  /** Who else is on it, has it, or asks. */
  who: z.nullable(person),
  state: z.enum(dayStates),
  /** Of a deadline: it rests on a rule that nobody confirmed. */
  is_unverified: z.boolean(),
  court: z.nullable(name),
  purpose: z.nullable(z.union([name, z.string()])),
  room: z.nullable(z.string()),
  item_no: z.nullable(z.string()),
  steps: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** Where it is shown whole: an address of the product. */
  link: z.string(),
  /** What the reader may do with it here. */
  can: z.object({
    done: z.boolean(),
    move: z.boolean(),
    assign: z.boolean(),
    time: z.boolean(),
    record: z.boolean(),
    mark: z.boolean(),
    answer: z.boolean(),
  }),
})
export type DayRow = z.infer<typeof dayRow>

export const myDay = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/my_day',
  summary: `What a person has on a day, or in its week from Sunday on, of what the caller sees; at most ${dayLimits.rows} rows`,
  access: 'staff',
  query: z.object({
    /** Left out: today. */
    day: z.optional(f.day),
    span: z._default(z.enum(daySpans), 'day'),
    /** Left out: the caller. Of somebody else: with the right to everybody's tasks, or while the caller stands in for them. */
    user_id: z.optional(f.id),
  }),
  reply: z.object({
    day: f.day,
    // A week may reach beyond the days that can be asked for.
    first: z.iso.date(),
    last: z.iso.date(),
    whose: person,
    /** For whom the caller stands in today, whose day they may ask for. */
    covers: z.array(person),
    sections: z.array(
      z.object({
        key: z.enum(daySections),
        /** For whom the person stands in; one such section for each. */
        of: z.nullable(person),
        rows: z.array(dayRow),
      }),
    ),
    /** There is more than was answered. */
    more: z.boolean(),
  }),
  refuses: ['row.not_found', 'rights.not_yours'],
})
export type MyDay = Out<(typeof myDay)['reply']>
