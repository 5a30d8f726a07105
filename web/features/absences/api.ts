import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/absences.ts'
import { listProfiles } from '../../../contract/people.ts'
import { call } from '../../lib/client.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

const topics = [calls.absencesTopic, 'my_day'] as const

/** Whoever is away from a day on, the next to come back first. */
export const awayQuery = (from: string) =>
  queryOptions({
    queryKey: [calls.absencesTopic, 'from', from],
    queryFn: ({ signal }) => call(calls.listAbsences, { query: { from, limit: 200 } }, { signal }),
    meta: { topics: ['profiles'] },
  })

/** Everybody of the firm, who may stand in. */
export const everybodyQuery = queryOptions({
  queryKey: ['profiles', 'everybody'],
  queryFn: ({ signal }) =>
    everyRow((after) => call(listProfiles, { query: { limit: 200, after } }, { signal })),
})

/** Says that somebody is away. */
export const useSetAbsence = () =>
  useWrite<calls.AbsenceDraft, calls.WrittenAbsence>({
    run: (body, idempotencyKey) => call(calls.createAbsence, { body }, { idempotencyKey }),
    topics,
  })

/** Changes an absence. */
export const useChangeAbsence = () =>
  useWrite<{ id: string; body: calls.AbsenceChange }, calls.WrittenAbsence>({
    run: ({ id, body }) => call(calls.updateAbsence, { params: { id }, body }),
    topics,
  })

/** Takes an absence back. */
export const useDeleteAbsence = () =>
  useWrite<string, undefined>({
    run: (id) => call(calls.deleteAbsence, { params: { id } }),
    topics,
  })
