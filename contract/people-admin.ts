import * as z from 'zod/mini'
import { endpoint } from './kernel/endpoint.ts'
import * as f from './kernel/fields.ts'
import { pageOf, paging } from './kernel/paging.ts'
import { person, role } from './people.ts'

/** Somebody of the firm as partners know them, with what the caller may do about them. */
export const member = z.extend(person, {
  email: z.string(),
  /** When they were last here, to ten minutes; null: never. */
  last_seen_at: z.nullable(f.moment),
  /** Since when they cannot sign in; null: they can. */
  deactivated_at: z.nullable(f.moment),
  can: z.object({ set_role: z.boolean(), deactivate: z.boolean(), reactivate: z.boolean() }),
})
export type Member = z.infer<typeof member>

export const listPeople = endpoint({
  method: 'GET',
  path: '/rest/v1/people',
  summary: 'Everybody in the firm by name, with e-mail and standing, also who has left; for partners',
  access: 'people',
  query: z.object(paging),
  reply: pageOf(member),
  refuses: [],
})

const rpc = '/rest/v1/rpc'
const whom = { user_id: f.id }
const shared = { method: 'POST', access: 'people' } as const

export const setRole = endpoint({
  ...shared,
  access: 'roles.give',
  path: `${rpc}/set_role`,
  summary: 'Gives somebody else another role, from their next request on',
  body: z.object({ ...whom, role }),
  reply: member,
  refuses: ['row.not_found', 'people.not_yourself', 'people.last_partner'],
})

export const deactivatePerson = endpoint({
  ...shared,
  path: `${rpc}/deactivate_person`,
  summary:
    'Lets somebody else in no more: ends their sessions, live streams and calendar address, stops and books their timer',
  body: z.object(whom),
  reply: member,
  refuses: ['row.not_found', 'people.not_yourself', 'people.last_partner'],
})

export const reactivatePerson = endpoint({
  ...shared,
  path: `${rpc}/reactivate_person`,
  summary: 'Lets somebody sign in again; what deactivating ended does not come back',
  body: z.object(whom),
  reply: member,
  refuses: ['row.not_found', 'people.not_yourself'],
})
