import type { Role } from '../../../contract/people.ts'
import * as calls from '../../../contract/people-admin.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'

// Whoever leaves, comes back or gets another role is told as a change of the profiles.
const topics = ['profiles'] as const

/** Everybody in the firm by name, page by page, also who has left. */
export const peopleQuery = pagedQuery(['profiles', 'people'] as const, (after, options) =>
  call(calls.listPeople, { query: { limit: 50, after } }, options),
)

/** Gives somebody else another role, from their next request on. */
export function useSetRole() {
  return useWrite<{ user_id: string; role: Role }, calls.Member>({
    run: (body) => call(calls.setRole, { body }),
    topics,
  })
}

/** Lets somebody else in no more, or in again. */
export function useSetActive() {
  return useWrite<{ user_id: string; is_active: boolean }, calls.Member>({
    run: ({ user_id, is_active }) =>
      call(is_active ? calls.reactivatePerson : calls.deactivatePerson, { body: { user_id } }),
    topics,
  })
}

export const prefetched = (): Prefetched => ({ '/people': [peopleQuery] })
