import type { FastifyInstance } from 'fastify'
import { type Binding, bind, type Route } from './http.ts'
import { answerFailures, type WordRefusal } from './http-errors.ts'
import type { Log } from './log.ts'

/** What is different about the calls of another standard. */
export interface Manners {
  word: WordRefusal
  /** Headers of every answer, also of refusals. */
  headers: Record<string, string>
  /** Bytes. */
  bodyLimit: number
}

/** Serves routes in a scope of their own, where answers follow another standard's manners. */
export async function bindApart(
  app: FastifyInstance,
  routes: readonly Route[],
  binding: Binding,
  log: Log,
  { word, headers, bodyLimit }: Manners,
): Promise<void> {
  await app.register((scope, _options, done) => {
    answerFailures(scope, log, word)
    // At the end, so that also what is refused before it comes here has them.
    scope.addHook('onSend', async (_request, reply) => void reply.headers(headers))
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyLimit
    })
    bind(scope, routes, binding)
    done()
  })
}
