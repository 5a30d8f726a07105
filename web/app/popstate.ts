type Taker = (event: PopStateEvent) => boolean

let take: Taker | undefined

/**
 * Hears of every step back and forward before the router's history does, as long as it is called before that is made:
 * a window tells its listeners in the order in which they came.
 */
export function listenToPops(): void {
  addEventListener('popstate', (event) => {
    if (take?.(event)) event.stopImmediatePropagation()
  })
}

/** Lets this decide about each step first: true, and nobody else hears of it. */
export function takePops(taker: Taker): void {
  take = taker
}
