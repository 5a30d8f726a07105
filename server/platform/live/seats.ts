import type { LiveSession, LiveStream } from '../../kernel/http-live.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Reader } from './queries.ts'

/** One reader's place: who they are, as the database last said, and where to write. */
export interface Seat extends LiveSession {
  reader: Reader
  stream: LiveStream
  /** What was told while the reader still caught up; undefined afterwards. */
  held: string[] | undefined
}

export interface Seats {
  /** Keeps a place free for somebody, or refuses when they have enough. Give it back, or sit down in it. */
  claim(user_id: string): void
  giveBack(user_id: string): void
  sitDown(session: LiveSession, reader: Reader, stream: LiveStream): Seat
  /** Writes, or holds back while the reader catches up; drops a reader that does not take what it gets. */
  tell(seat: Seat, text: string): void
  /** Tells what was held back; from now on everything goes straight out. */
  release(seat: Seat): void
  end(seat: Seat, lastWords: string): void
  all(): readonly Seat[]
  /** Claimed or sat in. */
  taken(): number
}

/** The places of one process: at most `perPerson` for one person, at most `backlog` bytes waiting in each. */
export function someSeats(perPerson: number, backlog: number): Seats {
  const seats = new Set<Seat>()
  const claims = new Map<string, number>()
  let taken = 0

  function count(user_id: string, change: 1 | -1): void {
    const left = (claims.get(user_id) ?? 0) + change
    if (left > 0) claims.set(user_id, left)
    else claims.delete(user_id)
    taken += change
  }

  function leave(seat: Seat): void {
    if (seats.delete(seat)) count(seat.user_id, -1)
  }

  function tell(seat: Seat, text: string): void {
    if (seat.held) {
      seat.held.push(text)
      return
    }
    seat.stream.write(text)
    if (seat.stream.waiting() <= backlog) return
    leave(seat)
    seat.stream.destroy()
  }

  return {
    claim: (user_id) => {
      if ((claims.get(user_id) ?? 0) >= perPerson) {
        throw new Refusal('too_many', 'live.too_many_windows', { retryAfter: 30 })
      }
      count(user_id, 1)
    },
    giveBack: (user_id) => count(user_id, -1),
    sitDown: (session, reader, stream) => {
      const seat: Seat = { ...session, reader, stream, held: [] }
      seats.add(seat)
      stream.onClose(() => leave(seat))
      return seat
    },
    tell,
    release: (seat) => {
      const texts = seat.held ?? []
      seat.held = undefined
      for (const text of texts) tell(seat, text)
    },
    end: (seat, lastWords) => {
      leave(seat)
      seat.stream.write(lastWords)
      seat.stream.end()
    },
    all: () => [...seats],
    taken: () => taken,
  }
}
