import * as z from 'zod/mini'
import { complaint } from './kernel/complaints.ts'
import { endpoint, type Out } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { isWebAddress } from './kernel/web-address.ts'
import { author } from './people.ts'

export const caseLimits = { case_id: 100, client_name: 200, description: 5000, links: 50 }

export const legalCase = z.object({
  id: f.id,
  case_id: z.string(),
  client_name: z.nullable(z.string()),
  description: z.nullable(z.string()),
  links: z.nullable(z.array(z.string())),
  created_by: f.id,
  created_at: f.moment,
  version: f.version,
  profiles: author,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})
export type LegalCase = z.infer<typeof legalCase>

const link = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || isWebAddress(text), complaint('web_address')),
)
const text = f.paragraphs(caseLimits.description)

const writable = {
  client_name: z.optional(z.nullable(f.line(caseLimits.client_name))),
  description: z.optional(z.nullable(text)),
  links: z.optional(
    z.nullable(
      z.array(link).check(z.maxLength(caseLimits.links, complaint('most_links', { most: caseLimits.links }))),
    ),
  ),
}

export const caseDraft = z.object({ case_id: f.line(caseLimits.case_id, 1), ...writable })
export type CaseDraft = z.infer<typeof caseDraft>
export const caseChange = z.object({
  case_id: z.optional(f.line(caseLimits.case_id, 1)),
  ...writable,
  version: f.version,
})
export type CaseChange = z.infer<typeof caseChange>

export const caseSorts = ['created_at', 'case_id', 'client_name'] as const

const table = '/rest/v1/cases'
const one = z.object({ id: f.id })

export const listCases = endpoint({
  method: 'GET',
  path: table,
  summary: 'The firm’s cases; searched by id, client, description, creator, role and created date',
  access: 'staff',
  query: z.object({
    q: z.optional(z.string().check(z.trim(), z.maxLength(200, complaint('most_characters', { most: 200 })))),
    sort: z._default(z.enum(caseSorts), 'created_at'),
    /** Only those with this very case id. */
    case_id: z.optional(z.string().check(z.trim(), z.maxLength(caseLimits.case_id))),
    /** Left out: newest first by date, else from A to Z. */
    direction: z.optional(z.enum(['asc', 'desc'])),
    ...paging,
  }),
  reply: pageOf(legalCase),
  reads: 'may be late',
  lateWith: ['q'],
  refuses: [],
})

export const getCase = endpoint({
  method: 'GET',
  path: `${table}/:id`,
  summary: 'One case',
  access: 'staff',
  params: one,
  reply: legalCase,
  refuses: ['row.not_found'],
})

export const createCase = endpoint({
  method: 'POST',
  path: table,
  summary: 'Adds a case to the list',
  access: 'staff',
  body: caseDraft,
  reply: legalCase,
  refuses: ['request.key_reused'],
  creates: true,
})

export const updateCase = endpoint({
  method: 'PATCH',
  path: `${table}/:id`,
  summary: 'Changes a case, by its creator or a partner',
  access: 'staff',
  params: one,
  body: caseChange,
  reply: legalCase,
  refuses: ['row.not_found', 'rights.not_yours', 'request.stale_version'],
})

export const deleteCase = endpoint({
  method: 'DELETE',
  path: `${table}/:id`,
  summary: 'Deletes a case, by its creator or a partner',
  access: 'staff',
  params: one,
  refuses: ['row.not_found', 'rights.not_yours'],
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
