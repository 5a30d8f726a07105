import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../db/migrate.ts'
import { type Connection, type Database, openDatabase } from '../../kernel/database.ts'
import { type Replica, watchReplica } from '../../kernel/replica.ts'
import { aWorld, type TestPerson, type World } from '../../kernel/testing.ts'
import type { TestCluster } from '../../kernel/testing-database.ts'
import { transactions } from '../../kernel/transaction.ts'
import { startTestCluster } from './test-cluster.ts'
import { silence } from './testing.ts'
import { aStandby, primarySettings, type Standby } from './testing-standby.ts'

let primary: { cluster: TestCluster; stop(): Promise<void> }
let standby: Standby
beforeAll(async () => {
  primary = await startTestCluster({ engine: 'postgres15', migrate, settings: primarySettings })
  standby = await aStandby(primary.cluster)
}, 60_000)
afterAll(async () => {
  await standby?.remove()
  await primary?.stop()
})

let world: World
let connection: Connection
let here: Database
let there: Database
let replica: Replica
let partner: TestPerson
let associate: TestPerson
beforeEach(async () => {
  world = await aWorld(
    {},
    (made) => {
      connection = made.connection
      here = made.database
      there = openDatabase(atStandby(), 4)
      replica = watchReplica(here, there, silence)
      return { replica }
    },
    primary.cluster,
  )
  partner = await world.aPerson('partner')
  associate = await world.aPerson('associate')
  await used()
})
afterEach(async () => {
  if (!there.pool.ended) await there.close()
  await world.end()
})

const atStandby = (): Connection => ({ ...connection, host: standby.host, port: standby.port })

/** Looks until the standby has what a new database brings; its start is all that takes time. */
async function used(): Promise<void> {
  for (let looks = 0; looks < 500; looks++) if (await replica.probe()) return
  throw new Error('the standby never caught up')
}

/** Asks the standby itself, past the product. */
async function atTheStandby(statement: string): Promise<void> {
  const client = new pg.Client({ ...atStandby(), database: 'postgres' })
  await client.connect()
  await client.query(statement)
  await client.end()
}

const statements = '/rest/v1/financial_statements'
const addStatement = (amount: string) =>
  partner.call('POST', statements, {
    entry_type: 'income',
    category: 'Legal Fees',
    description: 'An appearance',
    amount,
    entry_date: '2026-11-20',
    status: 'completed',
  })
const totals = () => partner.call('GET', '/rest/v1/rpc/total_financial_statements')

const reports = [
  '/rest/v1/rpc/get_monthly_leaderboard',
  '/rest/v1/rpc/get_alltime_leaderboard',
  '/rest/v1/rpc/get_hours_breakdown?user_id=:associate',
  '/rest/v1/rpc/list_note_hours?user_id=:associate',
  '/rest/v1/rpc/associate_totals?user_id=:associate',
  '/rest/v1/rpc/associate_hours?user_id=:associate',
  statements,
  '/rest/v1/rpc/total_financial_statements',
  '/rest/v1/rpc/year_of_financial_statements?year=2026',
  '/rest/v1/activity_events',
  '/rest/v1/rpc/total_case_costing',
  '/rest/v1/rpc/work_breakdown',
  '/rest/v1/rpc/calendar_summary?month=2026-11',
  '/rest/v1/notes?archived=true',
  '/rest/v1/notes?month=all',
  '/rest/v1/notes?q=petition',
  '/rest/v1/rpc/count_notes?q=petition',
  '/rest/v1/cases?q=petition',
  '/rest/v1/case_costing?q=petition',
  '/rest/v1/case_timeline?q=petition',
  '/rest/v1/meetings?q=petition',
  '/rest/v1/partner_notes?q=petition',
  '/rest/v1/calendar_events?q=petition',
  '/rest/v1/career_applications?q=petition',
]

