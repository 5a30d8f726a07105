import { useEffect, useEffectEvent } from 'react'

type Subscribe<Args extends unknown[]> = (listener: (...args: Args) => void) => () => void

/** Hears of something for as long as the component is on screen, with the listener of the latest render; `subscribe` must stay the same. */
export function useSubscription<Args extends unknown[]>(
  subscribe: Subscribe<Args>,
  listener: (...args: Args) => void,
): void {
  const hear = useEffectEvent(listener)
  useEffect(() => subscribe((...args) => hear(...args)), [subscribe])
}

/** What tells of events of these types. */
export function eventsOf(target: EventTarget, ...types: string[]): Subscribe<[]> {
  return (listener) => {
    const hear = () => listener()
    for (const type of types) target.addEventListener(type, hear)
    return () => {
      for (const type of types) target.removeEventListener(type, hear)
    }
  }
}
