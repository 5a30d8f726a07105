import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import type { AccessTokens } from '../../server/platform/tokens/access-tokens.ts'
import type { BenchPerson } from '../firm.ts'
import { ask, type Call, type Heard, type Manners } from './ask.ts'
import type { Ledger } from './ledger.ts'

/** Where somebody sits and works: whom they ask, and what they write down. */
export interface Desk {
  name: string
  random: () => number
  ledger: Ledger
  /** Asks the same again, on any instance, until the answer is known; nothing when the desk closes before. */
  untilKnown(call: Call): Promise<(Heard & { tries: number }) | undefined>
  isClosing(): boolean
}

export interface Place {
  sites: readonly string[]
  tokens: AccessTokens
  manners: Manners
  ledger: Ledger
  /** From this moment on, on the clock of `performance`, nobody tries anything again. */
  givesUpAt(): number
  isClosing(): boolean
}

const tokenHoldsMs = 5 * 60_000
const longestPauseMs = 250

/** The desk of a person, or of a stranger; each has an address of their own, as behind a proxy. */
export function aDesk(place: Place, at: number, random: () => number, person: BenchPerson | undefined): Desk {
  let token: Promise<string> | undefined
  let signedAt = 0
  let asked = at

  async function headersOf(call: Call): Promise<Record<string, string>> {
    const own = { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}`, ...call.headers }
    if (!person) return own
    if (!token || Date.now() - signedAt > tokenHoldsMs) {
      signedAt = Date.now()
      token = place.tokens.sign(person, { email: person.email, role: 'authenticated' }, new Date())
    }
    return { authorization: `Bearer ${await token}`, ...own }
  }

  return {
    name: `desk${at}`,
    random,
    ledger: place.ledger,
    isClosing: place.isClosing,
    untilKnown: async (call) => {
      place.ledger.sent += call.method === 'GET' ? 0 : 1
      for (let tries = 1; ; tries++) {
        const site = place.sites[asked++ % place.sites.length] ?? ''
        const heard = await ask(site, { ...call, headers: await headersOf(call) }, place.manners)
        if (heard && heard.status < 500 && heard.status !== 429) {
          if (isKept(heard.status, tries, call)) place.ledger.acked++
          return { ...heard, tries }
        }
        if (performance.now() > place.givesUpAt()) return undefined
        await wait(Math.min((heard?.retryAfter ?? 0.05) * 1000, longestPauseMs))
      }
    },
  }
}

/** Said to be kept, or found to be when it was asked again after an answer that was lost. */
function isKept(status: number, tries: number, { method }: Call): boolean {
  if (method === 'GET') return false
  return status < 300 || (tries > 1 && (status === 409 || (status === 404 && method === 'DELETE')))
}
