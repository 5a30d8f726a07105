import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection, Database } from '../../kernel/database.ts'
import { aWorld, type World } from '../../kernel/testing.ts'
import { openJobs } from './boss-jobs.ts'
import type { JobDefinition, Jobs, Run } from './jobs.ts'

let database: Database
let owner: Connection
let jobs: Jobs
let world: World
let logged: { fields: Record<string, unknown>; message: string }[]

const log = {
  info: () => undefined,
  warn: () => undefined,
  error: (fields: Record<string, unknown>, message: string) => void logged.push({ fields, message }),
}

beforeEach(async () => {
  logged = []
  world = await aWorld({}, (made) => {
    database = made.database
    owner = made.connection
    jobs = openJobs(database, owner, 'Asia/Dhaka', log)
    return { jobs }
  })
})
afterEach(async () => {
  await jobs.stop()
  await world.end()
})

/** A job that notes down what it was given, and does what it is told to. */
function aJob(then: (run: Run) => void = () => undefined, more: Partial<JobDefinition> = {}) {
  const done: { payload: Record<string, unknown>; run: Run }[] = []
  const definition: JobDefinition = {
    name: 'letter',
    work: async (payload, run) => {
      done.push({ payload, run })
      then(run)
    },
    ...more,
  }
  return { definition, done }
}

const fail = () => {
  throw new Error('it does not work')
}
const enqueue = (payload: Record<string, unknown>) =>
  world.app.transact({ kind: 'system' }, (ctx) => ctx.enqueue('letter', payload))

test('work is there when, and only when, its transaction is kept', async () => {
  const { definition, done } = aJob()
  await enqueue({ to: 'kept' })
  const broken = world.app.transact({ kind: 'system' }, async (ctx) => {
    await ctx.enqueue('letter', { to: 'lost' })
    fail()
  })
  await expect(broken).rejects.toThrow('it does not work')
  expect(await jobs.drain([definition])).toBe(1)
  expect(done.map(({ payload }) => payload)).toEqual([{ to: 'kept' }])
})

test('what is due is counted by queue, with the age of the oldest, and what is done or later is not', async () => {
  const { definition } = aJob()
  for (const to of ['first', 'second', 'later']) await enqueue({ to })
  const startAfter = (to: string, moment: string) =>
    world.rows(`update pgboss.job set start_after = ${moment} where data->>'to' = $1`, [to])
  await startAfter('first', `now() - interval '90 seconds'`)
  await startAfter('later', `now() + interval '1 hour'`)
  const { letter } = await jobs.due()
  expect(letter?.jobs).toBe(2)
  expect(letter?.oldest_seconds).toBeGreaterThanOrEqual(90)
  expect(await jobs.drain([definition])).toBe(2)
  expect((await jobs.due()).letter).toBeUndefined()
})

test('a signed-in person and a stranger may add work, and read none of it', async () => {
  const { definition, done } = aJob()
  const { user_id, session_id } = await world.aPerson('associate')
  for (const claim of [{ kind: 'session' as const, user_id, session_id }, { kind: 'nobody' as const }]) {
    await world.app.transact(claim, (ctx) => ctx.enqueue('letter', { from: claim.kind }))
    const peek = world.app.transact(claim, (ctx) =>
      ctx.db
        .selectFrom('pgboss.job' as 'notes')
        .selectAll()
        .execute(),
    )
    await expect(peek).rejects.toThrow('permission denied')
  }
  await jobs.drain([definition])
  expect(done.map(({ payload }) => payload.from).sort()).toEqual(['nobody', 'session'])
})

test('what fails is tried again, later and later, and written down when it has failed for good', async () => {
  const { definition, done } = aJob(fail, { retries: 3 })
  await jobs.drain([definition])
  await enqueue({})
  expect(await jobs.drain([definition])).toBe(1)
  expect(await jobs.drain([definition])).toBe(0)
  await jobs.drain([definition], { ignoreWaits: true })
  expect(done.map(({ run }) => run.attempt)).toEqual([1, 2, 3, 4])
  expect(new Set(done.map(({ run }) => run.id)).size).toBe(1)
  expect(logged).toEqual([
    { fields: { job: 'letter', id: expect.any(String) }, message: 'a job has failed for good' },
  ])
})

test('what works at the second try is done then', async () => {
  const { definition, done } = aJob(({ attempt }) => attempt === 1 && fail())
  await enqueue({})
  await jobs.drain([definition], { ignoreWaits: true })
  expect(done).toHaveLength(2)
  expect(logged).toEqual([])
})

test('this process works at once for its own commits, without waiting for the next look', async () => {
  const { definition, done } = aJob()
  await jobs.start([definition])
  await vi.waitUntil(async () => (await waiting()) === 0)
  await enqueue({ to: 'now' })
  // The next look would come after 5 s.
  await vi.waitUntil(() => done.length === 1, { interval: 10, timeout: 4000 })
})

test('adding work takes no connection but its transaction’s own', async () => {
  const { definition, done } = aJob()
  await jobs.start([definition])
  const others = Array.from({ length: (database.pool.options.max ?? 10) - 1 }, () => database.pool.connect())
  const held = await Promise.all(others)
  await enqueue({ to: 'the last connection' })
  for (const client of held) client.release()
  await vi.waitUntil(() => done.length === 1, { interval: 10, timeout: 8000 })
})

test('several processes make one queue and do each job once', async () => {
  const others = [1, 2, 3].map(() => openJobs(database, owner, 'Asia/Dhaka', log))
  const { definition, done } = aJob()
  await Promise.all(others.map((each) => each.start([definition])))
  for (let each = 0; each < 20; each++) await enqueue({ each })
  for (const each of others) each.wake('letter')
  await vi.waitUntil(async () => (await waiting()) === 0, { timeout: 10_000 })
  await Promise.all(others.map((each) => each.stop()))
  expect(done.map(({ payload }) => payload.each).sort()).toEqual(
    Array.from({ length: 20 }, (_, n) => n).sort(),
  )
})

test('times are those of the firm, and those of a former version are forgotten', async () => {
  const atMidnight = aJob(undefined, { name: 'nightly', cron: '0 0 * * *' }).definition
  const former = aJob(undefined, { name: 'former', cron: '* * * * *' }).definition
  await jobs.start([former])
  await jobs.stop()
  await jobs.start([atMidnight])
  expect(await world.rows('select name, cron, timezone from pgboss.schedule')).toEqual([
    { name: 'nightly', cron: '0 0 * * *', timezone: 'Asia/Dhaka' },
  ])
})

test('a job of the clock waits once, however often it comes due', async () => {
  const { definition, done } = aJob(undefined, { cron: '0 0 * * *' })
  await jobs.drain([definition])
  for (let night = 0; night < 3; night++) await enqueue({ night })
  await jobs.drain([definition])
  expect(done.map(({ payload }) => payload)).toEqual([{ night: 0 }])
})

async function waiting(): Promise<number> {
  const [row] = await world.rows(
    `select count(*) from pgboss.job where state < 'completed' and name = 'letter'`,
  )
  return row?.count
}
