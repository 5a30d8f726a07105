import type { EventSource } from 'eventsource'
import { followEvents, type LiveMessage } from '../../contract/live.ts'
import { call, onUnanswered } from '../lib/client.ts'
import { tellContent } from '../lib/live-content.ts'
import { locale } from '../lib/locale.ts'
import { logProblem } from '../lib/log.ts'
import { isKnown } from '../lib/own-changes.ts'
import { forgetPrefetched, type Prefetched, takePrefetched } from '../lib/prefetched.ts'
import { bearer, currentSession, isLeaving, renewedAfter, subscribeToSession } from '../lib/session.ts'
import { liveBecame } from './connection.ts'

const { path: address } = followEvents
const firstPause = 1000
const longestPause = 30_000
/** Several hints of one change, and of a burst of changes, end in one round of fetching. */
const batchMilliseconds = 60
/** A network that was asleep this long is not trusted to still be there. */
const asleepMilliseconds = 30_000

/** The stream opens with the first calls, so that no change between it and the lists is missed. */
export const prefetched = (): Prefetched => ({
  'every page of staff': [{ queryFn: () => call(followEvents, {}) }],
})

type Hint = Extract<LiveMessage, { topic: string }>

interface LiveOptions {
  /** Topics changed: fetch again what shows them. */
  onTopics: (topics: ReadonlySet<string>) => void
  /** Something may have been missed: fetch again everything on screen. */
  onGap: () => void
}

/** The one live connection of this tab. */
interface Connection extends LiveOptions {
  source?: EventSource | undefined
  /** Whose it is; undefined while nobody is signed in. */
  user?: string | undefined
  lastId?: string | undefined
  pause: number
  timer?: ReturnType<typeof setTimeout>
  /** What is on screen may have been read before the stream that opens next was joined. */
  mayHaveMissed: boolean
  collect: (hint: Hint) => void
}

/** Keeps one live connection for as long as somebody is signed in, and opens it anew whenever it breaks or the token changes. */
export function keepLive(options: LiveOptions): void {
  const collect = batchOf(options.onTopics)
  const connection: Connection = { ...options, pause: firstPause, mayHaveMissed: true, collect }
  const openAnew = () => connection.user !== undefined && void open(connection)
  subscribeToSession(() => followSession(connection))
  addEventListener('online', openAnew)
  // A line that was cut leaves a stream that looks open; only a new one shows whether the server can be reached.
  addEventListener('offline', openAnew)
  onLongSleep(openAnew)
  // Nor is one that was opened while the browser was losing its network, once a call got no answer there.
  onUnanswered(() => !navigator.onLine && isOpen(connection) && openAnew())
  followSession(connection)
}

function followSession(connection: Connection): void {
  const state = currentSession()
  const user = state.status === 'signed-in' && !isLeaving() ? state.session.user.id : undefined
  if (user !== connection.user) connection.lastId = undefined
  connection.user = user
  if (user !== undefined) return void open(connection)
  close(connection)
  connection.mayHaveMissed = true
  liveBecame('idle')
}

function close(connection: Connection): void {
  clearTimeout(connection.timer)
  connection.source?.close()
  connection.source = undefined
}

function isOpen({ source }: Connection): boolean {
  return source !== undefined && source.readyState === source.OPEN
}

async function open(connection: Connection): Promise<void> {
  close(connection)
  let isPrefetched = false
  const onPrefetched = () => {
    isPrefetched = true
  }
  const source = await openSource(() => connection.lastId, onPrefetched).catch(() => undefined)
  if (connection.user === undefined) return source?.close()
  if (!source) return retry(connection)
  close(connection)
  connection.source = source
  source.addEventListener('open', () => {
    connection.pause = firstPause
    if (connection.mayHaveMissed && !isPrefetched) connection.onGap()
    // Without a number to go on from, the next connection cannot catch up.
    connection.mayHaveMissed = connection.lastId === undefined
    liveBecame('open')
  })
  source.addEventListener('error', ({ code }) => {
    if (connection.source !== source) return
    if (code === 401) void renew(connection)
    else retry(connection)
  })
  source.addEventListener('message', (message) => hear(connection, message))
}

function hear(connection: Connection, { data, lastEventId }: MessageEvent): void {
  forgetPrefetched()
  connection.lastId = lastEventId || connection.lastId
  connection.mayHaveMissed = connection.lastId === undefined
  const hint = hintOf(data)
  // Somebody's sight changed: whatever is on screen may be theirs no more.
  if (hint === undefined || hint.topic === 'sight') connection.onGap()
  else if (!passContent(hint)) connection.collect(hint)
}

function retry(connection: Connection): void {
  close(connection)
  connection.mayHaveMissed = true
  liveBecame('broken')
  // Not everybody comes back in the same second after the server was away.
  connection.timer = setTimeout(() => void open(connection), connection.pause * (0.5 + Math.random()))
  connection.pause = Math.min(connection.pause * 2, longestPause)
}

async function renew(connection: Connection): Promise<void> {
  const state = currentSession()
  if (state.status !== 'signed-out') await renewedAfter(state.session.access_token).catch(() => undefined)
  if (connection.user !== undefined) retry(connection)
}

function onLongSleep(wake: () => void): void {
  let hiddenAt: number | undefined
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > asleepMilliseconds) wake()
  })
}

/** The stream with the session's token, in a chunk that is loaded after the page; `onPrefetched`: it was joined before any list was read. */
async function openSource(lastId: () => string | undefined, onPrefetched: () => void): Promise<EventSource> {
  const { EventSource } = await import('eventsource')
  return new EventSource(address, {
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      headers.set('Accept-Language', locale)
      const token = await bearer()
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
      const since = lastId()
      if (since !== undefined) headers.set('Last-Event-ID', since)
      const opened = since === undefined && (await takePrefetched(address, token, init.signal))
      if (opened) onPrefetched()
      return opened || fetch(url, { ...init, headers, credentials: 'omit' })
    },
  })
}

/** What a message says of a topic; undefined for one that says 'look at everything', or that cannot be read. */
export function hintOf(data: unknown): Hint | undefined {
  try {
    const message: unknown = JSON.parse(String(data))
    if (isHint(message)) return message
  } catch {
    logProblem('A live message could not be read')
  }
  return undefined
}

/** The rest of it is guaranteed by the server, which writes nothing but what the contract says. */
function isHint(message: unknown): message is Hint {
  return (
    typeof message === 'object' && message !== null && 'topic' in message && typeof message.topic === 'string'
  )
}

/** Hands on what a hint carries of a row; false when it carries nothing, or nobody takes it. */
function passContent({ topic, subject_id, content }: Hint): boolean {
  return content !== undefined && subject_id !== null && tellContent(topic, subject_id, content)
}

/** Passes on the topics of hints that come soon after each other, but for those of which this tab knows already. */
function batchOf(pass: (topics: ReadonlySet<string>) => void): (hint: Hint) => void {
  let batch: Hint[] = []
  const passAll = () => {
    const topics = new Set(batch.filter((hint) => !isKnown(hint)).map(({ topic }) => topic))
    batch = []
    if (topics.size > 0) pass(topics)
  }
  return (hint) => {
    if (batch.length === 0) setTimeout(passAll, batchMilliseconds)
    batch.push(hint)
  }
}
