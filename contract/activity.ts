import * as z from 'zod/mini'
import { type ActivityArea, activityActions, activityAreas } from './activity-kinds.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { person } from './people.ts'

/** What a field was or became: null where it was empty, absent where there was nothing at all. */
const value = z.optional(z.nullable(z.union([z.string(), z.number(), z.boolean()])))

const change = z.object({ field: z.string(), before: value, after: value })
export type Change = z.infer<typeof change>

export const activity = z.object({
  id: z.int(),
  /** As in 'note.modified': the area and what happened there. */
  type: z.string(),
  area: z.string(),
  action: z.string(),
  happened_at: f.moment,
  /** Null: the product itself, or somebody whom the firm does not know. Somebody who is gone has no name. */
  actor: z.nullable(person),
  subject_id: f.id,
  /** What the record is called, as far as the event says it; a person's name where it is one. */
  subject: z.nullable(z.string()),
  changes: z.array(change),
})
export type Activity = z.infer<typeof activity>

const areas = Object.keys(activityAreas).filter((name): name is ActivityArea => name in activityAreas)

const filters = {
  /** Who did it. */
  actor_id: z.optional(f.id),
  area: z.optional(z.enum(areas, complaint('one_of_the_areas'))),
  action: z.optional(z.enum(activityActions, complaint('one_of_the_actions'))),
  /** The record that it was done to. */
  subject_id: z.optional(f.id),
  /** Days of the firm, both included. */
  from: z.optional(f.day),
  to: z.optional(f.day),
}
const activityFilters = z.object(filters)
export type ActivityFilters = z.infer<typeof activityFilters>

export const listActivity = endpoint({
  method: 'GET',
  path: '/rest/v1/activity_events',
  summary: 'What happened in the firm, newest first: who, what, when, before and after',
  access: 'audit',
  query: z.object({ ...filters, ...paging }),
  reply: pageOf(activity),
  reads: 'may be late',
  refuses: [],
})
