import { useEffect } from 'react'

const startTakesMilliseconds = 1500

/** Calls back when the page's first seconds are over and the browser has a moment; at once as soon as they are. */
export function afterStart(run: () => void): void {
  const wait = startTakesMilliseconds - performance.now()
  setTimeout(() => whenIdle(run), Math.max(0, wait))
}

/** Runs this after the page's start, once its component is shown; `run` must stay the same. */
export function useAfterStart(run: () => void): void {
  useEffect(() => afterStart(run), [run])
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 200)
}
