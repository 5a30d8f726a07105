import type { QueryClient } from '@tanstack/react-query'

interface Held {
  topics: readonly string[]
  showAgain: (() => void) | undefined
}

/** What was pressed or sent and is not answered yet, by client, in its order. */
const unanswered = new WeakMap<QueryClient, Set<Held>>()
const waiting = new Set<() => void>()

/**
 * Keeps what shows one of the topics as it is on screen until the returned call: what the server knows now is
 * older than what is shown. Whoever holds fetches it after letting go. Without topics it is only waited for.
 */
export function hold(client: QueryClient, topics: readonly string[], showAgain?: () => void): () => void {
  const all = unanswered.get(client) ?? new Set()
  unanswered.set(client, all)
  const one = { topics, showAgain }
  all.add(one)
  return () => {
    all.delete(one)
    for (const look of [...waiting]) look()
  }
}

/** Whether one of these topics is held. */
export function isHeld(client: QueryClient, topics: readonly string[]): boolean {
  return heldOf(client, topics).length > 0
}

/** Shows again, in their order, what is held of these topics and can be: something older was put over it. */
export function showHeldAgain(client: QueryClient, topics: readonly string[]): void {
  for (const { showAgain } of heldOf(client, topics)) showAgain?.()
}

/** Whether nothing that was pressed or sent waits for its answer. */
export function isAllAnswered(client: QueryClient): boolean {
  return (unanswered.get(client)?.size ?? 0) === 0
}

/** Once everything that was pressed or sent is answered. */
export function allAnswered(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isAllAnswered(client)) return
      waiting.delete(look)
      resolve()
    }
    waiting.add(look)
    look()
  })
}

/** Lets go of everything. */
export function forgetHeld(client: QueryClient): void {
  unanswered.delete(client)
  for (const look of [...waiting]) look()
}

function heldOf(client: QueryClient, topics: readonly string[]): Held[] {
  return [...(unanswered.get(client) ?? [])].filter((one) =>
    one.topics.some((topic) => topics.includes(topic)),
  )
}
