import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { inject, vi } from 'vitest'
import type { LiveMessage } from '../contract/live.ts'
import type { Role } from '../contract/people.ts'
import { freePort } from '../tools/free-port.ts'
import { type Connection, type Database, openDatabase } from './kernel/database.ts'
import { type Caller, putPerson, type World } from './kernel/testing.ts'
import { createTestDatabase } from './kernel/testing-database.ts'
import { type Followed, follow } from './kernel/testing-live.ts'
import { aCertificate, startNginx } from './platform/testing-nginx.ts'
import { accessTokens } from './platform/tokens/access-tokens.ts'
import { callerAt, type Server, spawnServer, untilReady } from './testing-server.ts'

/** Somebody whose every call goes through the proxy, to whichever instance it chooses. */
export interface PersonOutside extends Caller {
  user_id: string
  token: string
}

/** What a window was told, as far as it names a topic. */
export type Told = Extract<LiveMessage, { topic: string }>

export interface Instances {
  /** The address of the proxy. */
  site: string
  servers: readonly [Server, Server]
  /** Past every policy. */
  database: Database
  owner: Connection
  rows: World['rows']
  aPerson(role: Role, full_name: string): Promise<PersonOutside>
  /** Two open windows of somebody, of which each instance holds one. */
  windowsOf(person: PersonOutside): Promise<Followed[]>
  /** Closes windows, or takes notice that they were ended; settles when both instances know. */
  shut(...windows: Followed[]): Promise<void>
  end(): Promise<void>
}

const AUTH_SECRET = 'a secret of the tests, 32 characters or more'

/** Two instances of the product on one database and folder, behind nginx with the example configuration. */
export async function startInstances(before: (rows: World['rows']) => Promise<unknown>): Promise<Instances> {
  const undo: (() => unknown)[] = []
  const end = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { connection, owner, drop } = await createTestDatabase()
    undo.push(drop)
    const database = openDatabase(connection, 4)
    undo.push(() => database.close())
    const rows: World['rows'] = async (query, values = []) =>
      (await database.pool.query(query, values)).rows as never
    await before(rows)
    const dataDir = mkdtempSync(join(tmpdir(), 'sereshta-instances-'))
    undo.push(() => rmSync(dataDir, { recursive: true, force: true }))
    const { host, port, user, database: name } = owner
    const [plain, encrypted, first, second] = [
      await freePort(),
      await freePort(),
      await freePort(),
      await freePort(),
    ]
    const site = `https://127.0.0.1:${encrypted}`
    const certificate = aCertificate()
    undo.push(trust(certificate.chain))
    const ports = { plain, encrypted, instances: [first, second] } as const
    undo.push((await startNginx(ports, certificate, inject('testCluster'))).end)
    const environment = {
      DATABASE_URL: `postgres://${user}@${encodeURIComponent(host ?? '')}:${port}/${name}`,
      AUTH_SECRET,
      DATA_DIR: dataDir,
      PUBLIC_URL: site,
      TRUSTED_PROXIES: '127.0.0.1',
    }
    const spawn = async (PORT: number) => {
      const server = await spawnServer({ ...environment, PORT: String(PORT) })
      undo.push(server.kill)
      return server
    }
    const servers = [await spawn(first), await spawn(second)] as const
    await Promise.all(servers.map(untilReady))
    const aPerson = personsAt(site, rows)
    return { site, servers, database, owner, rows, aPerson, ...windowsAt(site, servers), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Has this process believe a certificate, until the answer is called. */
function trust(chain: string): () => void {
  const before = getCACertificates('default')
  setDefaultCACertificates([...before, chain])
  return () => setDefaultCACertificates(before)
}

function personsAt(site: string, rows: World['rows']): Instances['aPerson'] {
  const tokens = accessTokens(new TextEncoder().encode(AUTH_SECRET), site)
  return async (role, full_name) => {
    const now = new Date()
    const { email, ...person } = await putPerson(rows, now, role, full_name)
    const token = await tokens.sign(person, { email, role: 'authenticated' }, now)
    return { user_id: person.user_id, token, ...callerAt(site, token) }
  }
}

function windowsAt(site: string, servers: Instances['servers']): Pick<Instances, 'windowsOf' | 'shut'> {
  // How many windows each instance shall hold.
  let each = 0
  const held = () => Promise.all(servers.map(streamsOf))
  const settles = () =>
    vi.waitUntil(async () => (await held()).every((count) => count === each), { timeout: 10_000 })
  return {
    windowsOf: async ({ token }) => {
      for (;;) {
        await settles()
        const windows = [await follow(site, token), await follow(site, token)]
        if ((await held()).every((count) => count === each + 1)) {
          each++
          return windows
        }
        // The proxy did not know yet that an earlier window was shut.
        for (const window of windows) window.close()
      }
    },
    shut: async (...windows) => {
      for (const window of windows) window.close()
      each -= windows.length / 2
      await settles()
    },
  }
}

async function streamsOf({ site }: Server): Promise<number> {
  const [, count] = /^sereshta_live_streams (\d+)$/m.exec(await (await fetch(`${site}/metrics`)).text()) ?? []
  return Number(count)
}

/** Settles with the first thing that a window was told which is meant. */
export async function hears(window: Followed, isMeant: (told: Told) => boolean): Promise<Told> {
  return vi.waitUntil(() => toldIn(window).find(isMeant), { timeout: 10_000, interval: 5 })
}

export function toldIn({ messages }: Followed): Told[] {
  return messages.flatMap((message) => ('topic' in message ? [message] : []))
}

/** How many calls of a route each instance has answered. */
export async function answeredBy(servers: readonly Server[], route: string): Promise<number[]> {
  const counts = await Promise.all(
    servers.map(async ({ site }) => {
      const text = await (await fetch(`${site}/metrics`)).text()
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith('sereshta_http_request_duration_seconds_count'))
      return lines
        .filter((line) => line.includes(`route="${route}"`))
        .map((line) => Number(line.split(' ').at(-1)))
    }),
  )
  return counts.map((each) => each.reduce((sum, count) => sum + count, 0))
}
