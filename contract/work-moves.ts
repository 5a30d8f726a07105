import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { person } from './people.ts'

/* What somebody has open is moved to another person, in parts, and given back for some days. */

export const workParts = [
  /** Open tasks, with their own open steps of them. */
  'tasks',
  /** How tasks come again. */
  'recurrences',
  /** Open steps of others' tasks. */
  'steps',
  'leads',
  /** Those to come and those without an outcome, without asking. */
  'hearings',
  'deadlines',
  /** Calendar events from today on. */
  'events',
] as const
export type WorkPart = (typeof workParts)[number]

/** Days in which a move can be undone. */
export const undoDays = 7

const part = z.enum(workParts)

export const workMove = z.object({
  id: f.id,
  from: person,
  to: person,
  by: person,
  at: f.moment,
  parts: z.array(part),
  /** Of what the reader sees. */
  counts: z.array(z.object({ part, moved: z.int(), back: z.int() })),
  state: z.enum(['moving', 'moved', 'undoing', 'undone']),
  can: z.object({ undo: z.boolean() }),
})
export type WorkMove = z.infer<typeof workMove>

export const moveWork = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/move_work',
  summary:
    'Counts what somebody has open, of what the caller sees; without `dry_run` a job moves what the other may see',
  access: 'people',
  body: z.object({
    from_id: f.id,
    to_id: f.id,
    parts: z.array(part).check(z.minLength(1, complaint('required'))),
    dry_run: z._default(z.boolean(), false),
    /** What the count answered: nothing is moved where something else would be by now. */
    counted: z.optional(z.string().check(z.maxLength(64))),
  }),
  reply: z.object({
    parts: z.array(z.object({ part, moves: z.int(), left: z.int() })),
    /** Stands for what was counted, row by row. */
    counted: z.string(),
    move: z.nullable(workMove),
  }),
  refuses: [
    'row.not_found',
    'rights.not_yours',
    'work_moves.same_person',
    'work_moves.changed',
    'request.key_reused',
  ],
  creates: true,
})

export const undoMoveWork = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/undo_move_work',
  summary: `Gives back what whoever got it still has unchanged, within ${undoDays} days; once more changes nothing`,
  access: 'people',
  body: z.object({ id: f.id }),
  reply: workMove,
  refuses: ['row.not_found', 'rights.not_yours', 'work_moves.too_late'],
})

export const listWorkMoves = endpoint({
  method: 'GET',
  path: '/rest/v1/work_moves',
  summary: 'The newest 20 moves of work, of the last 30 days',
  access: 'people',
  reply: z.object({ items: z.array(workMove) }),
  refuses: [],
})
