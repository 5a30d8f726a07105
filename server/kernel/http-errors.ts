import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { complaint } from '../../contract/kernel/complaints.ts'
import type { Language } from '../../contract/kernel/languages.ts'
import { refusalBody } from './http.ts'
import { languageOf } from './http-request.ts'
import type { Log } from './log.ts'
import { invalidField, Refusal } from './refusal.ts'
import { otherSentence } from './wording.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why it was refused, if it was. */
    refusal: string | undefined
  }
}

/** How one part of the site words its refusals; the sign-in calls have a standard's shape of their own. */
export type WordRefusal = (refusal: Refusal, request_id: string, language: Language) => object

/** One hook for every failure: a Refusal is worded, anything else is a bug and says nothing but its request id. */
export function answerFailures(app: FastifyInstance, log: Log, word: WordRefusal = refusalBody): void {
  if (!app.hasRequestDecorator('refusal')) app.decorateRequest('refusal', undefined)
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof Refusal ? error : refusalOf(error)
    const language = languageOf(request)
    if (!refusal) {
      log.error({ error, request_id: request.id, route: request.routeOptions.url }, 'a request failed')
      request.refusal = 'server.bug'
      const message = otherSentence('bug', language)
      return reply
        .code(500)
        .send({ kind: 'bug', reason: 'server.bug', message, msg: message, request_id: request.id })
    }
    request.refusal = refusal.reason
    if (refusal.kind === 'too_large') readToTheEnd(request, reply)
    const { cause } = refusal.detail
    if (cause)
      log.warn({ error: cause, request_id: request.id, refusal: refusal.reason }, 'something outside failed')
    if (refusal.detail.retryAfter !== undefined) {
      reply.header('Retry-After', String(Math.max(1, Math.ceil(refusal.detail.retryAfter))))
    }
    // What is missing or refused now may be there in a moment, for instance while instances change over.
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
    return reply.code(refusal.status).send(word(refusal, request.id, language))
  })
}

/** Above this a body that is refused is not even taken to be thrown away. */
const mostThrownAway = 32 * 1024 * 1024

/**
 * Has the connection stay open for the rest of a body that is too large. Closed under it, it would be reset, and
 * who sends, a proxy above all, would never read why.
 */
function readToTheEnd(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length']) <= mostThrownAway) reply.removeHeader('connection')
}

/** The HTTP framework's own refusals, in our words. */
function refusalOf(error: FastifyError): Refusal | undefined {
  if (error.statusCode === 413) return new Refusal('too_large', 'request.too_large')
  if (error.statusCode === 415) return new Refusal('unsupported', 'request.not_json')
  if (error.statusCode === 429) return new Refusal('too_many', 'request.too_many', { retryAfter: 10 })
  if (error.statusCode === 503) return new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })
  if (isUnreadable(error)) return invalidField('body', complaint('json'))
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Refusal('invalid', 'request.invalid')
  }
  return undefined
}

/** A body that is no JSON, or that reaches for the prototype of what it becomes. */
function isUnreadable({ code, name, statusCode }: FastifyError): boolean {
  return code?.endsWith('_JSON_BODY') || (name === 'SyntaxError' && statusCode === 400)
}

/**
 * Answers addresses that cannot even be read, before any route: in the house's shape like everything else. No hook
 * runs for them, so they are counted and written down here.
 */
export function refuseAddresses(log: Log, count: (request: FastifyRequest) => Promise<void>) {
  return (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const unreadable = new Refusal('invalid', 'request.invalid')
    const answer = (refusal: Refusal) => {
      const { retryAfter } = refusal.detail
      reply.headers({
        'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
        'X-Request-Id': request.id,
        ...(retryAfter === undefined ? {} : { 'Retry-After': String(Math.ceil(retryAfter)) }),
      })
      const { id: request_id, method } = request
      log.info({ request_id, method, status: refusal.status, refusal: refusal.reason }, 'answered')
      const language = languageOf(request)
      const body = refusalBody(refusal, request.id, language)
      const isBad = refusal === unreadable
      reply
        .code(refusal.status)
        .send(isBad ? { ...body, message: otherSentence('badAddress', language) } : body)
    }
    count(request).then(
      () => answer(unreadable),
      (error: unknown) => answer(error instanceof Refusal ? error : unreadable),
    )
  }
}
