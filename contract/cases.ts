import * as z from 'zod/mini'
import { caseAccesses, caseStatuses, conflictStates, feeKinds, mostOfCaseId } from './case-states.ts'
import { complaint } from './kernel/complaints.ts'
import { foldDigits } from './kernel/digits.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { day, type FormOf, flag, line, links, oneOfList, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls } from './kernel/row-calls.ts'
import { changeSchema, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { author, person } from './people.ts'

export const caseLimits = {
  case_id: mostOfCaseId,
  client_name: 200,
  description: 5000,
  links: 50,
  title: 300,
  bench: 200,
  case_no: 30,
  first_year: 1900,
  last_year: 2199,
  no_date_reason: 300,
  fee_note: 2000,
  tags: 20,
  tag: 40,
} as const

export const legalCase = rowFields({
  case_id: line({ most: caseLimits.case_id, required: true }),
  client_name: line({ most: caseLimits.client_name }),
  description: paragraphs({ most: caseLimits.description }),
  links: links({ most: caseLimits.links }),
})
export type CaseForm = FormOf<typeof legalCase>

/** What the case file knows beside them, as far as it is typed; the rest is chosen (`caseChoices`). */
export const caseDetails = rowFields({
  title: line({ most: caseLimits.title }),
  bench: line({ most: caseLimits.bench }),
  case_no: line({ most: caseLimits.case_no }),
  filed_on: day({}),
  no_date_until: day({}),
  no_date_reason: line({ most: caseLimits.no_date_reason }),
  fee_kind: oneOfList(feeKinds, { usual: 'none', complaint: 'one_of_the_kinds' }),
  fee_note: paragraphs({ most: caseLimits.fee_note }),
  is_litigation: flag({ usual: true }),
})
export type CaseDetailsForm = FormOf<typeof caseDetails>

/** The number that the court gave: digits, letters and what stands between them. */
export const numberText = (least: 0 | 1) =>
  f.line(caseLimits.case_no, least).check(
    z.overwrite(foldDigits),
    z.refine((text) => /^[0-9A-Za-z/() -]*$/.test(text), complaint('case_number')),
  )
const { first_year, last_year } = caseLimits
const caseYear = z
  .int(complaint('year'))
  .check(
    z.gte(first_year, complaint('at_least', { least: String(first_year) })),
    z.lte(last_year, complaint('at_most', { most: String(last_year) })),
  )

/** What of a case is chosen and not typed: a court, its type, its stage, who leads it, and what it is tagged with. */
const caseChoices = {
  court_ref: z.optional(z.nullable(f.id)),
  type_ref: z.optional(z.nullable(f.id)),
  stage_ref: z.optional(z.nullable(f.id)),
  case_year: z.optional(z.nullable(caseYear)),
  lead_id: z.optional(z.nullable(f.id)),
  tags: z.optional(
    z
      .array(f.line(caseLimits.tag, 1))
      .check(z.maxLength(caseLimits.tags, complaint('most_items', { most: caseLimits.tags }))),
  ),
  case_no: z.optional(z.nullable(numberText(0))),
}

const inBothLanguages = { id: f.id, name_en: z.string(), name_bn: z.nullable(z.string()) }
/** What a case is called by beside its own columns, so that nobody asks again for each. */
const named = {
  court: z.nullable(z.object(inBothLanguages)),
  type: z.nullable(
    z.object({
      ...inBothLanguages,
      code: z.string(),
      our_side_words: z.nullable(z.string()),
      other_side_words: z.nullable(z.string()),
    }),
  ),
  stage: z.nullable(z.object(inBothLanguages)),
  lead: z.nullable(person),
}

/** All that is kept as it was typed. */
export const caseFields = { ...legalCase, ...caseDetails }

export const caseRow = z.extend(rowSchema(caseFields, { created_by: f.id }), {
  profiles: author,
  /** `edit`: whatever the four fields of the list say too; `details`: what a lead may change as well. */
  can: z.object({ edit: z.boolean(), delete: z.boolean(), details: z.boolean() }),
  court_ref: z.nullable(f.id),
  type_ref: z.nullable(f.id),
  stage_ref: z.nullable(f.id),
  case_year: z.nullable(z.int()),
  lead_id: z.nullable(f.id),
  tags: z.array(z.string()),
  ...named,
  /** The arrangement of fees: null for whoever may not read it. */
  fee_kind: z.nullable(z.enum(feeKinds)),
  status: z.enum(caseStatuses),
  disposed_on: z.nullable(f.day),
  closed_on: z.nullable(f.day),
  access: z.enum(caseAccesses),
  conflict_state: z.enum(conflictStates),
  /** The next day in court; kept by the database. */
  next_hearing_on: z.nullable(f.day),
  /** Whether the reader sees another case of this case id. Told of one case, not in lists. */
  shares_label: z.optional(z.boolean()),
})
export type LegalCase = z.infer<typeof caseRow>

export const caseDraft = z.extend(draftSchema(caseFields), caseChoices)
export type CaseDraft = z.input<typeof caseDraft>

export const caseChange = z.extend(changeSchema(caseFields), caseChoices)
export type CaseChange = z.infer<typeof caseChange>

export const caseSorts = ['created_at', 'case_id', 'client_name', 'next_hearing_on', 'filed_on'] as const

const table = '/rest/v1/cases'
const row = rowCalls({ table, access: 'staff', reply: caseRow })

export const listCases = endpoint({
  method: 'GET',
  path: table,
  summary: 'The firm’s cases; searched by id, client, description, creator, role and created date',
  access: 'staff',
  query: z.object({
    q: f.search,
    sort: z._default(z.enum(caseSorts), 'created_at'),
    /** Only those with this very case id. */
    case_id: z.optional(z.string().check(z.trim(), z.maxLength(caseLimits.case_id))),
    status: z.optional(z.enum(caseStatuses, complaint('one_of_the_states'))),
    court: z.optional(f.id),
    type: z.optional(f.id),
    stage: z.optional(f.id),
    lead: z.optional(f.id),
    tag: z.optional(f.line(caseLimits.tag)),
    /** Who works on it, as whatever. */
    person: z.optional(f.id),
    /** Those open in court of which nobody knows a next date. */
    no_next_date: z.optional(z.stringbool()),
    conflict_state: z.optional(z.enum(conflictStates, complaint('one_of_the_states'))),
    /** Those that the caller works on. */
    mine: z.optional(z.stringbool()),
    /** Left out: newest first by date, the next date first, else from A to Z. */
    direction: z.optional(z.enum(['asc', 'desc'])),
    ...paging,
  }),
  reply: pageOf(caseRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getCase = getRow({ ...row, summary: 'One case' })

export const createCase = createRow({
  ...row,
  summary: 'Adds a case to the list',
  body: caseDraft,
  refuses: ['row.not_found', 'cases.number_taken'],
})

export const updateCase = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes a case, by its creator or a partner',
  access: 'staff',
  params: f.oneRow,
  body: caseChange,
  reply: caseRow,
  refuses: [
    'row.not_found',
    'rights.not_yours',
    'request.stale_version',
    'conflicts.first',
    'cases.closed',
    'cases.number_taken',
  ],
})

export const deleteCase = deleteRow({
  ...row,
  summary: 'Deletes a case, by its creator or a partner',
  refuses: ['rights.not_yours', 'cases.in_use', 'cases.deadline_kept'],
})

export const caseIdsInUse = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_ids_in_use',
  summary:
    'What a cost or event can be booked on: case ids on any task of the firm or on the list of cases, with `q` in the id or the client, newest used first',
  access: 'staff',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(caseLimits.client_name))),
    limit: paging.limit,
  }),
  reply: z.object({
    case_ids: z.array(z.string()),
    /** The same with their clients, as far as the reader may know them: from the list of cases, else from a task. */
    cases: z.array(z.object({ case_id: z.string(), client_name: z.nullable(z.string()) })),
    /** There are others; typing more finds them. */
    more: z.boolean(),
  }),
  refuses: [],
})
export type CaseInUse = Out<(typeof caseIdsInUse)['reply']>['cases'][number]
