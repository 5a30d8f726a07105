/**
 * Tells at once, and at every change, whether an element is within so many pixels of what is visible of the
 * scroller around it; `entry.isIntersecting` says it. Ends with the returned call.
 */
export function watchNear(
  element: Element,
  pixels: number,
  onChange: (entry: IntersectionObserverEntry) => void,
): () => void {
  const observer = new IntersectionObserver(
    // A busy page hands over several changes at once, the oldest first: only the last one is still true.
    (entries) => {
      const entry = entries.at(-1)
      if (entry) onChange(entry)
    },
    { root: scrollerOf(element), rootMargin: `${pixels}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

// On phones the page scrolls and not the section; as a root that does not scroll it would call everything visible.
function scrollerOf(element: Element): Element | null {
  const scroller = element.closest('[data-scroller]')
  if (scroller === null) return null
  return getComputedStyle(scroller).overflowY === 'visible' ? null : scroller
}
