import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { dayByKey } from '../../../lib/day-grid.ts'
import type { Shown } from './shown.ts'

/** Gives the focus to a day as soon as it is on screen. */
export type FocusDay = (day: string) => void

interface DayKeys {
  shown: Shown
  today: string
  /** The days' own controls, each in an element with `data-date`. */
  controls: string
  focusDay: RefObject<FocusDay | null>
  /** Shows the time around a day that is not on screen. */
  onGoTo: (day: string) => void
}

/**
 * Makes a month one stop of the Tab key, in which arrows, Home, End and the Page keys go from day to day, also beyond
 * what is shown; and lets a day be focused from outside. Belongs on the element around the days.
 */
export function useDayKeys({ shown, today, controls, focusDay, onGoTo }: DayKeys) {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const last = useRef<string>(undefined)
  const isMonth = shown.view === 'month'
  const found = () => [...(frame.current?.querySelectorAll<HTMLElement>(controls) ?? [])]
  const setStop = () => {
    if (!isMonth) return
    const stop = stopOf(shown, last.current, today)
    for (const control of found()) control.tabIndex = dayOf(control) === stop ? 0 : -1
  }
  const focus = (day: string) => {
    const all = found()
    // A list has no place for an empty day: the next one that has something, else the last.
    const control = all.find((other) => (dayOf(other) ?? '') >= day) ?? all.at(-1)
    control?.focus()
    return control !== undefined
  }
  const settle = () => {
    setStop()
    const day = wanted.current
    if (day !== undefined && isAmong(shown, day) && focus(day)) wanted.current = undefined
  }
  useEffect(() => {
    settle()
    focusDay.current = (day) => {
      wanted.current = day
      settle()
      // What comes to an empty list later must not take the focus from what is done meanwhile.
      onNextPress(() => {
        wanted.current = undefined
      })
    }
    // The library draws when it likes.
    const observer = new MutationObserver(settle)
    if (frame.current) observer.observe(frame.current, { childList: true, subtree: true })
    return () => {
      observer.disconnect()
      focusDay.current = null
    }
  })
  const onFocus = ({ target }: FocusEvent) => {
    if (!target.matches(controls)) return
    last.current = dayOf(target)
    setStop()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const control = event.target instanceof Element ? event.target.closest(controls) : null
    const day = control && dayOf(control)
    const next = day && isMonth ? dayByKey(event.key, day) : undefined
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if (next >= shown.from && next <= shown.to && !event.key.startsWith('Page')) return void focus(next)
    wanted.current = next
    onGoTo(next)
  }
  return { ref: frame, onFocus, onKeyDown }
}

function onNextPress(run: () => void): void {
  const once = { once: true, capture: true }
  window.addEventListener('keydown', run, once)
  window.addEventListener('pointerdown', run, once)
}

function dayOf(control: Element): string | undefined {
  return control.closest<HTMLElement>('[data-date]')?.dataset.date
}

/** The day at which the Tab key stops: where the focus was, else today, else the first of the month. */
function stopOf({ from, to, month }: Shown, last: string | undefined, today: string): string {
  if (last !== undefined && last >= from && last <= to) return last
  return today.startsWith(month) ? today : `${month}-01`
}

/** A month counts as shown when it is the one of the day: its weeks reach into others. */
function isAmong({ view, from, to, month }: Shown, day: string): boolean {
  return view === 'month' ? day.startsWith(month) : from <= day && day <= to
}
