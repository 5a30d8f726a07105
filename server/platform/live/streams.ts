import type { LiveMessage } from '../../../contract/live.ts'
import type { LiveSession, LiveStream } from '../../kernel/http-live.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Hint } from './catch-up.ts'
import type { Reader } from './trust.ts'

/** One reader of one stream. */
export interface Subscriber extends LiveSession {
  reader: Reader
  stream: LiveStream
  /** What was sent while the reader still caught up; undefined afterwards. */
  pending: string[] | undefined
}

type Place = Pick<LiveSession, 'user_id'>

/** The open streams of one process: at most `perPerson` for one person, at most `backlog` bytes waiting in each. */
export function openStreams(perPerson: number, backlog: number) {
  const reserved = new Set<Place>()
  const subscribers = new Set<Subscriber>()

  return {
    all: (): readonly Subscriber[] => [...subscribers],
    /** Open or about to be. */
    count: () => reserved.size + subscribers.size,

    /** Keeps a place free for somebody until it is freed, or refuses when they have enough. */
    reserve: ({ user_id }: LiveSession): Place => {
      const theirs = [...reserved, ...subscribers].filter((place) => place.user_id === user_id)
      if (theirs.length >= perPerson) {
        throw new Refusal('too_many', 'live.too_many_windows', { retryAfter: 30 })
      }
      const place = { user_id }
      reserved.add(place)
      return place
    },
    free: (place: Place) => void reserved.delete(place),

    add: (subscriber: Subscriber): Subscriber => {
      subscribers.add(subscriber)
      subscriber.stream.onClose(() => subscribers.delete(subscriber))
      return subscriber
    },

    /** Writes, or keeps it back while the reader catches up; drops a reader that does not take what it gets. */
    send: (subscriber: Subscriber, text: string): void => {
      const { stream, pending } = subscriber
      if (pending) return void pending.push(text)
      stream.write(text)
      if (stream.waiting() <= backlog) return
      subscribers.delete(subscriber)
      stream.destroy()
    },

    end: (subscriber: Subscriber, lastWords: string): void => {
      subscribers.delete(subscriber)
      subscriber.stream.write(lastWords)
      subscriber.stream.end()
    },
  }
}

/** The data line of a hint: what changed, by which request, and what it is now where the hint says so. */
export function lineOf({ topic, subject_id, version, request_id, content }: Hint): string {
  return line({
    topic,
    subject_id,
    version,
    ...(request_id === null ? {} : { request_id }),
    ...(content === undefined ? {} : { content }),
  })
}

/**
 * Lines as one piece of the stream. Only the last one carries the id: a reader who gets half of them
 * asks for all of them again.
 */
export function batchOf(lines: readonly string[], id: string): string {
  if (lines.length === 0) return `id: ${id}\n\n`
  return `${lines.slice(0, -1).join('')}id: ${id}\n${lines.at(-1)}`
}

/** Tells a reader to fetch everything. */
export function resyncAt(id: string): string {
  return batchOf([line({ resync: true })], id)
}

/** Keeps the connection known to every box on the way, and the reader's place fresh. */
export function beatAt(id: string): string {
  return `: beat\nid: ${id}\n\n`
}

/** When to come back after the stream has ended, in milliseconds; not everybody in the same moment. */
export function returnWithin(from: number, to: number): string {
  return `retry: ${Math.round(from + Math.random() * (to - from))}\n\n`
}

function line(message: LiveMessage): string {
  return `data: ${JSON.stringify(message)}\n\n`
}