describe('a replica that keeps up', () => {
  test('answers every report as the primary does', async () => {
    await associate.call('POST', '/rest/v1/notes', {
      title: 'A petition',
      category: 'Criminal',
      hours_worked: 2,
    })
    await addStatement('10.00')
    await used()
    const ask = () =>
      Promise.all(reports.map((path) => partner.call('GET', path.replace(':associate', associate.user_id))))
    const answers = await ask()
    expect(answers.map(({ status }) => status)).toEqual(reports.map(() => 200))
    expect(replica.counts()).toEqual({ answered: reports.length, behind: 0, failed: 0 })
    await there.close()
    const answersOfPrimary = await ask()
    expect(answersOfPrimary.map(({ body }) => body)).toEqual(answers.map(({ body }) => body))
  })

  test('shows everybody what they may see, and the primary says who they are', async () => {
    await partner.call('POST', '/rest/v1/notes', { title: 'A petition', category: 'Criminal' })
    await used()
    const own = await associate.call('GET', '/rest/v1/notes?q=petition')
    expect(own.body.items).toEqual([])
    expect((await associate.call('GET', '/rest/v1/rpc/total_financial_statements')).status).toBe(403)
    expect(
      (await partner.call('GET', `/rest/v1/rpc/associate_totals?user_id=${partner.user_id}`)).status,
    ).toBe(404)
    expect(replica.counts()).toMatchObject({ answered: 3 })
  })

  test('never misses what was written a moment ago, by the same person or another', async () => {
    for (let entries = 1; entries <= 20; entries++) {
      expect((await addStatement('10.00')).status).toBe(201)
      expect((await totals()).body).toMatchObject({ count: entries })
    }
    await used()
    const { answered = 0 } = replica.counts()
    await totals()
    expect(replica.counts()).toMatchObject({ answered: answered + 1 })
  })
})

describe('a replica that does not', () => {
  test('is not asked for what it has not got yet, nor for who is signed in', async () => {
    await atTheStandby('select pg_wal_replay_pause()')
    try {
      await addStatement('10.00')
      expect((await totals()).body).toMatchObject({ count: 1 })
      expect(replica.counts()).toMatchObject({ answered: 0, behind: 1 })
      // Nobody else waits for it.
      expect((await totals()).body).toMatchObject({ count: 1 })
      expect(replica.counts()).toMatchObject({ answered: 0, behind: 1 })
      await world.rows('update sessions set ended_at = now() where id = $1', [partner.session_id])
      expect((await totals()).status).toBe(401)
    } finally {
      await atTheStandby('select pg_wal_replay_resume()')
    }
  })

  test('may die and come back without a failing request', async () => {
    await addStatement('10.00')
    await used()
    expect((await totals()).status).toBe(200)
    await standby.kill()
    try {
      for (let tries = 0; tries < 3; tries++) expect((await totals()).body).toMatchObject({ count: 1 })
      expect(replica.counts()).toMatchObject({ answered: 1, failed: 1 })
      expect(await replica.probe()).toBe(false)
    } finally {
      await standby.start()
    }
    await used()
    expect((await totals()).body).toMatchObject({ count: 1 })
    expect(replica.counts()).toMatchObject({ answered: 2, failed: 1 })
  })

  test('may freeze in the middle without a failing request', async () => {
    const client = await there.pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid ?? 0
    client.release()
    process.kill(pid, 'SIGSTOP')
    try {
      expect((await totals()).status).toBe(200)
      expect(replica.counts()).toMatchObject({ answered: 0, failed: 1 })
    } finally {
      process.kill(pid, 'SIGCONT')
    }
  })

  test('is refused when it is the primary itself, or a replica of another database', async () => {
    expect(await watchReplica(here, here, silence).probe()).toBe(false)
    const other = openDatabase({ ...atStandby(), database: 'postgres' }, 1)
    expect(await watchReplica(here, other, silence).probe()).toBe(false)
    await other.close()
  })

  test('is not taken for the primary, wherever its address stands', async () => {
    const { clock, settings } = world
    const rest = {
      clock,
      settings,
      log: silence,
      reactions: [],
      enqueue: async () => undefined,
      ring: () => undefined,
    }
    const { user_id, session_id } = partner
    for (const mode of ['read only', 'read write'] as const) {
      const pids: number[] = []
      there.pool.on('acquire', (client) => pids.push((client as unknown as { processID: number }).processID))
      const transact = transactions({ database: there, ...rest }, mode)
      const ask = () => transact({ kind: 'session', user_id, session_id }, async () => 'read')
      for (let tries = 0; tries < 2; tries++)
        await expect(ask()).rejects.toMatchObject({ kind: 'unavailable' })
      expect(new Set(pids).size).toBe(2)
    }
  })

  // The last one here: the standby is none any more.
  test('is one no more once it was promoted, though it has all that was written until then', async () => {
    const read = () =>
      replica.read({ ...partner, kind: 'staff', rights: [], hides_cases: false }, '0/0', async () => 'read')
    expect(await read()).toBe('read')
    await atTheStandby('select pg_promote()')
    await expect(read()).rejects.toThrow('no replica')
    expect((await totals()).status).toBe(200)
    expect(replica.counts()).toEqual({ answered: 1, behind: 0, failed: 1 })
  })
})
