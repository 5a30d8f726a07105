import { queryOptions } from '@tanstack/react-query'
import { mostPicked } from '../../../contract/case-states.ts'
import * as calls from '../../../contract/cases.ts'
import { call } from '../../lib/client.ts'
import type { Prefetched } from '../../lib/prefetched.ts'
import { pagedQuery, steadyQuery, useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'
import { rowList, rowWrites } from '../../lib/rows/row-queries.ts'
import { orderOf } from './logic.ts'

const topic = 'cases'

/** The firm's cases, in one of their orders. */
export const cases = {
  ...rowList<typeof calls.listCases, calls.LegalCase>(topic, calls.listCases),
  ...rowWrites<calls.LegalCase, calls.CaseDraft, calls.CaseChange>(topic, {
    create: calls.createCase,
    update: calls.updateCase,
    remove: calls.deleteCase,
  }),
}

/** One case, by the id of its row. */
export function caseQuery(id: string | undefined) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(calls.getCase, { params: { id: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  })
}

/** The cases with this very case id; two are enough to know that it is not the only one. */
export function casesOfIdQuery(case_id: string) {
  return queryOptions({
    queryKey: [topic, 'of id', case_id],
    queryFn: ({ signal }) => call(calls.listCases, { query: { case_id, limit: 2 } }, { signal }),
    enabled: case_id !== '',
  })
}

/** What few pages ask for comes when it is asked for. */
const links = () => import('../../../contract/case-links.ts')

/** A firm has some dozens of each; more cannot be looked through in a list. */
const choices = 400

/** The courts, types and stages that a case can have by now. */
export const courtChoicesQuery = queryOptions({
  queryKey: ['courts', 'choices'],
  queryFn: async () => {
    const { caseStages, caseTypes, courts } = await import('../courts/public.ts')
    const active = { is_active: 'true' }
    const [ofCourts, types, stages] = await Promise.all([
      courts.every(active, choices),
      caseTypes.every(active, choices),
      caseStages.every(active, choices),
    ])
    return { courts: ofCourts, types, stages }
  },
  meta: { topics: ['case_types', 'case_stages'] },
})

/** The courts, types and stages that cases may have since they were in use. */
export const courtFiltersQuery = queryOptions({
  queryKey: ['courts', 'filters'],
  queryFn: async () => {
    const { caseStages, caseTypes, courts } = await import('../courts/public.ts')
    const [court, type, stage] = await Promise.all(
      [courts, caseTypes, caseStages].map(({ every }) => every({}, choices)),
    )
    return { court, type, stage }
  },
  meta: { topics: ['case_types', 'case_stages'] },
})

/** Everybody in the firm, and who has left it. */
export const peopleFiltersQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: async ({ signal }) => {
    const { listProfiles } = await import('../../../contract/people.ts')
    return everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal }))
  },
})

/** Who can lead a case. */
export const leadChoicesQuery = queryOptions({
  queryKey: ['profiles', 'leads'],
  queryFn: async ({ signal }) => {
    const { listProfiles } = await import('../../../contract/people.ts')
    return (await call(listProfiles, { query: { limit: 200 } }, { signal })).items
  },
})

/** How far older rows are linked; asked again while that goes on. */
export const linkingQuery = queryOptions({
  queryKey: ['linking'],
  queryFn: async ({ signal }) => call((await links()).linkingProgress, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.is_finished === false ? 5000 : false),
})

/** Puts people on a case. */
export function useAddPeople() {
  return useWrite({
    run: async (body: { case_ref: string; user_id: string }, idempotencyKey) => {
      const { addCasePerson } = await import('../../../contract/case-file.ts')
      return call(addCasePerson, { body: { ...body, part: 'team' } }, { idempotencyKey })
    },
    topics: [topic],
  })
}

/** The latest conflict check of a case. */
export function checkOfCaseQuery(case_ref: string) {
  return queryOptions({
    queryKey: ['conflicts', 'of case', case_ref],
    queryFn: async ({ signal }) => {
      const { listConflictChecks } = await import('../../../contract/conflicts.ts')
      const { items } = await call(listConflictChecks, { query: { case_ref, limit: 1 } }, { signal })
      return items[0] ?? null
    },
  })
}

/** Cases that may be one. */
export const twinsQuery = pagedQuery([topic, 'twins'] as const, async (after, options) => {
  const { listDuplicateCases } = await import('../../../contract/case-moves.ts')
  return call(listDuplicateCases, { query: { limit: 50, after } }, options)
})

/** Case ids on tasks that no case has. */
export const fromTasksQuery = pagedQuery([topic, 'from tasks'] as const, async (after, options) =>
  call((await links()).listCasesFromTasks, { query: { limit: 50, after } }, options),
)

/** Makes cases of what tasks name. */
export function useMakeCases() {
  return useWrite({
    run: async (case_ids: string[], idempotencyKey) =>
      call((await links()).makeCasesFromTasks, { body: { case_ids } }, { idempotencyKey }),
    topics: [topic, 'notes'],
  })
}

/** The cases in use with the text in their id or client, newest used first. */
export function caseIdsQuery(q: string) {
  return steadyQuery(
    ['case_ids', q],
    calls.caseIdsInUse,
    { q, limit: mostPicked },
    { topics: ['notes', 'cases'] },
  )
}

export const prefetched = (): Prefetched => {
  const { key, direction } = orderOf({})
  return { '/caselist': [cases.list({ sort: key, direction })] }
}
