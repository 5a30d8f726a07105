import { setTimeout as wait } from 'node:timers/promises'
import { chatTopic, sendMessage } from '../../contract/chat.ts'
import { followEvents } from '../../contract/live.ts'

/** Somebody whose browser is open: it follows the stream, and comes back where it was whenever that breaks. */
export interface Listener {
  /** The messages that it knows of, by id. */
  heard: ReadonlySet<string>
  /** How often the stream was opened. */
  opened(): number
  stop(): Promise<void>
}

interface Follower {
  sites: readonly string[]
  headers: () => Promise<Record<string, string>>
}

const pauseMs = 100
// Beats come every 15 seconds: whoever hears nothing for longer opens the stream anew.
const silenceMs = 25_000

/** Follows the stream as a browser does, and fetches everything when it is told to. */
export function aListener({ sites, headers }: Follower): Listener {
  const heard = new Set<string>()
  const stopping = new AbortController()
  let lastEventId: string | undefined
  let opened = 0

  async function follow(site: string): Promise<void> {
    const silence = new AbortController()
    const signal = AbortSignal.any([stopping.signal, silence.signal])
    const again = lastEventId === undefined ? {} : { 'last-event-id': lastEventId }
    const answer = await fetch(`${site}${followEvents.path}`, {
      headers: { ...(await headers()), ...again },
      signal,
    })
    if (!answer.ok || !answer.body) throw new Error(`the stream answered ${answer.status}`)
    opened++
    if (lastEventId === undefined) await fetchAll(site)
    let rest = ''
    let alarm = setTimeout(() => silence.abort(), silenceMs)
    try {
      for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
        clearTimeout(alarm)
        alarm = setTimeout(() => silence.abort(), silenceMs)
        const events = (rest + chunk).split('\n\n')
        rest = events.pop() ?? ''
        for (const event of events) await hear(site, event)
      }
    } finally {
      clearTimeout(alarm)
    }
  }

  async function hear(site: string, event: string): Promise<void> {
    const data = /^data: (.*)$/m.exec(event)?.[1]
    if (data !== undefined) {
      const message: unknown = JSON.parse(data)
      if (isResync(message)) await fetchAll(site)
      else if (isOfChat(message)) heard.add(message.subject_id)
    }
    // Only what was taken in counts as heard.
    lastEventId = /^id: (.*)$/m.exec(event)?.[1] ?? lastEventId
  }

  async function fetchAll(site: string): Promise<void> {
    let next = ''
    do {
      const answer = await fetch(`${site}${sendMessage.path}?limit=200${next}`, {
        headers: await headers(),
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(10_000)]),
      })
      if (!answer.ok) throw new Error(`the list answered ${answer.status}`)
      const page = (await answer.json()) as { items: { id: string }[]; next: string | null }
      for (const { id } of page.items) heard.add(id)
      next = page.next === null ? '' : `&after=${encodeURIComponent(page.next)}`
    } while (next !== '')
  }

  async function run(): Promise<void> {
    for (let at = 0; !stopping.signal.aborted; at++) {
      await follow(sites[at % sites.length] ?? '').catch(() => undefined)
      await wait(pauseMs)
    }
  }

  const running = run()
  return {
    heard,
    opened: () => opened,
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

function isResync(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'resync' in message
}

function isOfChat(message: unknown): message is { subject_id: string } {
  return (
    typeof message === 'object' &&
    message !== null &&
    'topic' in message &&
    message.topic === chatTopic &&
    'subject_id' in message &&
    typeof message.subject_id === 'string'
  )
}
