import { useSyncExternalStore } from 'react'
import { afterStart } from '../lib/after-start.ts'
import type { overlays } from './overlay-parts.ts'

type Overlays = typeof overlays

let loaded: Overlays | undefined
let loading: Promise<void> | undefined
let loadBesides: () => Promise<() => void> = async () => () => undefined
const listeners = new Set<() => void>()

/**
 * Fetches everything that opens above the page: 60 KB that no first paint needs.
 * Never rejects; after a failure the next call tries again, or the connection when it comes back.
 */
export function loadOverlays(): Promise<void> {
  loading ??= Promise.all([import('./overlay-parts.ts'), loadBesides()]).then(
    ([module, begin]) => {
      begin()
      betweenPresses(() => {
        loaded = module.overlays
        for (const listener of listeners) listener()
      })
    },
    () => {
      loading = undefined
      // What waits to be said is said as soon as the connection is back.
      addEventListener('online', () => void loadOverlays(), { once: true })
    },
  )
  return loading
}

/** Has this fetched with them, and what it answers called before anything opens. */
export function loadWithOverlays(load: () => Promise<() => void>): void {
  loadBesides = load
}

let isPressing = false
let afterPress: (() => void) | undefined

/**
 * Every trigger is another element once the overlays are here: exchanged between pressing and letting go, it would be
 * pressed in vain. Followed from the beginning, because a press may begin before they come.
 */
function betweenPresses(exchange: () => void): void {
  if (isPressing) afterPress = exchange
  else exchange()
}

function pressed(): void {
  isPressing = true
}

function released(): void {
  // The click comes after it, and still belongs to the press.
  setTimeout(() => {
    isPressing = false
    afterPress?.()
    afterPress = undefined
  })
}

function followPresses(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, pressed, true)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) addEventListener(type, released, true)
  // Of the window itself: what is let go elsewhere is not heard here.
  addEventListener('blur', released)
}

/** Fetches the overlays when the page's start is over. */
export function loadOverlaysAfterStart(): void {
  followPresses()
  afterStart(() => void loadOverlays())
}

/** The overlays once they are here; what cannot do without them has them fetched now. */
export function useOverlays(needsThem = false): Overlays | undefined {
  if (needsThem && loaded === undefined) void loadOverlays()
  return useSyncExternalStore(subscribe, () => loaded)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
