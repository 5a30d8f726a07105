import { anAlarm } from '../../kernel/alarm.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Live, LiveSession } from '../../kernel/http-live.ts'
import type { Log } from '../../kernel/log.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { hintsKeptMinutes } from '../jobs/housekeeping.ts'
import type { Bell } from './bell.ts'
import { type LiveContents, withContents } from './contents.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { dataOf, wordBatch, wordBeat, wordResync, wordReturn } from './messages.ts'
import { type Hint, isFor, type Reader, readBetween, readSince, takeSnapshot, vouchFor } from './queries.ts'
import { type Seat, someSeats } from './seats.ts'

/** Milliseconds, where nothing else is said. */
export interface Pace {
  /** Between two looks into the table when no bell rings. */
  look: number
  /** Between two looks however often it rings. */
  breath: number
  /** How long a session is believed in while there is nothing to tell. */
  trust: number
  /** … and while there is. */
  trustTelling: number
  beat: number
  /** Streams of one person in this process. */
  perPerson: number
  /** Bytes that may wait for one reader. */
  backlog: number
  /** Hints above which a reader is told to fetch everything instead. */
  atOnce: number
}

export const usualPace: Pace = {
  look: 1000,
  breath: 15,
  trust: 2000,
  trustTelling: 250,
  beat: 15_000,
  perPerson: 20,
  backlog: 1024 * 1024,
  atOnce: 1000,
}

interface Surroundings {
  transact: Transact
  clock: Clock
  bell: Bell
  log: Log
  pace?: Partial<Pace>
  contents?: LiveContents
}

const system = { kind: 'system' } as const
/** The hub's name in place of a request's: open streams wait for it. */
const name = 'live'

// Less than what is kept, because hints are dated by another clock than cursors.
const cursorsHoldFor = (hintsKeptMinutes - 5) * 60_000
const complaintsEvery = 60_000
/** After these, somebody may have other rights than a moment ago. */
const topicsOfRights: ReadonlySet<string> = new Set(['sessions', 'profiles'])

/**
 * Tells every open stream of this process what its reader may know, in the order of the commits and each
 * once. One loop reads for all; it rests while nobody is there.
 */
