/** Where time comes from. Only `main.ts` uses the real one; everything else is handed a clock. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** A clock that stands still until it is moved: for tests and for the demo firm. */
export function manualClock(
  start: string | Date,
): Clock & { set(moment: string | Date): void; advance(ms: number): void } {
  let current = new Date(start)
  return {
    now: () => new Date(current),
    set: (moment) => {
      current = new Date(moment)
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms)
    },
  }
}
