import type { DayRow, MyDay } from '../../../../contract/day.ts'
import { openLogTime } from '../../../lib/log-time.ts'
import { useShortcuts } from '../../../lib/shortcuts.ts'
import type { DayTab } from '../address.ts'
import { said, acts as words } from '../labels.ts'
import { useDayActs } from './day-acts.ts'

interface DayKeysProps {
  day: MyDay
  onTab: (tab: DayTab) => void
}

/** J and K go from row to row, D, M, A and S act on the one in focus, 1 to 3 show another day; Enter opens, as it is a link. */
export function DayKeys({ day, onTab }: DayKeysProps) {
  const acts = useDayActs()
  const on = (may: (row: DayRow) => boolean, act: (row: DayRow) => void) => () => {
    const id = rowInFocus()?.dataset.dayRow
    const row = day.sections.flatMap(({ rows }) => rows).find((one) => one.id === id)
    if (row && may(row)) act(row)
  }
  const isTimed = acts.timed !== undefined
  const hours = on(({ can }) => can.time, acts.hours)
  useShortcuts([
    { keys: '1', label: said.tabs.today, run: () => onTab('today') },
    { keys: '2', label: said.tabs.tomorrow, run: () => onTab('tomorrow') },
    { keys: '3', label: said.tabs.week, run: () => onTab('week') },
    { keys: 'j', label: said.next, run: () => step(1) },
    { keys: 'k', label: said.before, run: () => step(-1) },
    { keys: 'd', label: words.done, run: on(({ can }) => can.done, acts.done) },
    { keys: 'm', label: words.move, run: on(({ can }) => can.move, acts.move) },
    { keys: 'a', label: words.assign, run: on(({ can }) => can.assign, acts.assign) },
    // While a timer runs, the key stops it wherever the focus is.
    ...(isTimed ? [] : [{ keys: 's', label: words.time, run: on(({ can }) => can.time, acts.time) }]),
    { keys: 'l', label: words.hours, run: () => (rowInFocus() ? hours() : openLogTime()) },
    { keys: 'o', label: words.record, run: on(({ can }) => can.record, acts.record) },
  ])
  return null
}

function rowInFocus() {
  return document.activeElement?.closest<HTMLElement>('[data-day-row]')
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-day-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const next = at < 0 ? rows[0] : rows[at + by]
  next?.querySelector<HTMLElement>('[data-day-link]')?.focus({ preventScroll: true })
  next?.scrollIntoView({ block: 'nearest' })
}
