const startTakesMilliseconds = 1500

/** Calls back when the page's first seconds are over and the browser has a moment; at once as soon as they are. */
export function afterStart(run: () => void): void {
  const wait = startTakesMilliseconds - performance.now()
  setTimeout(() => whenIdle(run), Math.max(0, wait))
}

function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1000 })
  else setTimeout(run, 200)
}
