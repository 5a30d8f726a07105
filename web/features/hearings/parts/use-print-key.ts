import { useSubscription } from '../../../lib/subscription.ts'

function subscribeToPrintKey(listener: (event: KeyboardEvent) => void): () => void {
  const hear = (event: KeyboardEvent) => {
    if (
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      !event.shiftKey &&
      event.key.toLowerCase() === 'p'
    )
      listener(event)
  }
  addEventListener('keydown', hear)
  return () => removeEventListener('keydown', hear)
}

/** The browser's own key for printing prints what the button prints, where there is something for it. */
export function usePrintKey(print: (() => void) | undefined): void {
  useSubscription(subscribeToPrintKey, (event) => {
    if (!print) return
    event.preventDefault()
    print()
  })
}
