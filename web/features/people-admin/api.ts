import { queryOptions } from '@tanstack/react-query'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { Role } from '../../../contract/people.ts'
import { listProfiles } from '../../../contract/people.ts'
import * as calls from '../../../contract/people-admin.ts'
import * as moves from '../../../contract/work-moves.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

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

/** Everybody of the firm, also who has left. */
export const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})

type Moved = ReplyOf<typeof moves.moveWork>
export type PartCount = Moved['parts'][number]

/** Counts what somebody has open, or has it moved. */
export function useMoveWork() {
  return useWrite<InputOf<typeof moves.moveWork>['body'], Moved>({
    run: (body, idempotencyKey) => call(moves.moveWork, { body }, { idempotencyKey }),
    topics: ['work_moves'],
  })
}

/** The newest moves of work. */
export const movesQuery = queryOptions({
  queryKey: ['work_moves'],
  queryFn: ({ signal }) => call(moves.listWorkMoves, {}, { signal }),
})

/** Has what is unchanged given back. */
export function useUndoMove() {
  return useWrite<{ id: string }, moves.WorkMove>({
    run: (body) => call(moves.undoMoveWork, { body }),
    topics: ['work_moves'],
  })
}

export const prefetched = (): Prefetched => ({ '/people': [peopleQuery] })
