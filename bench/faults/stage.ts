import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readSettings } from '../../server/kernel/settings.ts'
import { accessTokens } from '../../server/platform/tokens/access-tokens.ts'
import { addPerson, type BenchPerson, benchPeople } from '../firm.ts'
import { freshManners, type Manners } from './ask.ts'
import { type Cluster, signalAllIn } from './cluster.ts'
import { courtOfFaults, goesToCourt } from './court-writers.ts'
import { aDesk } from './desk.ts'
import { anInstance, type Instance } from './instance.ts'
import { freshLedger, type Ledger } from './ledger.ts'
import { aListener, type Listener } from './listener.ts'
import { seeded } from './random.ts'
import { type Findings, verify } from './verify.ts'
import { applies, chats, keepsTasks, type Round } from './writers.ts'

/** What a drill needs around it. */
export interface Wanted {
  seed: number
  /** A real PostgreSQL beside the instances; without it the one instance has its own. */
  cluster?: (folder: string) => Promise<Cluster>
  instances?: number
  environment?: (folder: string, cluster: Cluster | undefined) => Record<string, string>
  /** Where the instances keep what they keep; a folder of the stage unless it is given. */
  dataDir?: string
  /** People who write, and strangers who apply. */
  people?: number
  applicants?: number
}

/** A firm at work on running instances. */
export interface Stage {
  folder: string
  dataDir: string
  random: () => number
  people: readonly BenchPerson[]
  instances: readonly Instance[]
  cluster: Cluster | undefined
  manners: Manners
  ledger: Ledger
  listener: Listener
  /** A bearer token of one of the people, for calls that a drill makes itself. */
  tokenOf(person: BenchPerson): Promise<string>
  /** Waits until a call that began after now is answered well; the milliseconds. Fails after a minute. */
  untilWell(): Promise<number>
  /** Lets everybody finish what they do, and holds the ledger against what is there. */
  judge(): Promise<Findings>
  /** Ends everything that runs, and removes it. */
  clear(): Promise<void>
}

const secret = 'a secret of the faults, 32 characters or more'
const longestFinishMs = 45_000
const longestUnwellMs = 60_000

/** Puts a firm to work: instances that are ready, people who write without a pause, and one who listens. */
export async function aStage(wanted: Wanted): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-faults-'))
  const undo: (() => Promise<unknown> | unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  ]
  const clear = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    return { ...(await build(wanted, folder, undo)), clear }
  } catch (error) {
    await clear()
    throw error
  }
}

async function build(
  wanted: Wanted,
  folder: string,
  undo: (() => Promise<unknown> | unknown)[],
): Promise<Omit<Stage, 'clear'>> {
  const dataDir = wanted.dataDir ?? join(folder, 'data')
  const cluster = await wanted.cluster?.(join(folder, 'cluster'))
  if (cluster) {
    undo.push(async () => {
      cluster.signalAll('SIGCONT')
      await cluster.stop('SIGINT').catch(() => undefined)
    })
    await cluster.start()
  }
  const environment = {
    ...{ DATA_DIR: dataDir, AUTH_SECRET: secret, TRUSTED_PROXIES: '127.0.0.1' },
    PUBLIC_URL: 'http://localhost:3000',
    ...(cluster && { DATABASE_URL: cluster.url }),
    ...wanted.environment?.(folder, cluster),
  }
  const instances: Instance[] = []
  for (let at = 0; at < (wanted.instances ?? 1); at++) {
    const instance = await anInstance(environment)
    undo.push(() => instance.kill())
    // One that a drill froze could not end with its server.
    if (!cluster) undo.push(() => signalAllIn(join(dataDir, 'postgres', 'cluster'), 'SIGCONT'))
    await instance.start()
    instances.push(instance)
  }
  const people = benchPeople(wanted.people ?? 6)
  await withDatabase(cluster, dataDir, async (db) => {
    await db.query('begin; set local role sereshta_system')
    for (const person of people) await addPerson(db, person, new Date())
    await db.query(
      `insert into courts (id, name_en, level, calendar_ref, created_at, updated_at)
         values ($1, 'District Judge', 'district', (select id from court_calendars order by name limit 1), now(), now())`,
      [courtOfFaults],
    )
    await db.query('commit')
  })
  return { ...work({ wanted, folder, dataDir, cluster, instances, people }, undo), folder, dataDir, cluster }
}

