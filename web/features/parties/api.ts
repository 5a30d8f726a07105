import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/parties.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'

const topic = 'parties'

/** The parties of cases, by name. */
export const parties = rowQueries({
  topic,
  list: calls.listParties,
  one: calls.getParty,
  create: calls.createParty,
  update: calls.updateParty,
  remove: calls.deleteParty,
  restore: calls.restoreParty,
})

/** Few parties whose name sounds like what is typed. */
export function partiesLikeQuery(q: string) {
  return queryOptions({
    queryKey: [topic, 'like', q],
    queryFn: ({ signal }) => call(calls.listParties, { query: { q, limit: 10 } }, { signal }),
    enabled: q.length > 1,
  })
}

/** Pairs of parties that may be one. */
export function duplicatesQuery() {
  return pagedQuery([topic, 'duplicates'] as const, (after, options) =>
    call(calls.duplicateParties, { query: { limit: 100, after } }, options),
  )
}

/** The parties of a case. */
export function casePartiesQuery(case_ref: string) {
  return pagedQuery([topic, 'of case', case_ref] as const, (after, options) =>
    call(calls.listCaseParties, { query: { case_ref, limit: 50, after } }, options),
  )
}

const topics = [topic, 'cases']

/** Makes two parties one. */
export const useMerge = () =>
  useWrite({
    run: ([keep, drop]: readonly [calls.Party, calls.Party]) =>
      call(calls.mergeParties, {
        body: { keep: keep.id, drop: drop.id, keep_version: keep.version, drop_version: drop.version },
      }),
    topics,
  })

/** Gives a party another name. */
export const useAddName = () =>
  useWrite({
    run: (body: { party_ref: string; name: string }, idempotencyKey) =>
      call(calls.createPartyAlias, { body }, { idempotencyKey }),
    topics,
  })

/** Takes another name off a party. */
export const useRemoveName = () =>
  useWrite({ run: (id: string) => call(calls.deletePartyAlias, { params: { id } }), topics })

/** Puts a party on a case. */
export const usePutOnCase = () =>
  useWrite({
    run: (body: calls.CasePartyDraft, idempotencyKey) =>
      call(calls.createCaseParty, { body }, { idempotencyKey }),
    topics,
  })

/** Takes a party off a case. */
export const useTakeOffCase = () =>
  useWrite({ run: (id: string) => call(calls.deleteCaseParty, { params: { id } }), topics })

export const prefetched = (): Prefetched => ({ '/parties': [parties.list({})] })
