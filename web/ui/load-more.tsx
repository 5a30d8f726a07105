import { useCallback } from 'react'
import { Button } from './button.tsx'

export type LoadMoreProps = {
  /** There is a further page. */
  hasMore: boolean
  loading: boolean
  onLoadMore: () => void
  /** The last attempt failed: nothing is loaded by itself until Retry. */
  failed?: boolean | undefined
}

/** Stands at the end of a list: loads the next page shortly before it comes into view, and on a press. */
export function LoadMore({ hasMore, loading, onLoadMore, failed = false }: LoadMoreProps) {
  const watching = hasMore && !loading && !failed
  const watch = useCallback(
    (element: HTMLDivElement | null) => {
      if (element === null || !watching) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) onLoadMore()
        },
        { rootMargin: '0px 0px 400px 0px', root: scrollerOf(element) },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [watching, onLoadMore],
  )
  if (!hasMore) return null
  return (
    <>
      {/* A page that is printed as it stands says what is missing on the paper. */}
      <p className="hidden py-2 text-center text-meta print:block">
        The list goes on: only what had been loaded is on this paper.
      </p>
      <div ref={watch} className="flex flex-col items-center gap-2 py-4" data-print="none">
        {failed && (
          <p role="alert" className="text-secondary text-danger">
            More could not be loaded.
          </p>
        )}
        <Button variant="ghost" size="sm" busy={loading} busyText="Loading..." onClick={onLoadMore}>
          {failed ? 'Retry' : 'Load more'}
        </Button>
      </div>
    </>
  )
}

// On phones the page scrolls and not the section; as a root that does not scroll it would call everything visible.
function scrollerOf(element: Element): Element | null {
  const scroller = element.closest('[data-scroller]')
  if (scroller === null) return null
  return getComputedStyle(scroller).overflowY === 'visible' ? null : scroller
}
