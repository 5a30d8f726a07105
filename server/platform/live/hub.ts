import { setTimeout as wait } from 'node:timers/promises'
import { anAlarm } from '../../kernel/alarm.ts'
import type { Clock } from '../../kernel/clock.ts'
import type { SystemContext } from '../../kernel/context.ts'
import type { Live, LiveSession, LiveStream } from '../../kernel/http-live.ts'
import { type Log, onceAMinute } from '../../kernel/log.ts'
import { Refusal } from '../../kernel/refusal.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { hintsKeptMinutes } from '../jobs/housekeeping.ts'
import type { Bell } from './bell.ts'
import {
  type Hint,
  type LiveContents,
  missedBy,
  readCursor,
  readSince,
  takeSnapshot,
  withContents,
  writeCursor,
} from './catch-up.ts'
import { batchOf, beatAt, lineOf, openStreams, resyncAt, returnWithin, type Subscriber } from './streams.ts'
import { isFor, isSameReader, mayChangeRights, readersOf } from './trust.ts'

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

// Less than what is kept, because hints are dated by another clock than cursors.
const cursorsHoldFor = (hintsKeptMinutes - 5) * 60_000

/**
 * Tells every open stream of this process what its reader may know, in the order of the commits and each
 * once. One loop reads for all; it rests while nobody is there.
 */
export function liveHub(around: Surroundings): Live {
  const hub = newHub(around)
  return {
    join: (session, lastEventId, open) => join(hub, session, lastEventId, open),
    size: hub.streams.count,
    behind: () => (hub.started && hub.streams.count() > 0 ? (performance.now() - hub.sentAt) / 1000 : 0),
    stop: async () => {
      hub.isStopped = true
      // Everybody who was here comes back to the next process, but not in the same moment.
      for (const one of hub.streams.all()) hub.streams.end(one, returnWithin(500, 4000))
      hub.alarm.ring()
      await hub.loop
    },
  }
}

type Hub = ReturnType<typeof newHub>

function newHub({ transact, clock, bell, log, pace: given, contents = {} }: Surroundings) {
  const pace = { ...usualPace, ...given }
  return {
    clock,
    bell,
    complain: onceAMinute(log, 'hints cannot be read'),
    pace,
    contents,
    /** A transaction of the product itself that open streams wait for, as a request is waited for. */
    read: <T>(work: (ctx: SystemContext) => Promise<T>) => transact({ kind: 'system' }, work, 'live'),
    streams: openStreams(pace.perPerson, pace.backlog),
    alarm: anAlarm(),
    isStopped: false,
    isListening: false,
    /** The snapshot up to which every stream has been sent what it sees. */
    sentUpTo: '',
    /** Settles once the loop runs; undefined while nobody is there. */
    started: undefined as Promise<void> | undefined,
    loop: Promise.resolve(),
    // All on the clock that only runs forward.
    sentAt: 0,
    checkedAt: 0,
    beatenAt: 0,
  }
}

/** Opens a stream for a session that still holds, and brings its reader up to date. */
async function join(
  hub: Hub,
  session: LiveSession,
  lastEventId: string | undefined,
  open: () => LiveStream,
): Promise<void> {
  if (hub.isStopped) throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })
  const place = hub.streams.reserve(session)
  let subscriber: Subscriber
  try {
    const readers = await hub.read((ctx) => readersOf(ctx, [session.session_id]))
    const reader = readers.get(session.session_id)
    if (!reader) throw new Refusal('unauthenticated', 'session.ended')
    hub.started ??= start(hub)
    await hub.started
    subscriber = hub.streams.add({ ...session, reader, stream: open(), pending: [] })
  } finally {
    hub.streams.free(place)
  }
  await catchUp(hub, subscriber, lastEventId)
}

async function start(hub: Hub): Promise<void> {
  try {
    hub.sentUpTo = await hub.read(takeSnapshot)
  } catch (error) {
    hub.started = undefined
    throw error
  }
  if (!hub.isListening) hub.bell.listen(hub.alarm.ring)
  hub.isListening = true
  hub.sentAt = performance.now()
  hub.loop = follow(hub)
}

