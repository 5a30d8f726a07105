import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

interface SearchChangeHow {
  /** Left out, the change takes the address's place in the history. */
  replace?: boolean
  state?: HistoryState
}

/** Some of what the address holds, or all of it made from what it holds by then. */
type SearchChange<Search> = Partial<Search> | ((before: Search) => Search)

/**
 * Changes what the address of a page holds: on top of what it holds by then, which may be newer than what is on
 * screen, and not at all once somebody is on the way to another page.
 */
export function useSearchChange<Search extends object>(
  pathname: string,
): (change: SearchChange<Search>, how?: SearchChangeHow) => void {
  const router = useRouter()
  return useCallback(
    (change, { replace = true, state = {} } = {}) => {
      if (router.latestLocation.pathname !== pathname) return
      const search = (before: object) =>
        typeof change === 'function' ? change(asSearch(before)) : { ...before, ...change }
      void router.navigate({ to: '.', search, replace, state, resetScroll: false })
    },
    [router, pathname],
  )
}

/** Guaranteed by the page's route, whose address it is. */
function asSearch<Search>(before: object): Search {
  return before as Search
}
