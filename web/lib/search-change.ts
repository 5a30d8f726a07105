import { type HistoryState, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'

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

/**
 * What the address holds beside its dialogs: the same object until something else changes, so that what is made of it
 * is not drawn again because a dialog opens.
 */
export function useBesideDialogs<Search extends object>(
  search: Search,
  ...dialogs: (keyof Search)[]
): Search {
  const names: readonly PropertyKey[] = dialogs
  const beside = Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)))
  const kept = useRef(beside)
  if (JSON.stringify(kept.current) !== JSON.stringify(beside)) kept.current = beside
  return asSearch(kept.current)
}

/** Guaranteed by the page's route, whose address it is. */
function asSearch<Search>(before: object): Search {
  return before as Search
}
