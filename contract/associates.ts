import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'

/** How many weeks back the hours of an associate can be looked at. */
export const leastWeeks = 4
export const mostWeeks = 53
export const usualWeeks = 12

export const associateTotals = z.object({
  user_id: f.id,
  full_name: z.string(),
  /** Active and archived together. */
  total_notes: z.int(),
  active_notes: z.int(),
  priority_notes: z.int(),
  /** Of all their days of work, exact to 2 decimals. */
  total_hours: z.number(),
})
export type AssociateTotals = z.infer<typeof associateTotals>

export const associateHours = z.object({
  from: f.day,
  to: f.day,
  total: z.number(),
  /** Every week from the oldest on, also those without hours, by the Sunday that it begins with. */
  weeks: z.array(z.object({ week: f.day, hours: z.number() })),
  /** The categories that occur, the one with the most hours first. */
  categories: z.array(z.object({ category: z.string(), hours: z.number() })),
})
export type AssociateHours = z.infer<typeof associateHours>

const weeks = z._default(z.coerce.number().check(z.int(), z.gte(leastWeeks), z.lte(mostWeeks)), usualWeeks)

export const getAssociateTotals = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/associate_totals',
  summary: 'How many tasks an associate has, how many are priority, and all hours that they worked',
  access: 'notes.all',
  query: z.object({ user_id: f.id }),
  reply: associateTotals,
  reads: 'may be late',
  refuses: ['row.not_found'],
})

export const getAssociateHours = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/associate_hours',
  summary: 'The hours of an associate by week and by category, for the weeks up to this one',
  access: 'notes.all',
  query: z.object({ user_id: f.id, weeks }),
  reply: associateHours,
  reads: 'may be late',
  refuses: ['row.not_found'],
})
