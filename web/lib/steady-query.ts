import { keepPreviousData, type QueryKey, type QueryMeta, queryOptions } from '@tanstack/react-query'
import type { ArgsOf, Endpoint, In } from '../../contract/kernel/endpoint.ts'
import { call } from './client.ts'

/** What a call that only reads answers to its query; the last answer stays while the next one is on its way. */
export function steadyQuery<E extends Endpoint>(
  queryKey: QueryKey,
  endpoint: E,
  query: In<E['query']>,
  meta?: QueryMeta,
) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, { query } as unknown as ArgsOf<E>, { signal }),
    placeholderData: keepPreviousData,
    ...(meta && { meta }),
  })
}