export function liveHub({ transact, clock, bell, log, pace: given, contents = {} }: Surroundings): Live {
  const pace = { ...usualPace, ...given }
  const seats = someSeats(pace.perPerson, pace.backlog)
  const alarm = anAlarm()
  let stopped = false
  let listening = false
  /** What every seat has been told up to. */
  let told = ''
  let awake: Promise<void> | undefined
  let loop = Promise.resolve()
  let toldAt = 0
  let vouchedAt = 0
  let beatAt = 0
  let quietUntil = 0

  const idNow = (snapshot = told) => writeCursor({ snapshot, at: clock.now().getTime() })

  async function join(
    session: LiveSession,
    lastEventId: string | undefined,
    open: Parameters<Live['join']>[2],
  ) {
    if (stopped) throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })
    seats.claim(session.user_id)
    let seat: Seat
    try {
      const vouched = await transact(system, (ctx) => vouchFor(ctx, [session.session_id]), name)
      const reader = vouched.get(session.session_id)
      if (!reader) throw new Refusal('unauthenticated', 'session.ended')
      awake ??= wakeUp()
      await awake
      seat = seats.sitDown(session, reader, open())
    } catch (error) {
      seats.giveBack(session.user_id)
      throw error
    }
    await catchUp(seat, lastEventId, told)
  }

  async function wakeUp(): Promise<void> {
    try {
      told = await transact(system, takeSnapshot, name)
    } catch (error) {
      awake = undefined
      throw error
    }
    if (!listening) bell.listen(alarm.ring)
    listening = true
    toldAt = performance.now()
    loop = follow()
  }

  /** Begins a stream: what its reader missed since an earlier one, then what was told meanwhile. */
  async function catchUp(seat: Seat, lastEventId: string | undefined, until: string): Promise<void> {
    const id = idNow(until)
    // Whatever goes wrong with an earlier place, fetching everything makes up for it.
    const missed =
      lastEventId === undefined ? [] : await missedBy(seat.reader, lastEventId, until).catch(() => undefined)
    const text = missed ? wordBatch(missed.map(dataOf), id) : wordResync(id)
    seat.stream.write(wordReturn(1000, 3000) + text)
    seats.release(seat)
  }

  /** Undefined when nobody can know any more. */
  async function missedBy(reader: Reader, lastEventId: string, until: string): Promise<Hint[] | undefined> {
    const cursor = readCursor(lastEventId)
    if (!cursor || clock.now().getTime() - cursor.at > cursorsHoldFor) return undefined
    const { snapshot } = cursor
    const read = async (ctx: SystemContext) => {
      const missed = await readBetween(ctx, reader, snapshot, until, pace.atOnce)
      if (!missed || missed.length > pace.atOnce) return undefined
      return withContents(ctx, missed, contents)
    }
    return transact(system, read, name)
  }

  async function follow(): Promise<void> {
    while (!stopped && seats.taken() > 0) {
      await look().catch(complain)
      await new Promise((resolve) => setTimeout(resolve, pace.breath))
      await alarm.pause(pace.look)
    }
    awake = undefined
  }

  async function readNews(ctx: SystemContext, started: number, asked: readonly Seat[]) {
    const since = await readSince(ctx, told, pace.atOnce)
    const isTold = since.hints.length <= pace.atOnce
    const news = { ...since, hints: isTold ? await withContents(ctx, since.hints, contents) : since.hints }
    const trust = news.hints.length > 0 ? pace.trustTelling : pace.trust
    const mayDiffer = news.hints.some(({ topic }) => topicsOfRights.has(topic))
    if (started - vouchedAt < trust && !mayDiffer) return { ...news, vouched: undefined }
    const sessions = asked.map(({ session_id }) => session_id)
    return { ...news, vouched: await vouchFor(ctx, sessions) }
  }

  async function look(): Promise<void> {
    const asked = seats.all()
    const started = performance.now()
    const { hints, snapshot, vouched } = await transact(system, (ctx) => readNews(ctx, started, asked), name)
    // Rights first: nothing is told any more to somebody who may not know it.
    if (vouched) {
      vouchedAt = started
      for (const seat of asked) if (vouched.get(seat.session_id)?.role !== seat.reader.role) endNow(seat)
    }
    for (const seat of seats.all()) if (seat.expires_at <= clock.now()) endNow(seat)
    told = snapshot
    toldAt = started
    tellAll(hints)
    beat(started)
  }

  // They may come back at once, with a new token or as who they are now.
  const endNow = (seat: Seat) => seats.end(seat, wordReturn(100, 1000))

  function tellAll(hints: readonly Hint[]): void {
    if (hints.length === 0) return
    const id = idNow()
    const lines = hints.length > pace.atOnce ? undefined : hints.map((hint) => ({ hint, data: dataOf(hint) }))
    for (const seat of seats.all()) {
      const mine = lines?.filter(({ hint }) => isFor(hint, seat.reader)).map(({ data }) => data)
      if (!mine) seats.tell(seat, wordResync(id))
      else if (mine.length > 0) seats.tell(seat, wordBatch(mine, id))
    }
  }

  function beat(now: number): void {
    if (now - beatAt < pace.beat) return
    beatAt = now
    const text = wordBeat(idNow())
    for (const seat of seats.all()) seats.tell(seat, text)
  }

  function complain(error: unknown): void {
    if (Date.now() < quietUntil) return
    quietUntil = Date.now() + complaintsEvery
    log.error({ error }, 'hints cannot be read')
  }

  return {
    join,
    size: seats.taken,
    behind: () => (awake && seats.taken() > 0 ? (performance.now() - toldAt) / 1000 : 0),
    stop: async () => {
      stopped = true
      // Everybody who was here comes back to the next process, but not in the same moment.
      for (const seat of seats.all()) seats.end(seat, wordReturn(500, 4000))
      alarm.ring()
      await loop
    },
  }
}
