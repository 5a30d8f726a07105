import type { FastifyInstance } from 'fastify'
import { isCall } from './http-addresses.ts'
import type { Log } from './log.ts'

/**
 * Writes one line for every call that changed something or was refused: ids, route and status, never an
 * address with what was searched for in it, never content. Reads that went well are only counted.
 */
export function logCalls(app: FastifyInstance, log: Log): void {
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply
    if (!isCall(request) || (request.method === 'GET' && statusCode < 400)) return
    log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url,
        status: statusCode,
        ...(request.refusal ? { refusal: request.refusal } : {}),
        milliseconds: Math.round(reply.elapsedTime),
      },
      'answered',
    )
  })
}
