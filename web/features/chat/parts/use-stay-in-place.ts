import { useLayoutEffect, useRef } from 'react'

/** Pixels from the end within which somebody still counts as being at it. */
const nearEnd = 48

/**
 * Keeps a list that grows at both ends where its reader is: at the end while they are there, else at the message
 * that they see first. Items carry `data-message`; the list tells when its reader comes to the end or leaves it.
 */
export function useStayInPlace(onEnd: (isAtEnd: boolean) => void) {
  const scroller = useRef<HTMLElement>(null)
  const place = useRef<{ id: string; top: number } | undefined>(undefined)
  const isAtEnd = useRef(true)

  const notice = () => {
    const element = scroller.current
    if (!element) return
    const distance = element.scrollHeight - element.clientHeight - element.scrollTop
    const wasAtEnd = isAtEnd.current
    isAtEnd.current = distance < nearEnd
    if (isAtEnd.current !== wasAtEnd) onEnd(isAtEnd.current)
    place.current = isAtEnd.current ? undefined : firstSeen(element)
  }
  const goToEnd = () => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (isAtEnd.current) return goToEnd()
    const { id, top } = place.current ?? {}
    const seen = id && element.querySelector(`[data-message="${CSS.escape(id)}"]`)
    if (seen && top !== undefined) element.scrollTop += topIn(element, seen) - top
  })
  return { scroller, notice, goToEnd }
}

function firstSeen(scroller: Element): { id: string; top: number } | undefined {
  for (const item of scroller.querySelectorAll('[data-message]')) {
    const top = topIn(scroller, item)
    if (top + item.getBoundingClientRect().height > 0)
      return { id: item.getAttribute('data-message') ?? '', top }
  }
  return undefined
}

function topIn(scroller: Element, item: Element): number {
  return item.getBoundingClientRect().top - scroller.getBoundingClientRect().top
}
