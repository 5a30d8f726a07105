import * as z from 'zod/mini'
import { caseStatuses } from './case-states.ts'
import {
  checkReasons,
  checkStates,
  conflictLimits,
  hitDecisions,
  hitFlags,
  hitLevels,
  hitReasons,
  hitSources,
  outcomes,
} from './conflict-words.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { partyRoles, partySides } from './party-words.ts'
import { named } from './people.ts'

/** A name that is asked for, with the side and role that it has or would have; of a party that the firm keeps, which. */
export const checkedName = z.object({
  name: f.line(conflictLimits.name, 1),
  /** In the other script. */
  other_name: z.optional(z.nullable(f.line(conflictLimits.name))),
  side: z._default(z.enum(partySides, complaint('one_of_the_sides')), 'neutral'),
  role: z._default(z.enum(partyRoles, complaint('one_of_the_roles')), 'prospective'),
  party_ref: z.optional(z.nullable(f.id)),
})
export type CheckedName = z.infer<typeof checkedName>

const check = z.object({
  id: f.id,
  version: f.version,
  case: z.nullable(z.object({ id: f.id, case_id: z.string() })),
  why: z.enum(checkReasons),
  subjects: z.array(
    z.object({
      name: z.string(),
      other_name: z.nullable(z.string()),
      side: z.enum(partySides),
      role: z.enum(partyRoles),
      party_ref: z.nullable(f.id),
    }),
  ),
  ran_by: named,
  ran_at: f.moment,
  state: z.enum(checkStates),
  /** Of whoever may decide it only: somebody has decided, and a second one must too. */
  waits_for_second: z.boolean(),
  is_capped: z.boolean(),
  decided_by: z.nullable(named),
  decided_at: z.nullable(f.moment),
  second_by: z.nullable(named),
  second_at: z.nullable(f.moment),
  decision_note: z.nullable(z.string()),
  /** What the second one said, beside what the first one did. */
  second_note: z.nullable(z.string()),
  can: z.object({ decide: z.boolean() }),
})
export type ConflictCheck = z.infer<typeof check>

const hit = z.object({
  id: f.id,
  version: f.version,
  /** Which of the names it is like, from 0. */
  subject_no: z.int(),
  name: z.string(),
  other_name: z.nullable(z.string()),
  score: z.number(),
  level: z.enum(hitLevels),
  why: z.enum(hitReasons),
  source: z.enum(hitSources),
  is_public_body: z.boolean(),
  side: z.nullable(z.enum(partySides)),
  role: z.nullable(z.enum(partyRoles)),
  case: z.nullable(z.object({ id: f.id, case_id: z.string(), status: z.enum(caseStatuses) })),
  since: z.nullable(f.day),
  until: z.nullable(f.day),
  flag: z.enum(hitFlags),
  /** Nothing is told of decisions to whoever may not decide. */
  decision: z.enum(hitDecisions),
  decided_by: z.nullable(named),
  decided_at: z.nullable(f.moment),
  note: z.nullable(z.string()),
})
export type ConflictHit = z.infer<typeof hit>

/** A check with what of it its reader may see, the gravest first. */
const report = z.extend(check, {
  hits: z.array(hit),
  /** Names of the firm that its reader sees; null for whoever may not decide. */
  names: z.nullable(z.int()),
})
export type ConflictReport = z.infer<typeof report>

export const runConflictCheck = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/run_conflict_check',
  summary:
    'Looks for names like some among parties, clients, applicants and staff: of up to 20 names, of all parties of a case, or anew for a check that waits',
  access: 'cases.write',
  body: z
    .object({
      case_ref: z.optional(z.nullable(f.id)),
      check_ref: z.optional(z.nullable(f.id)),
      names: z.optional(
        z
          .array(checkedName)
          .check(z.maxLength(conflictLimits.names, complaint('most_items', { most: conflictLimits.names }))),
      ),
    })
    .check(
      z.refine(
        ({ case_ref, check_ref, names }) => Boolean(case_ref || check_ref || (names && names.length > 0)),
        { error: complaint('required'), path: ['names'] },
      ),
    ),
  reply: report,
  refuses: ['row.not_found', 'request.key_reused'],
  creates: true,
})

export const listConflictChecks = endpoint({
  method: 'GET',
  path: '/rest/v1/conflict_checks',
  summary: 'Conflict checks that the caller ran, or may decide, newest first',
  access: 'cases.write',
  query: z.object({
    case_ref: z.optional(f.id),
    state: z.optional(z.enum(checkStates, complaint('one_of_the_states'))),
    ...paging,
  }),
  reply: pageOf(check),
  refuses: [],
})

export const getConflictCheck = endpoint({
  method: 'GET',
  path: '/rest/v1/conflict_checks/:id',
  summary: 'A conflict check with its hits, as far as the caller sees where they stand',
  access: 'cases.write',
  params: f.oneRow,
  reply: report,
  refuses: ['row.not_found'],
})

export const decideConflictHit = endpoint({
  method: 'PATCH',
  path: '/rest/v1/conflict_hits/:id',
  summary: 'Says of a hit whether it is the same person, somebody else, or no conflict',
  access: 'conflicts.decide',
  params: f.oneRow,
  body: z.object({
    version: f.version,
    decision: z.enum(hitDecisions),
    note: z.optional(z.nullable(f.line(conflictLimits.note))),
  }),
  reply: hit,
  refuses: ['row.not_found', 'request.stale_version', 'conflicts.decided'],
})

export const decideConflictCheck = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/decide_conflict_check',
  summary:
    'Decides a check once every strong hit is decided; from whoever does not see all cases a second one must decide too',
  access: 'conflicts.decide',
  body: z.object({
    id: f.id,
    version: f.version,
    state: z.enum(outcomes),
    /** Needed for a conflict, and where one is waived. */
    note: z.optional(z.nullable(f.paragraphs(conflictLimits.decision_note))),
  }),
  reply: report,
  refuses: [
    'row.not_found',
    'request.stale_version',
    'conflicts.hits_open',
    'conflicts.another_partner',
    'conflicts.decided',
  ],
})
