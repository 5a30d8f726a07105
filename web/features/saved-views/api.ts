import { queryOptions } from '@tanstack/react-query'
import * as calls from '../../../contract/saved-views.ts'
import { call } from '../../lib/client.ts'
import { useWrite } from '../../lib/query.ts'

/** What one saved of a page, in its order. */
export const viewsQuery = (page: string) =>
  queryOptions({
    queryKey: ['saved_views', page],
    queryFn: ({ signal }) => call(calls.listViews, { query: { page } }, { signal }),
  })

export function useSaveView() {
  return useWrite<Pick<calls.SavedView, 'page' | 'name' | 'query'>, calls.SavedView>({
    run: (body, idempotencyKey) => call(calls.createView, { body }, { idempotencyKey }),
    topics: ['saved_views'],
  })
}

export function useDeleteView() {
  return useWrite<Pick<calls.SavedView, 'id'>, undefined>({
    run: ({ id }) => call(calls.deleteView, { params: { id } }),
    topics: ['saved_views'],
  })
}
