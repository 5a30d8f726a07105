import * as z from 'zod/mini'
import { caseOnBoard } from './case-on-board.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/* What a person did on a day, as far as the product knows, and has not logged yet. */

export const suggestionLimits = {
  count: 30,
  /** Seconds between two spans from which on they are a gap. */
  gap: 15 * 60,
} as const

/** The activity of a day in court. */
export const hearingActivity = 'court'

/** From where it is known: a day in court, a meeting or an event of theirs, a task that they changed, a gap between spans. */
export const suggestionSources = ['hearing', 'meeting', 'event', 'task', 'gap'] as const

export const timeSuggestion = z.object({
  source: z.enum(suggestionSources),
  /** The hearing, meeting, event or task; of a gap what stands for its times. */
  source_id: f.id,
  /** Of a hearing and a gap null: their case, their court and their times say what they are. */
  title: z.nullable(z.string()),
  court: z.nullable(z.object({ name_en: z.string(), name_bn: z.nullable(z.string()) })),
  /** Times of the firm's day, HH:MM, where they are known; of a task when it was changed last. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** How long it took: the length of its times; of a hearing what such a day usually takes the caller. */
  seconds: z.nullable(z.int()),
  note_id: z.nullable(f.id),
  case_ref: z.nullable(f.id),
  case: z.nullable(caseOnBoard),
  activity_code: z.nullable(z.string()),
})
export type TimeSuggestion = z.infer<typeof timeSuggestion>

export const timeSuggestions = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/time_suggestions',
  summary:
    'What the caller did on a day and has neither logged nor dismissed; first what has a length, gaps last',
  access: 'staff',
  query: z.object({
    /** Left out: today. */
    day: z.optional(f.day),
  }),
  reply: z.object({ items: z.array(timeSuggestion) }),
  refuses: [],
})

export const dismissSuggestion = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/dismiss_suggestion',
  summary: 'Suggests something of a day no more; twice is once',
  access: 'staff',
  body: z.object({
    source: z.enum(suggestionSources, complaint('one_of_the_kinds')),
    source_id: f.id,
    work_date: f.day,
    /** False takes a dismissal back. */
    dismissed: z.optional(z.boolean()),
  }),
  refuses: [],
})
