/** What stands instead of a place of a text. */
export interface Change {
  start: number
  end: number
  text: string
}

/** A text with some of its places, in their order, said anew. */
export function changed(code: string, changes: readonly Change[]): string {
  let text = code
  for (const change of changes.toReversed()) {
    text = text.slice(0, change.start) + change.text + text.slice(change.end)
  }
  return text
}
