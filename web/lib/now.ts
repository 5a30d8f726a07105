import { useSyncExternalStore } from 'react'
import { deviceStore } from './storage.ts'

const clockKey = 'sereshta.clock'
/** Milliseconds that the server's clock is ahead of this device's, as it was heard last: before this page, until an answer comes. */
let ahead = Number(deviceStore.getItem(clockKey) ?? 0)
let isHeard = false
const onHeard = new Set<() => void>()

/** The time by the server's clock: a device may be a day wrong. */
export const serverNow = (): Date => new Date(Date.now() + ahead)

/** One shared clock that ticks only while somebody looks at it. */
function clockOf(tick: number, read: () => Date): () => Date {
  const listeners = new Set<() => void>()
  let now = read()
  let timer: ReturnType<typeof setInterval> | undefined
  const renew = () => {
    now = read()
    for (const listener of listeners) listener()
  }
  onHeard.add(renew)
  const subscribe = (changed: () => void) => {
    listeners.add(changed)
    timer ??= setInterval(renew, tick)
    return () => {
      listeners.delete(changed)
      if (listeners.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
  const look = () => {
    // Nobody has looked for a while; within one tick it stays the same object, as React wants it.
    if (timer === undefined && read().getTime() - now.getTime() > tick) now = read()
    return now
  }
  return () => useSyncExternalStore(subscribe, look)
}

/** The time of day, renewed every half minute, so that '2 min ago' does not grow old on screen. */
export const useNow = clockOf(30_000, serverNow)

/** The time of day, renewed every second, for a clock that runs on screen. */
export const useSecond = clockOf(1000, () => new Date())

const listening = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
const minute = 60_000

/** Every answer tells the server's time, to the second: a clock that is wrong on this device is wrong no more. */
export function hearServerClock(date: string | null): void {
  // The header leaves out what is past the second, which is half a second in the middle.
  const heard = Date.parse(date ?? '') + 500 - Date.now()
  if (Number.isNaN(heard) || (isHeard && Math.abs(heard - ahead) < 1000)) return
  isHeard = true
  ahead = heard
  deviceStore.setItem(clockKey, String(heard))
  for (const listener of [...onHeard, ...listening]) listener()
}

/** The minute that has begun on the server's clock, renewed as soon as the next one begins. */
export function useServerMinute(): Date {
  const began = useSyncExternalStore(listenToMinutes, serverMinute)
  return new Date(began)
}

function serverMinute(): number {
  return Math.floor(serverNow().getTime() / minute) * minute
}

function listenToMinutes(changed: () => void): () => void {
  listening.add(changed)
  ticking ??= setInterval(() => {
    for (const listener of listening) listener()
  }, 1000)
  return () => {
    listening.delete(changed)
    if (listening.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}
