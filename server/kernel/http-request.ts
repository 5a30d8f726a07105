import type { FastifyRequest } from 'fastify'
import { type Language, languages } from '../../contract/kernel/languages.ts'
import type { Client } from './context.ts'

/** Where a request came from, and the token that it brings. */
export function clientOf(request: FastifyRequest): Client {
  const authorization = headerOf(request, 'authorization')
  return {
    address: request.ip,
    user_agent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
    origin: headerOf(request, 'origin'),
    bearer: authorization?.match(/^Bearer (\S+)$/i)?.[1],
    language: languages.find((language) => language === headerOf(request, 'accept-language')),
  }
}

/** The language in which a call is answered: English, unless a page says that it is in Bangla. */
export const languageOf = (request: FastifyRequest): Language => clientOf(request).language ?? 'en'

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Reads and forgets the rest of what a refused call sends, so that its sender hears the answer; one that sends far more
 * than the `most` bytes that could ever be taken loses the connection instead.
 */
export function drain({ raw }: FastifyRequest, most: number): void {
  if (raw.readableEnded || raw.destroyed) return
  let rest = 2 * most
  raw.on('data', (chunk: Buffer) => {
    rest -= chunk.length
    if (rest < 0) raw.destroy()
  })
  raw.on('error', () => undefined)
  raw.resume()
}
