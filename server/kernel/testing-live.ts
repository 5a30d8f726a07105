import type { LiveMessage } from '../../contract/live.ts'
import { followEvents } from '../../contract/live.ts'

export interface Followed {
  status: number
  headers: Headers
  /** What came until now, in order. */
  messages: LiveMessage[]
  /** The id to continue after. */
  lastId: string | undefined
  /** Milliseconds after which the server wants to be asked again. */
  retry: number | undefined
  beats: number
  /** Settles when so many messages are there. */
  until(count: number): Promise<LiveMessage[]>
  /** Settles when the server has ended the stream. */
  ended: Promise<void>
  close(): void
}

/** Follows the live stream of a listening server, as a browser does. */
export async function follow(
  site: string,
  token: string | undefined,
  headers: Record<string, string> = {},
): Promise<Followed> {
  const stopping = new AbortController()
  const answer = await fetch(new URL(followEvents.path, site), {
    signal: stopping.signal,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
  })
  let waiting: { count: number; resolve: () => void }[] = []
  const followed: Followed = {
    status: answer.status,
    headers: answer.headers,
    messages: [],
    lastId: undefined,
    retry: undefined,
    beats: 0,
    until: async (count) => {
      if (followed.messages.length < count) {
        await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      }
      return followed.messages
    },
    ended: Promise.resolve(),
    close: () => stopping.abort(),
  }
  followed.ended = (async () => {
    let text = ''
    const read = new TextDecoderStream()
    for await (const piece of answer.body?.pipeThrough(read) ?? []) {
      const blocks = (text + piece).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) hear(followed, block)
      waiting = waiting.filter(({ count, resolve }) => followed.messages.length < count || resolve())
    }
  })().catch(() => undefined)
  return followed
}

function hear(followed: Followed, block: string): void {
  for (const line of block.split('\n')) {
    const [, field = '', value = ''] = /^(\w*): ?(.*)$/.exec(line) ?? []
    if (field === '') followed.beats++
    if (field === 'id') followed.lastId = value
    if (field === 'retry') followed.retry = Number(value)
    if (field === 'data') followed.messages.push(JSON.parse(value))
  }
}
