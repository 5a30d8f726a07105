import { useMatches } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import type { Connection } from '../ui/status-strip.tsx'

/** How the live connection stands: 'idle' while nobody is signed in, 'broken' until it is open again. */
type LiveState = 'idle' | 'connecting' | 'open' | 'broken'

let shown: Connection = 'online'
let live: LiveState = 'idle'
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()
const returnListeners = new Set<() => void>()

// A blink is not worth a notice, and good news need not stay.
const blinkMilliseconds = 2000
const goodNewsMilliseconds = 4000

/** Takes in how the live connection stands now; what a person is told follows from it. */
export function liveBecame(next: LiveState): void {
  if (next === live) return
  const isBack = live === 'broken' && next === 'open'
  live = next
  if (isBack) for (const listener of returnListeners) listener()
  if (next === 'open') comeBack()
  if (next === 'idle') show('online')
  if (next === 'broken') later(sayBroken, blinkMilliseconds)
}

/** Calls back whenever the live connection is open again after it was broken. */
export function onReconnect(listener: () => void): () => void {
  returnListeners.add(listener)
  return () => returnListeners.delete(listener)
}

/** The connection as a person is told of it. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, () => shown)
}

/** Whether a page is open that a kept day can stand in for, and there is no network. */
export function useLost(): boolean {
  const isOfDay = useMatches({ select: (all) => /^\/(my-day|diary)$/.test(all.at(-1)?.pathname ?? '') })
  return useConnection() === 'offline' && isOfDay
}

/** Follows the browser's own word on the network; it matters only while the live connection is broken. */
export function followNetwork(): void {
  const changed = () => {
    if (live === 'broken') sayBroken()
  }
  addEventListener('online', changed)
  addEventListener('offline', changed)
}

function comeBack(): void {
  clearTimeout(timer)
  if (shown === 'online') return
  show('restored')
  later(() => show('online'), goodNewsMilliseconds)
}

function sayBroken(): void {
  show(navigator.onLine ? 'reconnecting' : 'offline')
}

function show(next: Connection): void {
  clearTimeout(timer)
  if (next === shown) return
  shown = next
  for (const listener of listeners) listener()
}

function later(run: () => void, milliseconds: number): void {
  clearTimeout(timer)
  timer = setTimeout(run, milliseconds)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
