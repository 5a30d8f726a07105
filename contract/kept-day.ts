import * as z from 'zod/mini'
import { dayStates } from './day.ts'
import { hearingStates } from './hearing-words.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { listItem, noteStatuses } from './notes.ts'

/*
 * What a device keeps of its person's day, so that it can be read without a network; with what an act on it is made on, as far
 * as it names the case.
 */

/** At most so many rows of each kind are kept. */
export const keptLimits = { hearings: 400, tasks: 200, dated: 200 } as const

const inBoth = z.object({ name_en: z.string(), name_bn: z.nullable(z.string()) })

const hearing = z.object({
  on_day: f.day,
  at_time: z.nullable(z.string()),
  /** The caller appears or goes along. */
  is_mine: z.boolean(),
  /** Null of a guarded case: nothing but the time is kept. */
  about: z.nullable(
    z.object({
      ...{ case_id: z.string(), title: z.nullable(z.string()), court: inBoth },
      ...{ room: z.nullable(z.string()), item_no: z.nullable(z.string()), purpose: z.nullable(z.string()) },
      stage: z.nullable(inBoth),
      state: z.enum(hearingStates),
      ...{ id: f.id, version: f.version },
      /** The caller may record what happened. */
      can_close: z.boolean(),
      /** Who appears, and who goes along. */
      people: z.array(z.string()),
    }),
  ),
})

const task = z.object({
  due_on: z.nullable(f.day),
  due_time: z.nullable(z.string()),
  /** Null of a task on a guarded case. */
  about: z.nullable(
    z.object({
      ...{ title: z.string(), case_id: z.nullable(z.string()), status: z.enum(noteStatuses) },
      /** Words without markup. */
      text: z.string(),
      ...{ id: f.id, version: f.version },
      /** The lines of a list. */
      list_items: z.array(listItem),
      /** The caller may tick the lines; who only works on the task reads them. */
      can_tick: z.boolean(),
      steps: z.array(z.object({ id: f.id, version: f.version, title: z.string(), is_done: z.boolean() })),
    }),
  ),
})

const dated = z.object({
  /** Events are kept among the meetings. */
  kind: z.enum(['deadline', 'meeting']),
  on_day: f.day,
  at_time: z.nullable(z.string()),
  /** Null of a guarded case. */
  about: z.nullable(
    z.object({
      ...{ title: z.string(), room: z.nullable(z.string()), case_id: z.nullable(z.string()) },
      /** Of a deadline: it rests on a rule that nobody confirmed. */
      is_unverified: z.boolean(),
    }),
  ),
})

/** What of My Day waits for the caller; of a mention not what was said. */
const waitingKinds = ['mention', 'handover', 'owner_ask', 'conflict_check', 'application'] as const

const coveredKinds = ['task', 'step', 'hearing', 'deadline'] as const

const waiting = z.object({
  kind: z.enum(waitingKinds),
  on_day: z.nullable(f.day),
  /** Null of a guarded case. */
  about: z.nullable(
    z.object({ id: f.id, title: z.string(), case_id: z.nullable(z.string()), can_mark: z.boolean() }),
  ),
})
type Waiting = z.infer<typeof waiting>

/** Whether a kind of row of a day is one of what waits. */
export const isKeptWaiting = (kind: string): kind is Waiting['kind'] =>
  waitingKinds.some((one) => one === kind)

/** A step that is the caller's, in whosever task, with its day. */
const step = z.object({
  due_on: f.day,
  /** Null of a task on a guarded case. */
  about: z.nullable(
    z.object({
      id: f.id,
      version: f.version,
      title: z.string(),
      task: z.string(),
      case_id: z.nullable(z.string()),
    }),
  ),
})

/** A case that the caller leads and of which nobody knows a next date. */
const undated = z.object({
  /** Null of a guarded case. */
  about: z.nullable(z.object({ title: z.string(), case_id: z.nullable(z.string()) })),
})

/** What somebody has for whom the caller stands in today or tomorrow; it is only read. */
const covered = z.object({
  /** For whom. */
  of: z.string(),
  kind: z.enum(coveredKinds),
  on_day: z.nullable(f.day),
  at_time: z.nullable(z.string()),
  due_on: z.nullable(f.day),
  /** Null of a guarded case. */
  about: z.nullable(
    z.object({
      ...{ title: z.string(), case_id: z.nullable(z.string()), state: z.enum(dayStates) },
      is_unverified: z.boolean(),
    }),
  ),
})
type Covered = z.infer<typeof covered>

/** Whether a kind of row of a day is one of what is covered. */
export const isKeptCovered = (kind: string): kind is Covered['kind'] =>
  coveredKinds.some((one) => one === kind)

export const keptDay = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/kept_day',
  summary: `What a device may keep: today’s and tomorrow’s board and the caller’s days in court without an outcome, at most ${keptLimits.hearings}, the caller’s deadlines, meetings and events, what waits for them, their steps, cases without a next date and what they cover, at most ${keptLimits.dated} of each, and their open tasks, at most ${keptLimits.tasks}; of guarded cases only times`,
  access: 'staff',
  reply: z.object({
    /** By the server’s clock; how old a copy is counts from here. */
    at: f.moment,
    today: f.day,
    time_zone: z.string(),
    hearings: z.array(hearing),
    tasks: z.array(task),
    /** The caller's deadlines, overdue ones too, and the meetings and events of both days. */
    dated: z.array(dated),
    waiting: z.array(waiting),
    steps: z.array(step),
    no_next_date: z.array(undated),
    /** One after another for each person. */
    covering: z.array(covered),
  }),
  refuses: [],
})
export type KeptDay = Out<(typeof keptDay)['reply']>
