/** What time is logged on, where that is known: the case of a page, a task; and what was typed elsewhere. */
export interface TimeAbout {
  note?: { id: string; title: string } | undefined
  case?: { id: string; name: string } | undefined
  line?: string
}

type Listener = (about: TimeAbout) => void
const listeners = new Set<Listener>()

/** Opens 'Log time' on whatever page somebody is. */
export function openLogTime(about: TimeAbout = {}): void {
  for (const listener of listeners) listener(about)
}

/** Hears of each time that 'Log time' is asked for, until it is stopped. */
export function subscribeToLogTime(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
