import { type KeyboardEvent, useState } from 'react'
import { isFree, useShortcuts } from '../../../lib/shortcuts.ts'
import { keys as words } from './labels.ts'

interface SheetKeys {
  onApprove: () => void
  onReturn: () => void
  onSelect: (key: string) => void
}

/** J and K go from week to week, A approves, R returns; Space on a week selects it, Enter opens it, as it is a link. */
export function useSheetKeys({ onApprove, onReturn, onSelect }: SheetKeys) {
  useShortcuts([
    { keys: 'j', label: words.next, run: () => step(1) },
    { keys: 'k', label: words.before, run: () => step(-1) },
    { keys: 'space', label: words.select },
    { keys: 'a', label: words.approve, run: onApprove },
    { keys: 'r', label: words.return, run: onReturn },
  ])
  return (event: KeyboardEvent) => {
    const { target } = event
    // A box or a button in the row has a Space of its own.
    if (event.key !== ' ' || !isFree(event.nativeEvent) || !(target instanceof HTMLAnchorElement)) return
    const key = target.closest<HTMLElement>('[data-record]')?.dataset.record
    if (key === undefined) return
    event.preventDefault()
    onSelect(key)
  }
}

/** The week that has the focus. */
export function weekInFocus(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-record]')?.dataset.record
}

function step(by: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-record]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusOn(at < 0 ? rows[0] : rows[at + by])
}

const lost = 'body, [role=dialog][data-closed], [role=dialog][data-closed] *'
/** A dialog that closes gives its focus to what has gone within so many frames. */
const patience = 30

/** Puts the focus on a week, or where none is left above the list, where it has gone with one that left the list. */
export function goOnTo(key: string | undefined, frames = patience): void {
  if (document.activeElement?.matches(lost)) {
    if (key !== undefined) focusOn(document.querySelector<HTMLElement>(`[data-record="${CSS.escape(key)}"]`))
    else document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }
  if (frames > 0) requestAnimationFrame(() => goOnTo(key, frames - 1))
}

function focusOn(row: HTMLElement | null | undefined): void {
  row?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

/** Which weeks are selected, by their keys; those that have left the list are not any more. */
export function useSelected() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return {
    selected,
    toggle: (key: string) =>
      setSelected((now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key])),
    /** What was decided is selected no more; what was refused stays. */
    drop: (gone: readonly string[]) =>
      setSelected((now) => new Set([...now].filter((key) => !gone.includes(key)))),
    clear: () => setSelected(new Set()),
  }
}
