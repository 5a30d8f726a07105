import type { EventSource } from 'eventsource'
import { forgetEarly, takeEarly } from '../lib/early.ts'
import { tellContent } from '../lib/live-content.ts'
import { logProblem } from '../lib/log.ts'
import { bearer, currentSession, isLeaving, renewedAfter, subscribeToSession } from '../lib/session.ts'
import { type LiveState, liveBecame } from './connection.ts'

const address = '/realtime/v1/events'
const firstPause = 1000
const longestPause = 30_000
/** Several hints of one change, and of a burst of changes, end in one round of fetching. */
const gatherMilliseconds = 60
/** A network that was asleep this long is not trusted to still be there. */
const asleepMilliseconds = 30_000

interface LiveOptions {
  /** Topics changed: fetch again what shows them. */
  onTopics: (topics: ReadonlySet<string>) => void
  /** Something may have been missed: fetch again everything on screen. */
  onGap: () => void
}

/** Keeps one live connection for as long as somebody is signed in, and opens it anew whenever it breaks or the token changes. */
export function keepLive({ onTopics, onGap }: LiveOptions): void {
  let source: EventSource | undefined
  let user: string | undefined
  let lastId: string | undefined
  let pause = firstPause
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenAt: number | undefined
  /** What is on screen may have been read before the stream that opens next was joined. */
  let mayHaveMissed = true
  const gather = gatherer(onTopics)

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const stand = (state: LiveState) => {
    if (state === 'broken') mayHaveMissed = true
    liveBecame(state)
  }
  const open = async () => {
    close()
    let isEarly = false
    const opened = await openSource(
      () => lastId,
      () => {
        isEarly = true
      },
    ).catch(() => undefined)
    if (user === undefined) return opened?.close()
    if (!opened) return retry()
    close()
    source = opened
    opened.addEventListener('open', () => {
      pause = firstPause
      if (mayHaveMissed && !isEarly) onGap()
      // Without a number to go on from, the next connection cannot catch up.
      mayHaveMissed = lastId === undefined
      stand('open')
    })
    opened.addEventListener('error', ({ code }) => {
      if (source !== opened) return
      if (code === 401) void refused()
      else retry()
    })
    const hear = ({ data, lastEventId }: MessageEvent) => {
      forgetEarly()
      lastId = lastEventId || lastId
      mayHaveMissed = lastId === undefined
      const topic = topicOf(data)
      if (topic === undefined) onGap()
      else if (!passContent(topic, data)) gather(topic)
    }
    opened.addEventListener('message', hear)
  }
  const retry = () => {
    close()
    stand('broken')
    // Not everybody comes back in the same second after the server was away.
    timer = setTimeout(() => void open(), pause * (0.5 + Math.random()))
    pause = Math.min(pause * 2, longestPause)
  }
  const refused = async () => {
    const state = currentSession()
    if (state.status !== 'signed-out') await renewedAfter(state.session.access_token).catch(() => undefined)
    if (user !== undefined) retry()
  }
  const follow = () => {
    const state = currentSession()
    const next = state.status === 'signed-in' && !isLeaving() ? state.session.user.id : undefined
    if (next !== user) lastId = undefined
    user = next
    if (user !== undefined) return void open()
    close()
    mayHaveMissed = true
    stand('idle')
  }

  subscribeToSession(follow)
  const openAnew = () => user !== undefined && void open()
  addEventListener('online', openAnew)
  // A line that was cut leaves a stream that looks open; only a new one shows whether the server can be reached.
  addEventListener('offline', openAnew)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) hiddenAt = Date.now()
    else if (user !== undefined && hiddenAt !== undefined && Date.now() - hiddenAt > asleepMilliseconds)
      void open()
  })
  follow()
}

/** The stream with the session's token, in a chunk that is loaded after the page; `onEarly`: it was joined before any list was read. */
async function openSource(lastId: () => string | undefined, onEarly: () => void): Promise<EventSource> {
  const { EventSource } = await import('eventsource')
  return new EventSource(address, {
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      const token = await bearer()
      if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
      const since = lastId()
      if (since !== undefined) headers.set('Last-Event-ID', since)
      const early = since === undefined && (await takeEarly(address, token, init.signal))
      if (early) onEarly()
      return early || fetch(url, { ...init, headers, credentials: 'omit' })
    },
  })
}

/** The topic that a message names; undefined for one that says 'look at everything'. */
export function topicOf(data: unknown): string | undefined {
  try {
    const hint: unknown = JSON.parse(String(data))
    if (typeof hint === 'object' && hint !== null && 'topic' in hint && typeof hint.topic === 'string')
      return hint.topic
  } catch {
    logProblem('A live message could not be read')
  }
  return undefined
}

/** Hands on what a message carries of a row; false when it carries nothing, or nobody takes it. */
function passContent(topic: string, data: unknown): boolean {
  const hint: unknown = JSON.parse(String(data))
  if (typeof hint !== 'object' || hint === null || !('content' in hint && 'subject_id' in hint)) return false
  return typeof hint.subject_id === 'string' && tellContent(topic, hint.subject_id, hint.content)
}

function gatherer(pass: (topics: ReadonlySet<string>) => void): (topic: string) => void {
  let gathered = new Set<string>()
  return (topic) => {
    if (gathered.size === 0) {
      setTimeout(() => {
        const topics = gathered
        gathered = new Set()
        pass(topics)
      }, gatherMilliseconds)
    }
    gathered.add(topic)
  }
}
