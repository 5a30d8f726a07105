import * as z from 'zod/mini'
import { caseStatuses, duplicateReasons, mergedFields, numberReasons } from './case-states.ts'
import { caseLimits, caseRow, numberText } from './cases.ts'
import { complaint } from './kernel/complaints.ts'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { getRow, rowCalls, updateRow } from './kernel/row-calls.ts'

export const numberNote = 300

/** A number that a case has or had. The one that stands has no last day. */
export const caseNumber = z.object({
  id: f.id,
  case_ref: f.id,
  court_ref: z.nullable(f.id),
  bench: z.nullable(z.string()),
  type_ref: z.nullable(f.id),
  case_no: z.string(),
  case_year: z.int(),
  from_on: z.nullable(f.day),
  until_on: z.nullable(f.day),
  why: z.enum(numberReasons),
  note: z.nullable(z.string()),
  created_at: f.moment,
  version: f.version,
})
export type CaseNumber = z.infer<typeof caseNumber>

const numbers = '/rest/v1/case_numbers'
const number = rowCalls({ table: numbers, access: 'staff', reply: caseNumber })

export const listCaseNumbers = endpoint({
  method: 'GET',
  path: numbers,
  summary: 'The numbers of a case, the one that stands first',
  access: 'staff',
  query: z.object({ case_ref: f.id, ...paging }),
  reply: pageOf(caseNumber),
  refuses: ['row.not_found'],
})

export const getCaseNumber = getRow({ ...number, summary: 'One number of a case' })

export const updateCaseNumber = updateRow({
  ...number,
  access: 'cases.write',
  summary: 'Changes the note of a number; the number itself changes with its case',
  body: z.object({ note: z.nullable(f.paragraphs(numberNote)), version: f.version }),
  refuses: ['rights.not_yours'],
})

export const transferCase = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/transfer_case',
  summary:
    'Gives a case the number that it has in another court, or from now on; the one before stays, and is found',
  access: 'cases.write',
  body: z.object({
    id: f.id,
    version: f.version,
    court_ref: f.id,
    bench: z.optional(z.nullable(f.line(caseLimits.bench))),
    type_ref: z.optional(z.nullable(f.id)),
    case_no: numberText(1),
    case_year: z
      .int(complaint('year'))
      .check(
        z.gte(caseLimits.first_year, complaint('at_least', { least: String(caseLimits.first_year) })),
        z.lte(caseLimits.last_year, complaint('at_most', { most: String(caseLimits.last_year) })),
      ),
    from_on: f.day,
    why: z.enum(numberReasons, complaint('one_of_the_kinds')),
    note: z.optional(z.nullable(f.paragraphs(numberNote))),
    /** Its hearings to come are in the new court then, without bench, room and item number. */
    move_hearings: z.optional(z.boolean()),
  }),
  reply: caseRow,
  refuses: [
    'row.not_found',
    'rights.not_yours',
    'request.stale_version',
    'cases.closed',
    'cases.number_taken',
    'conflicts.first',
    'hearings.day_taken',
  ],
})

export const mergeCases = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/merge_cases',
  summary:
    'Makes two cases one: all of `drop` goes to `keep`, whose fields win but for those in `from_drop`. There is no way back',
  access: 'cases.manage',
  body: z.object({
    keep: f.id,
    drop: f.id,
    keep_version: f.version,
    drop_version: f.version,
    from_drop: z.array(z.enum(mergedFields, complaint('one_of_the_kinds'))),
  }),
  reply: z.object({
    case: caseRow,
    /** How many rows of which tables came from the other. */
    moved: z.record(z.string(), z.int()),
  }),
  refuses: [
    'row.not_found',
    'request.stale_version',
    'cases.merged',
    'cases.merge_itself',
    'cases.merge_status',
    'cases.merge_clash',
    'cases.last_partner',
  ],
})

/** A case as it stands beside the one that it may be. */
const twin = z.object({
  id: f.id,
  version: f.version,
  case_id: z.string(),
  number: z.nullable(z.string()),
  title: z.nullable(z.string()),
  client_name: z.nullable(z.string()),
  status: z.enum(caseStatuses),
  created_at: f.moment,
})

export const listDuplicateCases = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/duplicate_cases',
  summary: 'Cases that the caller sees and that share an id, or number, year, type and court',
  access: 'cases.manage',
  query: z.object(paging),
  reply: pageOf(z.object({ why: z.enum(duplicateReasons), shared: z.string(), cases: z.array(twin) })),
  reads: 'may be late',
  refuses: [],
})

/** Whom a merge of two restricted cases would leave out: those on one of them only. */
const person = z.object({ user_id: f.id, full_name: z.string() })

export const previewMerge = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/merge_preview',
  summary:
    'What stands against merging two cases, who of their people would no longer see the result until they are added by hand, and who would lead it',
  access: 'cases.manage',
  query: z.object({ keep: f.id, drop: f.id }),
  reply: z.object({
    is_restricted: z.boolean(),
    left_out: z.array(person),
    /** Who leads the result when the lead of the one or of the other is taken; null when neither of the two may. */
    leads: z.object({ keep: z.nullable(person), drop: z.nullable(person) }),
    clashes: z.array(z.object({ kind: z.enum(['party', 'hearing']), title: z.string() })),
  }),
  refuses: ['row.not_found', 'cases.merged', 'cases.merge_itself', 'cases.merge_status'],
})
