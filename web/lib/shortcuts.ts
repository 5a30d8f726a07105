import { useLayoutEffect, useRef } from 'react'
import { deviceStore } from './storage.ts'

export interface Shortcut {
  /** 'n', '?', 'arrowleft', 'g t' (one after the other) or 'mod+k' (Ctrl, or Cmd on a Mac). */
  keys: string
  /** What it does, as the sheet of shortcuts says it; without one it is not listed there. */
  label?: string | undefined
  /** Left out: it works where the focus is, on a card or in a form, and is only listed here. */
  run?: (() => void) | undefined
}

/** The part of a key press that decides; `code` helps where the keyboard types Bangla. */
export interface KeyPress {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

/** The name of a pressed key: 'n', '?', 'mod+k'; undefined for what can be no shortcut. */
export function nameOfPress({ key, code, ctrlKey, metaKey, altKey }: KeyPress): string | undefined {
  if (altKey) return undefined
  if ((key === 'ArrowLeft' || key === 'ArrowRight') && !ctrlKey && !metaKey) return key.toLowerCase()
  const printable = /^[!-~]$/.test(key) ? key.toLowerCase() : code.match(/^Key([A-Z])$/)?.[1]?.toLowerCase()
  if (printable === undefined) return undefined
  return ctrlKey || metaKey ? `mod+${printable}` : printable
}

/** What a press means after the one before it: a shortcut to run, or the beginning of one. */
export function meaningOf(
  press: string,
  before: string | undefined,
  known: readonly string[],
): { keys?: string; pending?: string } {
  const pair = `${before} ${press}`
  if (before !== undefined && known.includes(pair)) return { keys: pair }
  if (known.includes(press)) return { keys: press }
  return known.some((keys) => keys.startsWith(`${press} `)) ? { pending: press } : {}
}

type Source = () => readonly Shortcut[]

const sources = new Set<Source>()
const switchKey = 'sereshta.single-keys'
const pairMilliseconds = 1500

/** Offers shortcuts for as long as the component is on screen; a later one takes precedence. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  // Before anything is painted: a key that is pressed at once must not be lost.
  useLayoutEffect(() => {
    const source = () => latest.current
    sources.add(source)
    return () => void sources.delete(source)
  }, [])
}

/** Offers one shortcut; see useShortcuts. */
export function useShortcut(keys: string, run: () => void, label?: string): void {
  useShortcuts([{ keys, run, label }])
}

/** All shortcuts that work right now, the latest first. */
export function shortcutsInUse(): Shortcut[] {
  return [...sources].reverse().flatMap((source) => source())
}

/** Whether keys without Ctrl or Cmd do anything; a person can switch them off. */
export function singleKeysWork(): boolean {
  return deviceStore.getItem(switchKey) !== 'off'
}

/** Switches keys without Ctrl or Cmd on or off on this device. */
export function letSingleKeysWork(on: boolean): void {
  if (on) deviceStore.removeItem(switchKey)
  else deviceStore.setItem(switchKey, 'off')
}

/** Listens to the keyboard from now on. */
export function listenToShortcuts(): void {
  let before: { press: string; at: number } | undefined
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return
    const press = nameOfPress(event)
    if (press === undefined) return
    if (isTaken(event.target) && !worksAnywhere(press)) return
    if (press.startsWith('arrow') && moves(event.target)) return
    if (!press.startsWith('mod+') && !singleKeysWork()) return
    const inUse = shortcutsInUse().filter(({ run }) => run)
    const recent = before && event.timeStamp - before.at < pairMilliseconds ? before.press : undefined
    const known = inUse.map((shortcut) => shortcut.keys)
    const { keys, pending } = meaningOf(press, recent, known)
    before = pending === undefined ? undefined : { press: pending, at: event.timeStamp }
    const shortcut = inUse.find((candidate) => candidate.keys === keys)
    if (!shortcut?.run) return
    event.preventDefault()
    shortcut.run()
  })
}

/** Whether a key press means a shortcut: not typed into something, not part of a chord, not inside an overlay. */
export function isFree(
  event: Pick<KeyboardEvent, 'target' | 'defaultPrevented' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
) {
  // A key that is held down was pressed once.
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false
  return !isTaken(event.target) && singleKeysWork()
}

/** Whether the arrows already do something where the focus is. */
function moves(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, [data-scroller]') !== null
}

// Where text is typed, Ctrl+Z takes back the typing.
function worksAnywhere(press: string): boolean {
  return press.startsWith('mod+') && press !== 'mod+z'
}

function isTaken(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return (
    target.closest(
      'input:not([type=checkbox],[type=radio]), textarea, select, [contenteditable]:not([contenteditable=false]), :is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-closed])',
    ) !== null
  )
}
