import type { FastifyRequest } from 'fastify'
import { callPrefixes } from '../../contract/pages.ts'

/**
 * Whether a request is a call and not a page or a file of the site. The route that it matched decides: an address
 * may be spelled in many ways. What matched none counts as a call.
 */
export function isCall({ routeOptions: { url: route } }: FastifyRequest): boolean {
  return route === undefined || callPrefixes.some((prefix) => route.startsWith(prefix))
}

/** What stands in the address where its route has a star, decoded; nothing where the route has none. */
export function restOf({ params }: FastifyRequest): string {
  return (params as { '*'?: string })['*'] ?? ''
}
