/** The event of a scroller that begins or ends to scroll by itself. */
export const scrollerChanged = 'scrollerchanged'

/**
 * Tells at once, and at every change, whether an element is within so many pixels of what is visible of the
 * scroller around it; `entry.isIntersecting` says it. Ends with the returned call.
 */
export function watchVisibility(
  element: Element,
  pixels: number,
  onChange: (entry: IntersectionObserverEntry) => void,
): () => void {
  const scroller = element.closest('[data-scroller]')
  let end = () => {}
  const begin = () => {
    end()
    const observer = new IntersectionObserver(
      // A busy page hands over several changes at once, the oldest first: only the last one is still true.
      (entries) => {
        const entry = entries.at(-1)
        if (entry) onChange(entry)
      },
      { root: rootOf(scroller), rootMargin: `${pixels}px 0px` },
    )
    observer.observe(element)
    end = () => observer.disconnect()
  }
  begin()
  scroller?.addEventListener(scrollerChanged, begin)
  return () => {
    end()
    scroller?.removeEventListener(scrollerChanged, begin)
  }
}

// On phones, and while it is shown whole, the page scrolls and not the section; as a root that does not scroll it would
// call everything visible.
function rootOf(scroller: Element | null): Element | null {
  if (scroller === null) return null
  return getComputedStyle(scroller).overflowY === 'visible' ? null : scroller
}
