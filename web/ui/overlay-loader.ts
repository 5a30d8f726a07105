import { useSyncExternalStore } from 'react'
import type { overlays } from './overlay-parts.ts'

type Overlays = typeof overlays

let loaded: Overlays | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * Fetches everything that opens above the page: 60 KB that no first paint needs.
 * Never rejects; after a failure the next call tries again.
 */
export function loadOverlays(): Promise<void> {
  loading ??= import('./overlay-parts.ts').then(
    (module) => {
      loaded = module.overlays
      for (const listener of listeners) listener()
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** Fetches the overlays as soon as the browser has nothing better to do. */
export function loadOverlaysWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(() => void loadOverlays(), { timeout: 1000 })
  else setTimeout(() => void loadOverlays(), 200)
}

/** The overlays once they are here. */
export function useOverlays(): Overlays | undefined {
  return useSyncExternalStore(subscribe, () => loaded)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
