import * as z from 'zod/mini'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { type FormOf, line, links, paragraphs, rowFields } from './kernel/row.ts'
import { createRow, deleteRow, getRow, rowCalls } from './kernel/row-calls.ts'
import { type ChangeOf, changeSchema, type DraftOf, draftSchema, rowSchema } from './kernel/row-schemas.ts'
import { author } from './people.ts'

export const caseLimits = { case_id: 100, client_name: 200, description: 5000, links: 50 }

export const legalCase = rowFields({
  case_id: line({ most: caseLimits.case_id, required: true }),
  client_name: line({ most: caseLimits.client_name }),
  description: paragraphs({ most: caseLimits.description }),
  links: links({ most: caseLimits.links }),
})
export type CaseForm = FormOf<typeof legalCase>

export const caseRow = rowSchema(legalCase, { created_by: f.id, profiles: author })
export type LegalCase = z.infer<typeof caseRow>

export const caseDraft = draftSchema(legalCase)
export type CaseDraft = DraftOf<typeof legalCase>

export const caseChange = changeSchema(legalCase)
export type CaseChange = ChangeOf<typeof legalCase>

export const caseSorts = ['created_at', 'case_id', 'client_name'] as const

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
    /** Left out: newest first by date, else from A to Z. */
    direction: z.optional(z.enum(['asc', 'desc'])),
    ...paging,
  }),
  reply: pageOf(caseRow),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getCase = getRow({ ...row, summary: 'One case' })

export const createCase = createRow({ ...row, summary: 'Adds a case to the list', body: caseDraft })

export const updateCase = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes a case, by its creator or a partner',
  access: 'staff',
  params: f.oneRow,
  body: caseChange,
  reply: caseRow,
  refuses: ['row.not_found', 'rights.not_yours', 'request.stale_version'],
})

export const deleteCase = deleteRow({
  ...row,
  summary: 'Deletes a case, by its creator or a partner',
  refuses: ['rights.not_yours'],
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
