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
    // In the absolute form the address names a site of its own, whatever the Host says.
    raw.url?.startsWith('/') === true &&
    Object.keys(headers).every((name) => ofCallers.test(name)) &&
    !isForOneRequest(raw)
  )
}

/** What browsers, scrapers and command lines send. Proxies and networks add headers of their own, under ever new names. */
const ofCallers = new RegExp(
  `^(${[
    'host|connection|keep-alive|user-agent|accept(-.*)?|cache-control|pragma|cookie|authorization|referer|origin',
    'upgrade-insecure-requests|sec-.*|dnt|te|priority|purpose|save-data|range|if-.*|content-(length|type)|x-prometheus-.*',
  ].join('|')})$`,
)

/** As a proxy asks that was told nothing else, nginx above all: over a connection for this request alone. */
function isForOneRequest({ httpVersion, headers }: IncomingMessage): boolean {
  return httpVersion === '1.0' || /(^|,)\s*close\s*(,|$)/i.test(headers.connection ?? '')
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
