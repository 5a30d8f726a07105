import type { LiveMessage } from '../../../contract/live.ts'
import type { Hint } from './queries.ts'

/** The data line of a hint: what changed, and what it is now where the hint says so. */
export function dataOf({ topic, subject_id, version, content }: Hint): string {
  return dataLine({ topic, subject_id, version, ...(content === undefined ? {} : { content }) })
}

/**
 * Data lines as one piece of the stream. Only the last one carries the id: a reader who gets half of them
 * asks for all of them again.
 */
export function wordBatch(lines: readonly string[], id: string): string {
  if (lines.length === 0) return `id: ${id}\n\n`
  return `${lines.slice(0, -1).join('')}id: ${id}\n${lines.at(-1)}`
}

export function wordResync(id: string): string {
  return wordBatch([dataLine({ resync: true })], id)
}

/** Keeps the connection known to every box on the way, and the reader's place fresh. */
export function wordBeat(id: string): string {
  return `: beat\nid: ${id}\n\n`
}

/** When to come back after the stream has ended, in milliseconds; not everybody in the same moment. */
export function wordReturn(from: number, to: number): string {
  return `retry: ${Math.round(from + Math.random() * (to - from))}\n\n`
}

function dataLine(message: LiveMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
