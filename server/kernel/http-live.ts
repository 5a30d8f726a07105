import type { FastifyInstance, FastifyReply } from 'fastify'
import { followEvents } from '../../contract/live.ts'
import type { ReadToken } from './http.ts'
import { isOwnOrigin } from './http-origin.ts'
import { clientOf } from './http-request.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/** Who asks to be told, and until when their token lets them. */
export interface LiveSession {
  user_id: string
  session_id: string
  expires_at: Date
}

/** One open answer, as whoever writes into it sees it. */
export interface LiveStream {
  write(text: string): void
  /** Bytes that the reader has not taken yet. */
  waiting(): number
  /** Ends it in order: what was written still arrives. */
  end(): void
  /** Ends it at once. */
  destroy(): void
  onClose(listener: () => void): void
}

export interface Live {
  /** Refuses, or opens the stream and tells it everything from then on, and what it missed since `lastEventId`. */
  join(session: LiveSession, lastEventId: string | undefined, open: () => LiveStream): Promise<void>
  /** How many streams are open in this process. */
  size(): number
  /** Seconds since the open streams were brought up to date; 0 while none is open. */
  behind(): number
  /** Ends all streams with a hint to come back, and takes no more. */
  stop(): Promise<void>
}

/** Serves the live stream to signed-in people on our own pages, and ends it when the server does. */
export function serveLive(app: FastifyInstance, live: Live, readToken: ReadToken, settings: Settings): void {
  app.get(followEvents.path, async (request, reply) => {
    const { origin, bearer } = clientOf(request)
    if (!isOwnOrigin(origin, settings)) throw new Refusal('forbidden', 'request.foreign_origin')
    const session = await readToken(bearer)
    if (!session) throw new Refusal('unauthenticated', bearer ? 'session.ended' : 'session.missing')
    const lastEventId = request.headers['last-event-id']
    await live.join(session, lastEventId?.toString(), () => openStream(reply))
    return reply
  })
  app.addHook('preClose', () => live.stop())
}

function openStream(reply: FastifyReply): LiveStream {
  reply.type('text/event-stream; charset=utf-8').header('X-Accel-Buffering', 'no')
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) raw.setHeader(name, value)
  }
  raw.writeHead(200)
  // A reader that goes away while something is written is no news: its end is.
  raw.on('error', () => undefined)
  return {
    write: (text) => void raw.write(text),
    waiting: () => raw.writableLength,
    end: () => raw.end(),
    destroy: () => raw.destroy(),
    onClose: (listener) => {
      if (raw.destroyed) listener()
      else raw.once('close', listener)
    },
  }
}
