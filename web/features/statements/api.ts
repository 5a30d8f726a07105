import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/statements.ts'
import { call } from '../../lib/client.ts'
import { steadyQuery } from '../../lib/query.ts'
import { rowQueries } from '../../lib/rows/row-queries.ts'

const topic = 'financial_statements'

/** The firm's income and expenses, newest entry date first. */
export const statements = rowQueries({
  topic,
  list: calls.listStatements,
  one: calls.getStatement,
  create: calls.createStatement,
  update: calls.updateStatement,
  remove: calls.deleteStatement,
  restore: calls.restoreStatement,
})

/** What the entries that fit the filters add up to, in all and by category. */
export function statementTotalsQuery(filters: calls.StatementFilters) {
  return steadyQuery([topic, 'totals', filters], calls.totalStatements, filters)
}

/** The twelve months of a year. */
export function yearQuery(year: number) {
  return steadyQuery([topic, 'year', year], calls.yearOfStatements, { year })
}

/** The years that have entries, newest first. */
export const yearsQuery = queryOptions({
  queryKey: [topic, 'years'],
  queryFn: ({ signal }) => call(calls.yearsOfStatements, {}, { signal }),
})
