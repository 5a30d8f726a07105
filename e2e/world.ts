import { type BrowserContext, test as base } from '@playwright/test'
import type { Role } from '../contract/people.ts'
import { announce } from './environment.ts'
import { createHygiene, type Hygiene } from './hygiene.ts'
import { arrive, newIdentity, type Person, putNewsAway, signUpAs } from './people.ts'
import { type Server, startServer } from './server.ts'

/** What a journey may begin with. */
interface World {
  /** Somebody new in the firm, signed in, with a browser of their own. */
  person: (role: Role, full_name?: string) => Promise<Person>
  /** Expects a complaint of the browser's console that the journey causes on purpose, such as a refusal (/ 422 /). */
  forgive: Hygiene['forgive']
  isPhone: boolean
  hygiene: Hygiene
}

interface Firm {
  /** The server of this worker, with a firm in which nobody else works. */
  server: Server
}

let journeys = 0

/** A journey; `page` is a visitor's browser. Whatever happens, an error in a browser's console fails it. */
export const test = base.extend<World, Firm>({
  server: [
    async ({ browserName: _ }, use, { workerIndex }) => {
      const server = await startServer(String(workerIndex))
      announce(server.environment)
      // The first partner of a firm is greeted, which is a journey of its own.
      await signUpAs(newIdentity('partner', 'Founder'), '10.255.255.1')
      await use(server)
      await server.end()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ server }, use) => use(server.environment.site),
  // Wrong codes and passwords are counted by address, so every journey has one of its own.
  extraHTTPHeaders: async ({ browserName: _ }, use, { workerIndex }) => {
    journeys += 1
    await use({ 'X-Forwarded-For': `10.${workerIndex}.${journeys >> 8}.${journeys & 255}` })
  },
  hygiene: [
    async ({ browserName: _ }, use) => {
      const hygiene = createHygiene()
      await use(hygiene)
      hygiene.judge()
    },
    { auto: true },
  ],
  forgive: async ({ hygiene }, use) => use(hygiene.forgive),
  context: async ({ context, hygiene }, use) => {
    await hygiene.watch(context)
    await use(context)
  },
  page: async ({ page }, use) => {
    await putNewsAway(page)
    await use(page)
  },
  person: async ({ browser, hygiene, extraHTTPHeaders }, use) => {
    const opened: BrowserContext[] = []
    const open = async (context: BrowserContext) => {
      opened.push(context)
      await hygiene.watch(context)
    }
    const from = extraHTTPHeaders?.['X-Forwarded-For'] ?? '127.0.0.1'
    await use((role, full_name) => arrive(newIdentity(role, full_name), { browser, from, open }))
    for (const context of opened) await context.close()
  },
  isPhone: async ({ isMobile }, use) => use(isMobile ?? false),
})
