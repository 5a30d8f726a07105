import { useSyncExternalStore } from 'react'

/** One shared clock that ticks only while somebody looks at it. */
function clockOf(tick: number): () => Date {
  const listeners = new Set<() => void>()
  let now = new Date()
  let timer: ReturnType<typeof setInterval> | undefined
  const subscribe = (changed: () => void) => {
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
  const look = () => {
    // Nobody has looked for a while; within one tick it stays the same object, as React wants it.
    if (timer === undefined && Date.now() - now.getTime() > tick) now = new Date()
    return now
  }
  return () => useSyncExternalStore(subscribe, look)
}

/** The time of day, renewed every half minute, so that '2 min ago' does not grow old on screen. */
export const useNow = clockOf(30_000)

/** The time of day, renewed every second, for a clock that runs on screen. */
export const useSecond = clockOf(1000)