/** Begins a stream: what its reader missed since an earlier one, then what was sent meanwhile. */
async function catchUp(hub: Hub, subscriber: Subscriber, lastEventId: string | undefined): Promise<void> {
  const until = hub.sentUpTo
  const id = idOf(hub)
  // Whatever goes wrong with an earlier place, fetching everything makes up for it.
  const missed =
    lastEventId === undefined
      ? []
      : await readMissed(hub, subscriber, lastEventId, until).catch(() => undefined)
  const first = missed ? batchOf(missed.map(lineOf), id) : resyncAt(id)
  subscriber.stream.write(returnWithin(1000, 3000) + first)
  const { pending = [] } = subscriber
  subscriber.pending = undefined
  for (const text of pending) hub.streams.send(subscriber, text)
}

/** What a reader missed since the event that they saw last; undefined when nobody can know any more. */
function readMissed(
  { clock, pace, contents, read }: Hub,
  { reader }: Subscriber,
  lastEventId: string,
  until: string,
): Promise<Hint[] | undefined> {
  const cursor = readCursor(lastEventId)
  if (!cursor || clock.now().getTime() - cursor.at > cursorsHoldFor) return Promise.resolve(undefined)
  return read(async (ctx) => {
    const missed = await missedBy(ctx, reader, cursor.snapshot, until, pace.atOnce)
    return missed && missed.length <= pace.atOnce ? withContents(ctx, missed, contents) : undefined
  })
}

async function follow(hub: Hub): Promise<void> {
  while (!hub.isStopped && hub.streams.count() > 0) {
    await look(hub).catch(hub.complain)
    await wait(hub.pace.breath)
    await hub.alarm.pause(hub.pace.look)
  }
  hub.started = undefined
}

/** One look into the table: ends the streams of those who may not be told any more, then tells the others. */
async function look(hub: Hub): Promise<void> {
  const asked = hub.streams.all()
  const now = performance.now()
  const { hints, snapshot, readers } = await hub.read((ctx) => readNews(hub, ctx, now, asked))
  // Rights first: nothing is told any more to somebody who may not know it.
  if (readers) {
    hub.checkedAt = now
    for (const one of asked) if (!isSameReader(readers.get(one.session_id), one.reader)) endNow(hub, one)
  }
  for (const one of hub.streams.all()) if (one.expires_at <= hub.clock.now()) endNow(hub, one)
  hub.sentUpTo = snapshot
  hub.sentAt = now
  sendAll(hub, hints)
  if (now - hub.beatenAt < hub.pace.beat) return
  hub.beatenAt = now
  for (const one of hub.streams.all()) hub.streams.send(one, beatAt(idOf(hub)))
}

/** What is new and, where it is time to ask again, who the readers are now. */
async function readNews(hub: Hub, ctx: SystemContext, now: number, asked: readonly Subscriber[]) {
  const { pace, contents, checkedAt } = hub
  const { hints, snapshot } = await readSince(ctx, hub.sentUpTo, pace.atOnce)
  const isTold = hints.length <= pace.atOnce
  const news = { hints: isTold ? await withContents(ctx, hints, contents) : hints, snapshot }
  const trust = hints.length > 0 ? pace.trustTelling : pace.trust
  if (now - checkedAt < trust && !mayChangeRights(hints)) return { ...news, readers: undefined }
  return {
    ...news,
    readers: await readersOf(
      ctx,
      asked.map(({ session_id }) => session_id),
    ),
  }
}

// They may come back at once, with a new token or as who they are now.
function endNow({ streams }: Hub, subscriber: Subscriber): void {
  streams.end(subscriber, returnWithin(100, 1000))
}

function sendAll(hub: Hub, hints: readonly Hint[]): void {
  if (hints.length === 0) return
  const { streams, pace } = hub
  const id = idOf(hub)
  if (hints.length > pace.atOnce) {
    for (const one of streams.all()) streams.send(one, resyncAt(id))
    return
  }
  const told = hints.map((hint) => ({ hint, line: lineOf(hint) }))
  for (const one of streams.all()) {
    const theirs = told.filter(({ hint }) => isFor(hint, one.reader)).map(({ line }) => line)
    if (theirs.length > 0) streams.send(one, batchOf(theirs, id))
  }
}

/** The id of an event after which a reader has everything that a snapshot sees. */
function idOf({ clock, sentUpTo }: Hub): string {
  return writeCursor({ snapshot: sentUpTo, at: clock.now().getTime() })
}
