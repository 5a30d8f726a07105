/**
 * How far somebody has read: everything that a snapshot of the database saw. Unlike a number it misses
 * nothing that was written early and committed late, and repeats nothing that was seen.
 */
export interface Cursor {
  /** As PostgreSQL writes it: the oldest open transaction, the next one, and the open ones between. */
  snapshot: string
  /** When the snapshot was taken, in milliseconds. */
  at: number
}

const shape = /^(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?)@(\d{1,15})$/

/** A cursor as the id of a message; opaque to the reader. */
export function writeCursor({ snapshot, at }: Cursor): string {
  return Buffer.from(`${snapshot}@${at}`).toString('base64url')
}

/** The cursor of an id that `writeCursor` made, or undefined for anything else. */
export function readCursor(id: string): Cursor | undefined {
  if (id.length > 4000) return undefined
  const [, snapshot, at] = shape.exec(Buffer.from(id, 'base64url').toString()) ?? []
  return snapshot === undefined ? undefined : { snapshot, at: Number(at) }
}
