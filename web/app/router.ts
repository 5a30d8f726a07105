import type { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { readSearch, writeSearch } from '../lib/search.ts'
import { PageFailure } from './page-failure.tsx'
import { PagePending } from './page-pending.tsx'
import { routeTree } from './routes.ts'
import { scrollKeyOf } from './scroll-key.ts'

/** The router over all addresses; a test hands in a history of its own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    parseSearch: readSearch,
    stringifySearch: writeSearch,
    // What a page's own reading of an address leaves out does not reach the page by another way.
    search: { strict: true },
    defaultPreload: 'intent',
    // What a page shows is kept and refreshed by the query client, not here.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageFailure,
    scrollRestoration: true,
    getScrollRestorationKey: scrollKeyOf,
    ...(history ? { history } : {}),
  })
}

/** Writes the address as the pages know it, before anything reads it: '/Calendar/' is '/calendar'. */
export function tidyAddress(): void {
  const { pathname, search, hash } = location
  const tidy = pathname.replace(/\/+$/, '').toLowerCase() || '/'
  if (tidy !== pathname) history.replaceState(history.state, '', tidy + search + hash)
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
