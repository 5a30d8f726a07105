import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { author, person } from './people.ts'

/** Who can see a case: everybody in the firm, or only its people and the partners. A wall keeps one person out of either. */
const caseAccess = z.enum(['firm', 'restricted'])
export type CaseAccess = z.infer<typeof caseAccess>

const caseParts = ['lead', 'team', 'clerk', 'of_counsel'] as const

export const accessLimits = { people: 300, walls: 300, reason: { least: 3, most: 500 } }

const wallDraft = z.object({
  user_id: f.id,
  reason: f.line(accessLimits.reason.most, accessLimits.reason.least),
})
export type WallDraft = z.infer<typeof wallDraft>

const refuses = ['row.not_found'] as const

export const getCaseAccess = endpoint({
  method: 'GET',
  path: '/rest/v1/rpc/case_access',
  summary: 'Who can see a case: its people, and its walls with their reasons',
  access: 'cases.restrict',
  query: f.oneRow,
  reply: z.object({
    id: f.id,
    version: f.version,
    access: caseAccess,
    /** The lead first, then by name. */
    people: z.array(z.extend(person, { part: z.enum(caseParts), since: z.string() })),
    walls: z.array(z.extend(person, { reason: z.string(), raised_at: f.moment, raised_by: author })),
  }),
  refuses,
})

export const setCaseAccess = endpoint({
  method: 'POST',
  path: '/rest/v1/rpc/set_case_access',
  summary:
    'Says who can see a case. People and walls are all that there are to be: who is not among them is taken off, but never the lead',
  access: 'cases.restrict',
  body: z.object({
    id: f.id,
    version: f.version,
    access: caseAccess,
    people: z.array(f.id).check(z.maxLength(accessLimits.people)),
    walls: z.array(wallDraft).check(z.maxLength(accessLimits.walls)),
  }),
  /** Not more: whoever raised a wall against themselves sees no more of it. */
  reply: z.object({ id: f.id, version: f.version, access: caseAccess }),
  refuses: [...refuses, 'request.stale_version', 'cases.last_partner', 'cases.lead_walled'],
})
