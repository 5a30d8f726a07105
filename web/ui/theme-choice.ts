import { useSyncExternalStore } from 'react'
import { applyTheme, storedTheme, type Theme } from './theme.ts'

let theme = storedTheme()
const listeners = new Set<() => void>()

/** Shows a theme at once, remembers it on this device, and tells every switch on the page. */
export function chooseTheme(next: Theme): void {
  theme = next
  applyTheme(next)
  for (const listener of listeners) listener()
}

/** The theme as chosen on this device. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => theme)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
