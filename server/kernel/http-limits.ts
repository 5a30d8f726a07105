import type { IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyHttpOptions, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify'
import { isCall } from './http-addresses.ts'
import { Refusal } from './refusal.ts'

/** How much one caller may ask of a process, and how slowly. */
export interface Limits {
  /** Calls of one address in a minute; loading the site's own files is not counted. */
  callsPerMinute: number
  /** Rows that one person may make in an hour, and texts that they may change. */
  createsPerHour: number
  /** Milliseconds until all headers of a request must be there. */
  headersWithin: number
  /** Milliseconds in which a body must grow by `bodyBytes` or be complete. */
  bodyGrowsWithin: number
  bodyBytes: number
  /** Milliseconds without a byte in either direction after which a connection ends that has an open answer. */
  silentFor: number
  /** Mean delay of the event loop over `pressureWatched`, in milliseconds, from which calls are sent away for a moment. */
  eventLoopDelay: number
  /** Milliseconds: long enough that a process held up once, by its start or by its machine, is not taken for overloaded. */
  pressureWatched: number
}

export const usualLimits: Limits = {
  callsPerMinute: 1200,
  createsPerHour: 10_000,
  headersWithin: 10_000,
  bodyGrowsWithin: 10_000,
  bodyBytes: 32 * 1024,
  // Live streams beat far more often.
  silentFor: 60_000,
  eventLoopDelay: 1000,
  pressureWatched: 5000,
}

// 1 MiB of text, quoted as JSON. Uploads do not pass here: they are counted on their own stream.
const largestBody = 1.25 * 1024 * 1024
// An upload over a slow line may take this long, as long as it moves.
const longestRequestMs = 10 * 60_000
const secondsBeforeRetry = 2

/** The options with which the HTTP server itself keeps these limits. */
export function serverLimits(limits: Limits): FastifyHttpOptions<RawServerDefault> {
  return {
    bodyLimit: largestBody,
    requestTimeout: longestRequestMs,
    connectionTimeout: limits.silentFor,
    // Longer than the minute for which proxies keep a connection, so that they never write into a closed one.
    keepAliveTimeout: 65_000,
    http: {
      headersTimeout: limits.headersWithin,
      connectionsCheckingInterval: Math.min(1000, limits.headersWithin),
    },
    routerOptions: { maxParamLength: 200 },
  }
}

/** Refuses floods (429) and calls that come while the process is overloaded (503), and ends slow senders. */
export async function limit(app: FastifyInstance, limits: Limits): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    sampleInterval: limits.pressureWatched,
    pressureHandler: (request) => {
      if (!isCall(request)) return
      throw new Refusal('unavailable', 'server.unavailable', { retryAfter: secondsBeforeRetry })
    },
  })
  // Who has hung up meanwhile has no address to be counted by, and hears no answer.
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.socket.remoteAddress === undefined) return reply.hijack()
  })
  app.addHook('onRequest', async ({ raw }) => refuseOddRequest(raw))
  await app.register(rateLimit, {
    max: limits.callsPerMinute,
    timeWindow: 60_000,
    allowList: (request) => !isCall(request),
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  })
  endSlowSenders(app, limits)
}

/**
 * What browsers, programs and proxies never send, and what a proxy before us may read in another way than we do:
 * a version of HTTP without headers, or two names of the site.
 */
function refuseOddRequest({ httpVersion, rawHeaders }: IncomingMessage): void {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
  if (!['1.0', '1.1'].includes(httpVersion) || hosts.length > 1)
    throw new Refusal('invalid', 'request.invalid')
}

/** Counts what no route answered, which the limit of routes has not seen; for the handler of such requests. */
export function limitUnknown(app: FastifyInstance): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMany(counted.ttl)
  }
}

const tooMany = (ms: number) => new Refusal('too_many', 'request.too_many', { retryAfter: ms / 1000 })

/** Ends a connection whose body does not move; one that moves may take its time. */
function endSlowSenders(app: FastifyInstance, limits: Limits): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.headers['transfer-encoding'] === undefined && !Number(raw.headers['content-length'])) return
    const { socket } = raw
    let before = socket.bytesRead
    const timer = setInterval(() => {
      if (socket.bytesRead - before < limits.bodyBytes) socket.destroy()
      before = socket.bytesRead
    }, limits.bodyGrowsWithin)
    const finish = () => {
      clearInterval(timer)
      // The connection lives on; it must not keep a listener for every request that it carried.
      socket.off('close', finish)
    }
    raw.once('end', finish)
    socket.once('close', finish)
  })
}
