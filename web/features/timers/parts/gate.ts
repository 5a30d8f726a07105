/** Lets a press through unless the very same one is still under way: the second half of a double click does nothing. */
export function createGate() {
  let last: string | undefined
  let count = 0
  return async (press: string, run: () => Promise<void>): Promise<void> => {
    if (press === last) return
    last = press
    count += 1
    const own = count
    await run().finally(() => {
      // A different press may have come meanwhile, which is not over.
      if (own === count) last = undefined
    })
  }
}
