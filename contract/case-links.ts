import * as z from 'zod/mini'
import { caseStatuses, pickedFor, textKinds } from './case-states.ts'
import { caseLimits } from './cases.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { person } from './people.ts'

/** At most so many cases are offered by the picker, and made at once from tasks. */
export const linkLimits = { offered: 20, typed: 100, made: 100 }

const pickedCase = z.object({
  id: f.id,
  case_id: z.string(),
  /** As the court has it: '4312/2026'. */
  number: z.nullable(z.string()),
  title: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  status: z.enum(caseStatuses),
  usable: z.boolean(),
  /** Why it cannot be chosen here. */
  reason: z.nullable(z.enum(['cases.closed'])),
})
export type PickedCase = z.infer<typeof pickedCase>

export const findCases = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/find_cases',
  summary:
    'Cases to pick from: by id, former id, number, title or client, newest used first and closed ones last; what goes before everybody in the firm names no case that not everybody sees',
  access: 'staff',
  query: z.object({
    q: z.optional(
      z
        .string()
        .check(
          z.trim(),
          z.maxLength(linkLimits.typed, complaint('most_characters', { most: linkLimits.typed })),
        ),
    ),
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(linkLimits.offered)),
      linkLimits.offered,
    ),
    /** What the case is picked for. */
    for: z.optional(z.enum(pickedFor, complaint('one_of_the_kinds'))),
  }),
  reply: z.object({ items: z.array(pickedCase) }),
  refuses: [],
})

/** A text of somebody that is an id of the case, and is not linked to it. */
const unlinkedText = z.object({
  kind: z.enum(textKinds),
  id: f.id,
  on: f.day,
  /** Whose it is; of costs and events told to partners, as everywhere. */
  person: z.nullable(person),
  /** Its title or description; null where the reader may not read the row. */
  text: z.nullable(z.string()),
})
export type UnlinkedText = z.infer<typeof unlinkedText>

export const listUnlinkedTexts = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/unlinked_texts',
  summary: 'Tasks, costs and events that name an id of a case without belonging to it, newest first',
  access: 'staff',
  query: z.object({ id: f.id, ...paging }),
  reply: pageOf(unlinkedText),
  refuses: ['row.not_found'],
})

/** `id` is the case’s; `row_id` that of the task, cost or event. */
const oneText = z.object({
  id: f.id,
  kind: z.enum(textKinds, complaint('one_of_the_kinds')),
  row_id: f.id,
})

export const linkText = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/link_text',
  summary: 'Links a task, cost or event to the case whose id it names, if its owner may see the case',
  access: 'cases.write',
  body: oneText,
  reply: z.object({ kind: z.enum(textKinds), row_id: f.id, case_ref: f.id }),
  refuses: ['row.not_found', 'hearings.cannot_see'],
})

export const refuseText = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/refuse_text',
  summary: 'Says that a text names another case: it is no longer offered on this one',
  access: 'cases.write',
  body: oneText,
  refuses: ['row.not_found'],
})

const textOfTasks = z.object({
  case_id: z.string(),
  count: z.int(),
  clients: z.array(z.string()),
  newest_at: f.moment,
})
export type TextOfTasks = z.infer<typeof textOfTasks>

const fromTasks = '/rest/v1/rpc/cases_from_tasks'

export const listCasesFromTasks = endpoint({
  method: 'GET',
  path: fromTasks,
  summary:
    'Case ids on tasks that the caller sees, and that no case of the list has; in the order of the ids',
  access: 'cases.manage',
  query: z.object(paging),
  reply: pageOf(textOfTasks),
  refuses: [],
})

export const makeCasesFromTasks = endpoint({
  method: 'POST',
  path: fromTasks,
  summary: 'Makes a case of each of these ids; ids that meanwhile have one are passed over',
  access: 'cases.manage',
  body: z.object({
    case_ids: z
      .array(f.line(caseLimits.case_id, 1))
      .check(
        z.minLength(1, complaint('required')),
        z.maxLength(linkLimits.made, complaint('most_items', { most: linkLimits.made })),
      ),
  }),
  reply: z.object({ made: z.array(z.object({ id: f.id, case_id: z.string() })) }),
  refuses: ['request.key_reused'],
  creates: true,
})

export const linkingProgress = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/linking_progress',
  summary: 'How far the linking of what was there before cases had files is; about so many rows of so many',
  access: 'cases.manage',
  reply: z.object({ done: z.int(), of: z.int(), is_finished: z.boolean() }),
  refuses: [],
})
export type LinkingProgress = Out<(typeof linkingProgress)['reply']>
