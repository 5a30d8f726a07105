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
 * site's name that leads here (DNS rebinding) is still that site's.
 */
export function isFromThisMachine({ ip, headers, host }: FastifyRequest): boolean {
  const isProxied = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
  return !isProxied && isLoopback(ip) && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}
