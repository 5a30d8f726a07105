import { type RefCallback, useCallback, useState } from 'react'

/** Whether an element holds more than it shows, so that the keyboard needs a way to scroll it. */
export function useScrolls(): { scrolls: boolean; ref: RefCallback<HTMLElement> } {
  const [scrolls, setScrolls] = useState(false)
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return
    const sizes = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    const watch = () => {
      for (const child of [element, ...element.children]) sizes.observe(child)
    }
    // What is loaded later comes as a child of its own.
    const children = new MutationObserver(watch)
    watch()
    children.observe(element, { childList: true })
    return () => {
      sizes.disconnect()
      children.disconnect()
    }
  }, [])
  return { scrolls, ref }
}
