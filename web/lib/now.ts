import { useSyncExternalStore } from 'react'

const tick = 30_000
const listeners = new Set<() => void>()
let now = new Date()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  timer ??= setInterval(() => {
    now = new Date()
    for (const listener of listeners) listener()
  }, tick)
  return () => {
    listeners.delete(changed)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/** The time of day, renewed every half minute, so that '2 min ago' does not grow old on screen. */
export function useNow(): Date {
  return useSyncExternalStore(subscribe, () => now)
}
