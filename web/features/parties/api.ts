import { queryOptions } from '@tanstack/react-query'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import * as calls from '../../../contract/parties.ts'
import { partyLimits, type RelationKind } from '../../../contract/party-words.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, useWrite } from '../../lib/query.ts'
import { plainRowQueries, rowQueries } from '../../lib/rows/row-queries.ts'
import { isNamed, type Namesakes, newOne } from './logic.ts'

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

/** The parties that are called so in one of the scripts; asked for anew each time, as whoever is meant hangs on it. */
export function partiesNamedQuery(name: string) {
  return queryOptions({
    queryKey: [topic, 'named', name],
    queryFn: async ({ signal }): Promise<Namesakes<calls.Party>> => {
      const query = { q: name, limit: 200 }
      const { items, next, capped } = await call(calls.listParties, { query }, { signal })
      return { items: items.filter((party) => isNamed(party, name)), isSure: next === null && !capped }
    },
    staleTime: 0,
    enabled: name !== '',
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

/** A party on a case, for its form; asked for anew each time. */
export function casePartyQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'on case', id],
    queryFn: ({ signal }) => call(calls.getCaseParty, { params: { id } }, { signal }),
    staleTime: 0,
  })
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

/** The groups of spellings, which are read together. */
export const nameGroups = plainRowQueries({
  topic: 'name_groups',
  list: calls.listNameGroups,
  one: calls.getNameGroup,
  create: calls.createNameGroup,
  update: calls.updateNameGroup,
  remove: calls.deleteNameGroup,
})

/** What a party is to others, and others to it; a party has few. */
export function relationsQuery(party_ref: string) {
  return queryOptions({
    queryKey: [topic, 'relations', party_ref],
    queryFn: ({ signal }) =>
      call(calls.listPartyRelations, { query: { party_ref, limit: partyLimits.relations } }, { signal }),
  })
}

/** Says what one party is to another. */
export const useRelate = () =>
  useWrite({
    run: (body: { from_ref: string; to_ref: string; kind: RelationKind }, idempotencyKey) =>
      call(calls.createPartyRelation, { body }, { idempotencyKey }),
    topics,
  })

/** Takes back what one party is to another. */
export const useUnrelate = () =>
  useWrite({ run: (id: string) => call(calls.deletePartyRelation, { params: { id } }), topics })

/** Puts a party on a case. */
const usePutOnCase = () =>
  useWrite({
    run: (body: calls.CasePartyDraft, idempotencyKey) =>
      call(calls.createCaseParty, { body }, { idempotencyKey }),
    topics,
  })

interface Named extends Omit<calls.CasePartyDraft, 'party_ref'> {
  who: string
  /** The party that is meant, or a new one of that name. */
  meant: calls.Party | typeof newOne
}

/** Puts a party on a case that there is, or a new one of a name, and answers it. */
export function usePutByName() {
  const { mutateAsync: create } = parties.useCreate()
  const { mutateAsync: put } = usePutOnCase()
  return async ({ who, meant, ...draft }: Named): Promise<calls.Party> => {
    const name = /\p{Script=Bengali}/u.test(who) ? 'name_bangla' : 'name_latin'
    const party = meant === newOne ? await create({ [name]: who.trim() }) : meant
    await put({ ...draft, party_ref: party.id })
    return party
  }
}

const clientOfOurs = { side: 'ours', role: 'client' } as const

/** Puts whom the client name of a case means on it as client: a party that there is, or a new one. */
export function useMakeParty() {
  const { mutateAsync: put } = usePutOnCase()
  const { mutateAsync: make } = useWrite({
    run: (case_ref: string, idempotencyKey) =>
      call(calls.makeParty, { body: { case_ref } }, { idempotencyKey }),
    topics,
  })
  return (case_ref: string, meant: Named['meant']): Promise<calls.CaseParty> =>
    meant === newOne ? make(case_ref) : put({ ...clientOfOurs, case_ref, party_ref: meant.id })
}

/** Changes what a party is on a case. */
export const useChangeOnCase = () =>
  useWrite({
    run: ({ id, body }: { id: string; body: InputOf<typeof calls.updateCaseParty>['body'] }) =>
      call(calls.updateCaseParty, { params: { id }, body }),
    topics,
  })

/** Takes a party off a case. */
export const useTakeOffCase = () =>
  useWrite({ run: (id: string) => call(calls.deleteCaseParty, { params: { id } }), topics })

export const prefetched = (): Prefetched => ({ '/parties': [parties.list({})] })
