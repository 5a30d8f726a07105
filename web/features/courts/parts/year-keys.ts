import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { dayByKey } from '../../../lib/day-grid.ts'

/** Days from one to another, both included. */
export interface Span {
  from: string
  until: string
}

/**
 * Makes a year one stop of the Tab key: arrows, Home, End and the Page keys go from day to day, with Shift they choose
 * a range, Enter opens it. Belongs on the element around the days, whose buttons bear `data-day`.
 */
export function useYearKeys(year: string, today: string, onOpen: (span: Span) => void) {
  const frame = useRef<HTMLDivElement>(null)
  const start = today.startsWith(year) ? today : `${year}-01-01`
  const [chosen, setChosen] = useState({ anchor: start, at: start })
  const isHere = chosen.at.startsWith(year) && chosen.anchor.startsWith(year)
  const { anchor, at } = isHere ? chosen : { anchor: start, at: start }
  const [from = at, until = at] = [anchor, at].sort()
  const go = (day: string, extends_: boolean) => {
    setChosen({ anchor: extends_ ? anchor : day, at: day })
    frame.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, at)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (next.startsWith(year)) go(next, event.shiftKey)
  }
  const onClick = (event: MouseEvent) => {
    const day = dayOf(event.target)
    if (day === undefined) return
    // A press of Enter is a click without a place: it opens what is chosen.
    if (event.detail === 0 && day === at) return onOpen({ from, until })
    go(day, event.shiftKey)
    const [first = day, last = day] = event.shiftKey ? [anchor, day].sort() : []
    onOpen({ from: first, until: last })
  }
  return { ways: { ref: frame, onKeyDown, onClick }, at, span: { from, until } }
}

function dayOf(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined
}
