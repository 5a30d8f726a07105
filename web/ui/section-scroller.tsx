import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useMedia } from '../lib/media.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { said, sectionPress } from './labels.ts'
import { scrollerChanged } from './visibility.ts'

type SectionScrollerProps = {
  /** Names the region, usually the heading above it. */
  label: string
  children: ReactNode
  /** Something in it is being typed in: nothing is cut until that is over. */
  isOpen?: boolean | undefined
  /** Shown whole on demand. */
  isWhole?: boolean | undefined
  /** Left out, there is no way to show it whole. */
  onWhole?: ((isWhole: boolean) => void) | undefined
}

const highest = 600
/** Of the fade at most, which never reaches further than there is still to scroll. */
const fade = 40

/** At most 600 px high from 768 px up, scrolling inside with a fade while there is more; phones scroll the page. */
export function SectionScroller({ label, children, isOpen, isWhole, onWhole }: SectionScrollerProps) {
  const scrolls = useMedia('(width >= 48rem)')
  const isCapped = scrolls && !isOpen && !isWhole
  const { isLong, ...followed } = useSection(isCapped)
  return (
    <>
      <section
        {...followed}
        aria-label={label}
        data-scroller=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no wheel scrolls it with the keyboard.
        tabIndex={0}
        className={cx(
          // Positioned, or what is for screen readers only would stretch the page to where it scrolls.
          'scroller relative -m-1 rounded-lg p-1 focus-visible:-outline-offset-2',
          isCapped && 'max-h-[600px] overflow-y-auto',
        )}
      >
        <div>{children}</div>
      </section>
      {onWhole && scrolls && isLong && !isOpen && (
        <Button
          variant="ghost"
          size="sm"
          className="self-center"
          aria-expanded={isWhole ?? false}
          aria-label={sectionPress(label, isWhole ?? false)}
          onClick={() => onWhole(!isWhole)}
        >
          {isWhole ? said.showLess : said.showAll}
        </Button>
      )}
    </>
  )
}

/** Follows what is cut, and keeps in sight what was in sight when the section begins or ends to scroll by itself. */
function useSection(isCapped: boolean) {
  const section = useRef<HTMLElement>(null)
  const [isLong, setLong] = useState(false)
  const scrolled = useRef(0)
  const measure = useCallback(() => {
    const { current: of } = section
    if (!of) return
    scrolled.current = of.scrollTop
    const left = of.scrollHeight - of.clientHeight - of.scrollTop
    of.style.setProperty('--scroller-fade', `${Math.max(0, Math.min(fade, left))}px`)
    setLong(of.scrollHeight > highest)
  }, [])
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return
      section.current = element
      const observer = new ResizeObserver(measure)
      for (const one of [element, ...element.children]) observer.observe(one)
      return () => {
        observer.disconnect()
        section.current = null
      }
    },
    [measure],
  )
  const wasCapped = useRef(isCapped)
  useLayoutEffect(() => {
    const { current: of } = section
    if (!of || wasCapped.current === isCapped) return
    wasCapped.current = isCapped
    if (isCapped) of.scrollIntoView({ block: 'nearest' })
    else scrollBy(0, scrolled.current)
    of.dispatchEvent(new Event(scrollerChanged))
  }, [isCapped])
  return { ref, isLong, onScroll: measure }
}
