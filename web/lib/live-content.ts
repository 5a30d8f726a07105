/** Told what a row is now, or null when it is gone. */
type ContentListener = (id: string, content: unknown) => void

const listeners = new Map<string, ContentListener>()

/** Takes over what the live stream brings of a topic, until the returned function is called. */
export function onLiveContent(topic: string, listener: ContentListener): () => void {
  listeners.set(topic, listener)
  return () => {
    if (listeners.get(topic) === listener) listeners.delete(topic)
  }
}

/** Passes a row on; false when nobody shows its topic, which then counts as changed like any other. */
export function tellContent(topic: string, id: string, content: unknown): boolean {
  const listener = listeners.get(topic)
  listener?.(id, content)
  return listener !== undefined
}
