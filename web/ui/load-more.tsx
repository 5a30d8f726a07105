import { useCallback } from 'react'
import { Button } from './button.tsx'
import { said } from './labels.ts'
import { watchVisibility } from './visibility.ts'

/** What an infinite query says of its pages. */
export type Pages = {
  hasNextPage: boolean
  /** Anything of the list is under way, a further page or what is shown once more. */
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<unknown>
}

/** Stands at the end of a list: loads the next page shortly before it comes into view, and on a press. */
export function LoadMore({ pages }: { pages: Pages }) {
  const { hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError: failed, fetchNextPage } = pages
  // What a colleague changed comes first; the next page would otherwise end that call. After a failure: by hand.
  const loadsByItself = hasNextPage && !isFetching && !failed
  const load = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage])
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null || !loadsByItself) return
      return watchVisibility(element, 400, (entry) => entry.isIntersecting && load())
    },
    [loadsByItself, load],
  )
  if (!hasNextPage) return null
  return (
    <>
      {/* A page that is printed as it stands says what is missing on the paper. */}
      <p className="hidden py-2 text-center text-meta print:block">{said.moreThanOnPaper}</p>
      <div ref={watch} className="flex flex-col items-center gap-2 py-4" data-print="none">
        {failed && (
          <p role="alert" className="text-secondary text-danger">
            {said.moreFailed}
          </p>
        )}
        <Button variant="ghost" size="sm" busy={isFetchingNextPage} busyText={said.loading} onClick={load}>
          {failed ? said.retry : said.loadMore}
        </Button>
      </div>
    </>
  )
}
