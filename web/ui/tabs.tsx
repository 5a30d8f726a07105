import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useId, useState } from 'react'
import { CountBadge } from './badge.tsx'
import { cx } from './cx.ts'
import { tellHeight } from './height.ts'
import { watchVisibility } from './visibility.ts'

type TabEntry<Value extends string> = {
  value: Value
  label: string
  count?: number | undefined
  /** Rendered only while this tab is chosen. */
  content: ReactNode
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly TabEntry<Value>[]
  value: Value
  onValueChange: (value: Value) => void
  /** The heading above, said again in one line when the tabs stay at the top while the page scrolls. */
  heading?: string | undefined
  /** On a phone they share its whole width: for a few short ones. */
  fills?: boolean | undefined
}

/** More than these are shown as for example 999+. */
const mostCounted = 999

const tellTabs = tellHeight('--tabs')

/** Underlined tabs over one panel; arrow keys, Home and End move, Enter or Space chooses. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  heading,
  fills,
}: TabsProps<Value>) {
  const id = useId()
  const { isStuck, ref } = useStuck()
  const chosen = tabs.find((tab) => tab.value === value)
  return (
    <div>
      {heading !== undefined && <span ref={ref} aria-hidden="true" className="block h-px" />}
      <div
        className={cx(
          heading !== undefined && 'sticky top-(--above) z-20 bg-bg max-md:-mx-4 max-md:px-4 print:static',
        )}
        ref={heading === undefined ? undefined : tellTabs}
      >
        {isStuck && <StuckHeading>{heading}</StuckHeading>}
        <div
          role="tablist"
          aria-label={label}
          onKeyDown={moveFocus}
          ref={followCut}
          onScroll={({ currentTarget }) => markCut(currentTarget)}
          className={cx(row, fills && 'max-md:gap-0 max-md:*:flex-1 max-md:*:justify-center')}
        >
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab === chosen}
              aria-controls={tab === chosen ? `${id}-panel` : undefined}
              tabIndex={tab === chosen ? 0 : -1}
              ref={tab === chosen ? bringIntoView : undefined}
              onClick={() => onValueChange(tab.value)}
              className="relative flex h-[42px] shrink-0 items-center gap-2 rounded-t-sm font-semibold text-ink-2 transition-colors after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-ink focus-visible:-outline-offset-2 aria-selected:text-ink aria-selected:after:bg-ink coarse:h-control"
            >
              {tab.label}
              {tab.count !== undefined && <CountBadge count={tab.count} max={mostCounted} />}
            </button>
          ))}
        </div>
      </div>
      {chosen && <Panel key={chosen.value} {...{ id, chosen }} />}
    </div>
  )
}

function Panel({ id, chosen: { value, content } }: { id: string; chosen: TabEntry<string> }) {
  return (
    <div
      role="tabpanel"
      id={`${id}-panel`}
      aria-labelledby={`${id}-${value}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the panel is the next stop after its tab.
      tabIndex={0}
      className="rounded-sm pt-5"
    >
      {content}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  const at = tabs.findIndex((tab) => tab.matches(':focus'))
  const next = nextIndex(event.key, at, tabs.length)
  if (next === undefined) return
  event.preventDefault()
  tabs[next]?.focus()
}

function nextIndex(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count
    case 'ArrowLeft':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}

const row = 'cut-sides flex gap-[22px] overflow-x-auto shadow-[inset_0_-1px_var(--border)]'

function StuckHeading({ children }: { children: ReactNode }) {
  return (
    <p
      aria-hidden="true"
      className="truncate pt-3 font-serif text-section leading-tight font-semibold max-md:hidden print:hidden"
    >
      {children}
    </p>
  )
}

/** Whether what stands above the tabs has gone out of sight. */
function useStuck(): { isStuck: boolean; ref: RefCallback<HTMLElement> } {
  const [isStuck, setStuck] = useState(false)
  const ref = useCallback<RefCallback<HTMLElement>>((element) => {
    if (!element) return
    return watchVisibility(element, 0, ({ isIntersecting, boundingClientRect }) =>
      setStuck(!isIntersecting && boundingClientRect.top < 0),
    )
  }, [])
  return { isStuck, ref }
}

/** Of the row that a cut end fades at most, which never reaches further than there is still to scroll. */
const fade = 0.12

function markCut(list: HTMLElement): void {
  const { scrollLeft, scrollWidth, clientWidth, style } = list
  const most = clientWidth * fade
  style.setProperty('--cut-start', `${Math.min(most, scrollLeft)}px`)
  style.setProperty('--cut-end', `${Math.min(most, scrollWidth - clientWidth - scrollLeft)}px`)
}

function followCut(list: HTMLElement | null) {
  if (!list) return
  let isHeld = false
  // Who scrolls it by hand looks for another one.
  list.addEventListener('pointerdown', () => {
    isHeld = true
  })
  const sizes = new ResizeObserver(() => {
    if (!isHeld) bringIntoView(list.querySelector<HTMLElement>('[aria-selected=true]'))
    markCut(list)
  })
  // A count that comes later makes its tab wider, and moves those behind it.
  for (const one of [list, ...list.children]) sizes.observe(one)
  return () => sizes.disconnect()
}

/** Where the tabs scroll sideways, the chosen one is seen. */
function bringIntoView(tab: HTMLElement | null): void {
  const list = tab?.parentElement
  if (!tab || !list || list.scrollWidth <= list.clientWidth) return
  const start = tab.offsetLeft - list.offsetLeft - list.scrollLeft
  const faded = list.clientWidth * fade
  const isSeen = start >= faded && start + tab.offsetWidth <= list.clientWidth - faded
  if (!isSeen) list.scrollLeft += start - list.clientWidth / 3
}
