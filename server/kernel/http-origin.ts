import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { Settings } from './settings.ts'

/** Whether a request comes from our own pages, or from a program that names no origin at all. */
export function isOwnOrigin(origin: string | undefined, settings: Settings): boolean {
  if (origin === undefined || origin === new URL(settings.site).origin) return true
  return settings.site_is_local && loopbackNames(settings.site).includes(origin)
}

// On one's own machine the site answers to all of its names.
function loopbackNames(site: string): string[] {
  const { protocol, port } = new URL(site)
  const suffix = port ? `:${port}` : ''
  return ['localhost', '127.0.0.1', '[::1]'].map((host) => `${protocol}//${host}${suffix}`)
}

/**
 * Whether a request was made on this machine, by its own name. A proxy speaks for others, and another
 * site's name that leads here (DNS rebinding) is still that site's. A proxy that shows itself by nothing
 * cannot be told from somebody at this machine.
 */
export function isFromThisMachine({ ip, headers, host, raw }: FastifyRequest): boolean {
  return (
    isLoopback(ip) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    !Object.keys(headers).some((name) => ofProxies.test(name)) &&
    !isForOneRequest(raw)
  )
}

/** What proxies and the networks before a site add to a request; no browser sends any of them. */
const ofProxies = new RegExp(
  `^(${[
    'x-(forwarded|real|client-ip|cluster|original|remote|proxy|envoy|amzn|amz|arr|azure|appengine|google|varnish|host|scheme|url|rewrite)',
    'forwarded|via$|true-client|client-ip|remote-(addr|ip)|proxy-|cf-|cdn-|fastly-|fly-|ali-|akamai-|front-end-https|surrogate-',
  ].join('|')})`,
)

/** As a proxy asks that was told nothing else, nginx above all: over a connection for this request alone. */
function isForOneRequest({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' || /(^|,)\s*close\s*(,|$)/i.test(headers.connection ?? '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
