import { type ReactNode, type RefCallback, useCallback, useState } from 'react'
import { watchNear } from '../../../ui/near.ts'

/** How far outside of what is visible things are kept ready, in pixels. */
const margin = 1200

/**
 * Keeps in the page only what is near the visible part of the scroller around it, so that a thousand cards scroll
 * like ten. What leaves keeps its height; what holds the focus stays.
 */
export function NearWindow({
  children,
  startsNear,
  stays = false,
  estimate,
}: {
  children: () => ReactNode
  /** Shown at once, before anything is known about its place. */
  startsNear: boolean
  /** Never leaves, because it holds what somebody is typing. */
  stays?: boolean | undefined
  /** Its height in pixels until it has been shown once. */
  estimate: number
}) {
  const [{ isNear, height }, setPlace] = useState({ isNear: startsNear, height: estimate })
  const watch = useCallback<RefCallback<HTMLDivElement>>((element) => {
    if (!element) return
    return watchNear(element, margin, ({ isIntersecting, boundingClientRect }) => {
      if (!isIntersecting && element.contains(document.activeElement)) return
      setPlace({ isNear: isIntersecting, height: boundingClientRect.height })
    })
  }, [])
  if (isNear || stays)
    return (
      <div ref={watch} data-row="">
        {children()}
      </div>
    )
  return <div ref={watch} data-row="" style={{ height }} />
}
