import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Settles when something that the product needs is there, and rejects when it is not. */
export type Check = () => Promise<unknown>

const longestCheckMs = 1000

/**
 * /healthz says that the process answers; /readyz that it can do its work, each part within a second. Both
 * name the parts and never why one fails.
 */
export function serveHealth(app: FastifyInstance, checks: Readonly<Record<string, Check>>): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await resultOf(check)] as const),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    reply.header('Cache-Control', 'no-store').code(isReady ? 200 : 503)
    if (!isReady) reply.header('Retry-After', '2')
    return { status: isReady ? 'ready' : 'not ready', checks: Object.fromEntries(results) }
  })
}

async function resultOf(check: Check): Promise<'ok' | 'failed' | 'too slow'> {
  const giveUp = new AbortController()
  const limit = wait(longestCheckMs, 'too slow' as const, { signal: giveUp.signal })
  const answer = check().then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  const result = await Promise.race([answer, limit])
  giveUp.abort()
  limit.catch(() => undefined)
  return result
}
