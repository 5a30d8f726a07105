/** Ends after so many milliseconds, or as soon as the network has come back. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, milliseconds)
    addEventListener('online', end)
  })
}
