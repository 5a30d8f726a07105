import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/statements.ts'
import { call } from '../../lib/client.ts'
import { rowOfConflict } from '../../lib/failure.ts'
import { useWrite } from '../../lib/query.ts'
import { everyRow } from '../../lib/rows/every-row.ts'

type Statement = calls.Statement

const topic = 'financial_statements'
const topics = [topic] as const

/** The entries that fit the filters, newest entry date first, page by page. */
export function statementsQuery(filters: calls.StatementFilters) {
  return infiniteQueryOptions({
    queryKey: [topic, 'list', filters] as const,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filters, limit: 50, after: pageParam || undefined }
      return call(calls.listStatements, { query }, { signal })
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })
}

/** Everything that the filters show, for a file, or its first `most`. */
export function everyStatement(filters: calls.StatementFilters, most?: number): Promise<Statement[]> {
  const load = (after: string | undefined) =>
    call(calls.listStatements, { query: { ...filters, limit: 200, after } })
  return everyRow(load, most)
}

/** What the entries that fit the filters add up to, in all and by category. */
export function statementTotalsQuery(filters: calls.StatementFilters) {
  return queryOptions({
    queryKey: [topic, 'totals', filters],
    queryFn: ({ signal }) => call(calls.totalStatements, { query: filters }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The twelve months of a year. */
export function yearQuery(year: number) {
  return queryOptions({
    queryKey: [topic, 'year', year],
    queryFn: ({ signal }) => call(calls.yearOfStatements, { query: { year } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** The years that have entries, newest first. */
export const yearsQuery = queryOptions({
  queryKey: [topic, 'years'],
  queryFn: ({ signal }) => call(calls.yearsOfStatements, {}, { signal }),
})

/** One entry, for its dialog. */
export function statementQuery(id: string) {
  return queryOptions({
    queryKey: [topic, 'one', id],
    queryFn: ({ signal }) => call(calls.getStatement, { params: { id } }, { signal }),
    staleTime: 0,
  })
}

/** Enters an income or an expense; repeated presses and lost answers make one. */
export function useCreateStatement() {
  return useWrite<calls.StatementDraft, Statement>({
    run: (body, idempotencyKey) => call(calls.createStatement, { body }, { idempotencyKey }),
    topics,
  })
}

/** Saves an edit; made on an older version it fails with a failure that `statementOfConflict` reads. */
export function useUpdateStatement() {
  return useWrite<{ id: string; body: calls.StatementChange }, Statement>({
    run: ({ id, body }) => call(calls.updateStatement, { params: { id }, body }),
    topics,
  })
}

export function useDeleteStatement() {
  return useWrite<string, undefined>({
    run: (id) => call(calls.deleteStatement, { params: { id } }),
    topics,
  })
}

export function useRestoreStatement() {
  return useWrite<string, Statement>({ run: (id) => call(calls.restoreStatement, { body: { id } }), topics })
}

/** The entry as it stands on the server, when a failure says that somebody else was faster. */
export function statementOfConflict(error: unknown): Statement | undefined {
  return rowOfConflict<Statement>(error)
}
