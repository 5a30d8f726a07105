import { Agent } from 'node:https'
import type { Settings } from '../../kernel/settings.ts'
import type { PushKeys } from './keys.ts'

/** A browser's address at its push service, and the keys that only it opens messages with. */
export interface PushAddress {
  endpoint: string
  p256dh: string
  auth: string
}

export interface Push {
  /** What browsers subscribe with. */
  key: string
  /** Hands a message over, or throws; `Gone` when the browser wants none any more. */
  send(to: PushAddress, payload: string, topic: string): Promise<void>
}

/** The push service says that nobody is there: the address is of no use any more. */
export class Gone extends Error {
  override name = 'Gone'
}

const aDaySeconds = 24 * 3600
const patienceMs = 10_000

/** Sends through the push services of browsers, signed with our keys; `ca` is for a service of the firm's own. */
export function openPush(keys: PushKeys, settings: Settings, ca?: string): Push {
  const agent = new Agent({ ca, keepAlive: false })
  const subject =
    new URL(settings.site).protocol === 'https:' ? settings.site : `mailto:${settings.FIRM_EMAIL}`
  return {
    key: keys.publicKey,
    send: async ({ endpoint, p256dh, auth }, payload, topic) => {
      const { default: webPush } = await import('web-push')
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, payload, {
          vapidDetails: { subject, ...keys },
          TTL: aDaySeconds,
          topic,
          agent,
          timeout: patienceMs,
        })
      } catch (error) {
        if (error instanceof webPush.WebPushError && [404, 410].includes(error.statusCode))
          throw new Gone('the browser wants no pushes any more')
        throw error
      }
    },
  }
}

const services = ['fcm.googleapis.com', 'web.push.apple.com']
const serviceDomains = ['.push.services.mozilla.com', '.notify.windows.com']

/** Whether something may be pushed there: to browsers' own services, and to those that the operator names. */
export function isPushHost(endpoint: string, { PUSH_HOSTS = '' }: Pick<Settings, 'PUSH_HOSTS'>): boolean {
  const url = URL.parse(endpoint)
  // Spelt as browsers spell it, so that nobody reads another address in it than this.
  if (url?.href !== endpoint || url.hash !== '' || url.hostname.split('.').includes('')) return false
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  const named = PUSH_HOSTS.split(',').map((host) => host.trim().toLowerCase())
  if (named.includes(url.host)) return true
  if (url.port !== '') return false
  return services.includes(url.host) || serviceDomains.some((domain) => url.host.endsWith(domain))
}