interface Ground {
  wanted: Wanted
  folder: string
  dataDir: string
  cluster: Cluster | undefined
  instances: readonly Instance[]
  people: readonly BenchPerson[]
}

function work({ wanted, dataDir, cluster, instances, people }: Ground, undo: (() => unknown)[]) {
  const random = seeded(wanted.seed)
  const manners = freshManners()
  const ledger = freshLedger()
  const tokens = accessTokens(Buffer.from(secret), readSettings({ PUBLIC_URL: 'http://localhost:3000' }).site)
  const sites = instances.map(({ site }) => site)
  let closing = false
  let deadline = Number.POSITIVE_INFINITY
  const place = { sites, tokens, manners, ledger, givesUpAt: () => deadline, isClosing: () => closing }

  const tokenOf = (person: BenchPerson) =>
    tokens.sign(person, { email: person.email, role: 'authenticated' }, new Date())
  const [reader] = people
  if (!reader) throw new Error('somebody must listen')
  const headers = async () => ({ authorization: `Bearer ${await tokenOf(reader)}` })
  const listener = aListener({ sites, headers })
  const rounds: Promise<void>[] = []
  people.forEach((person, at) => {
    rounds.push(sit(at, person, keepsTasks), sit(100 + at, person, chats), sit(300 + at, person, goesToCourt))
  })
  for (let at = 0; at < (wanted.applicants ?? 2); at++) rounds.push(sit(200 + at, undefined, applies))

  async function sit(at: number, person: BenchPerson | undefined, round: Round): Promise<void> {
    const desk = aDesk(place, at, seeded(wanted.seed + at), person)
    for (let n = 0; !closing; n++) await round(desk, n)
  }

  async function finish(): Promise<void> {
    closing = true
    deadline = Math.min(deadline, performance.now() + longestFinishMs)
    await Promise.all(rounds)
  }

  undo.push(async () => {
    deadline = 0
    await finish()
    await listener.stop()
  })
  const judge = async () => {
    await finish()
    const findings = await withDatabase(cluster, dataDir, (db) => verify(db, dataDir, ledger))
    findings.lost.push(...(await unheard(listener, ledger)))
    for (const { said } of instances) {
      const bugs = said()
        .split('\n')
        .filter((line) => /a request failed|nobody cared|nobody expected/.test(line))
      manners.rude.push(...bugs)
    }
    return findings
  }
  return {
    random,
    people,
    instances,
    manners,
    ledger,
    listener,
    tokenOf,
    judge,
    untilWell: () => untilWell(manners, instances),
  }
}

async function untilWell(manners: Manners, instances: readonly Instance[]): Promise<number> {
  const began = performance.now()
  while (manners.wellSince < began) {
    if (performance.now() - began > longestUnwellMs)
      throw new Error(`nothing works again after a minute: ${instances.map(({ said }) => said()).join()}`)
    await wait(5)
  }
  return performance.now() - began
}

const longestEchoMs = 10_000

/** Acknowledged messages that an open browser never heard of. */
async function unheard({ heard }: Listener, { messages }: Ledger): Promise<string[]> {
  const missing = () =>
    [...messages].filter(
      ([, { created, deleted, id }]) => created === 'acked' && !deleted && id && !heard.has(id),
    )
  for (const began = Date.now(); missing().length > 0 && Date.now() - began < longestEchoMs; ) await wait(50)
  return missing().map(([mark]) => `live news of message ${mark}`)
}

/** The owner's connection to the database of a stage. */
export async function withDatabase<T>(
  cluster: Cluster | undefined,
  dataDir: string,
  work: (db: pg.Client) => Promise<T>,
): Promise<T> {
  const embedded = {
    host: join(dataDir, 'postgres', 'run'),
    port: 5432,
    user: 'postgres',
    database: 'sereshta',
  }
  const db = new pg.Client(cluster?.connection ?? embedded)
  db.on('error', () => undefined)
  await db.connect()
  try {
    return await work(db)
  } finally {
    await db.end()
  }
}
