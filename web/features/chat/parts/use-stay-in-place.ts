import { useCallback, useLayoutEffect, useRef } from 'react'

/** Pixels from the end within which somebody still counts as being at it. */
const nearEnd = 48

/** A message, and how far below the beginning of the list it stands. */
interface Place {
  id: string
  offset: number
}

/**
 * Keeps a list that grows at both ends where its reader is: at the end while they are there, else at the message
 * that they see first; where the number of their own changes, the end is shown. Items carry `data-message`; the list
 * tells when its reader comes to the end or leaves it.
 */
export function useStayInPlace(onEnd: (isAtEnd: boolean) => void, own: number) {
  const scroller = useRef<HTMLElement>(null)
  const place = useRef<Place | undefined>(undefined)
  const isAtEnd = useRef(true)
  /** Where the reader was when it was last set or noticed. */
  const top = useRef(0)

  const notice = () => {
    const element = scroller.current
    if (!element) return
    const distance = element.scrollHeight - element.clientHeight - element.scrollTop
    const wasAtEnd = isAtEnd.current
    top.current = element.scrollTop
    isAtEnd.current = distance < nearEnd
    if (isAtEnd.current !== wasAtEnd) onEnd(isAtEnd.current)
    place.current = isAtEnd.current ? undefined : firstSeen(element)
  }
  const goToEnd = () => {
    const element = scroller.current
    if (!element) return
    element.scrollTop = element.scrollHeight
    top.current = element.scrollTop
  }
  const settle = () => {
    const element = scroller.current
    if (!element) return
    // Scrolled up since, and the event that tells it has not come yet.
    if (isAtEnd.current && element.scrollTop < top.current) notice()
    if (isAtEnd.current) return goToEnd()
    const { current } = place
    const seen = current && element.querySelector(`[data-message="${CSS.escape(current.id)}"]`)
    if (!current || !seen) return
    // Measured in the content, so that what the reader has scrolled since then is not undone.
    const grown = offsetIn(element, seen) - current.offset
    current.offset += grown
    if (grown !== 0) element.scrollTop += grown
  }
  const knownOwn = useRef(0)
  useLayoutEffect(() => {
    settle()
    if (own > 0 && own !== knownOwn.current && scroller.current)
      scroller.current.scrollTop = scroller.current.scrollHeight
    knownOwn.current = own
  })
  // What finds its size later (a font, a picture) is made up for before it is painted.
  const latest = useRef(settle)
  latest.current = settle
  const list = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(() => latest.current())
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { scroller, list, notice, goToEnd }
}

function firstSeen(scroller: Element): Place | undefined {
  for (const item of scroller.querySelectorAll('[data-message]')) {
    const offset = offsetIn(scroller, item)
    if (offset + item.getBoundingClientRect().height > scroller.scrollTop)
      return { id: item.getAttribute('data-message') ?? '', offset }
  }
  return undefined
}

function offsetIn(scroller: Element, item: Element): number {
  return item.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop
}
