import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StaffContext, SystemContext } from './context.ts'
import type { Database } from './database.ts'
import { aWorld, type World } from './testing.ts'
import { type Transact, transactions, withinOneWait } from './transaction.ts'

let world: World
let read: Transact
let database: Database | undefined
beforeEach(async () => {
  world = await aWorld({}, (made) => {
    database = made.database
    return {}
  })
  const { clock, settings } = world
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const rest = { clock, settings, log, reactions: [], enqueue: async () => undefined, ring: () => undefined }
  if (database) read = transactions({ database, ...rest }, 'read only')
})
afterEach(() => world.end())

const system = { kind: 'system' } as const
const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`

test('what was not kept is not said to be kept, though nobody noticed the statement that failed', async () => {
  const work = world.app.transact(system, async ({ db }) => {
    await db
      .insertInto('rate_limits')
      .values({ key: 'one', tries: 1, reset_at: new Date().toISOString() })
      .execute()
    await sql`select 1 / 0`.execute(db).catch(() => undefined)
    return 'kept'
  })
  await expect(work).rejects.toThrow('nothing of it was kept')
  expect(await world.rows('select from rate_limits')).toEqual([])
})

test('a connection that breaks between two statements is a 503, and the next transaction works', async () => {
  const killer = await world.connect()
  const work = world.app.transact(system, async ({ db }) => {
    const { rows } = await backend.execute(db)
    await killer.query('select pg_terminate_backend($1, 5000)', [rows[0]?.pid])
    await sql`select 1`.execute(db).catch(() => undefined)
    return (await backend.execute(db)).rows
  })
  await expect(work).rejects.toMatchObject({ kind: 'unavailable', detail: { retryAfter: 2 } })
  await killer.end()
  expect(await world.app.transact(system, async ({ db }) => (await backend.execute(db)).rows)).toHaveLength(1)
})

test('a connection that none of a full pool gives back in time is a 503', async () => {
  const pool = new pg.Pool({ ...database?.pool.options, max: 1 })
  const held = await pool.connect()
  pool.options.connectionTimeoutMillis = 50
  const work = world.app.transact(system, () => pool.query('select 1'))
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
  held.release()
  await pool.end()
})

test('a server that only reads any more is a 503, and its connection leaves the pool', async () => {
  let pid: number | undefined
  const work = world.app.transact(system, async ({ db }) => {
    pid = (await backend.execute(db)).rows[0]?.pid
    await sql`set transaction_read_only = on`.execute(db)
    await sql`delete from rate_limits`.execute(db)
  })
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
  const { rows } = await world.app.transact(system, ({ db }) => backend.execute(db))
  expect(rows[0]?.pid).not.toBe(pid)
})

test('the transactions of one request share the time that somebody waits', async () => {
  const granted: (number | undefined)[] = []
  const transact = withinOneWait((claim, work, id, within) => {
    granted.push(within)
    return world.app.transact(claim, work, id, within)
  }, 'a request')
  const work = async ({ request_id }: { request_id: string }) => request_id
  expect([await transact(system, work), await transact(system, work)]).toEqual(['a request', 'a request'])
  expect(granted[0]).toBeLessThan(5000)
  expect(granted[1]).toBeLessThan(granted[0] ?? 0)
  await transact(system, work, 'a long list', 60_000)
  expect(granted[2]).toBe(60_000)
})

test('who has no time left is told so at once', async () => {
  const work = world.app.transact(system, async ({ db }) => backend.execute(db), 'a request', -1)
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a database that does not answer is not waited for', async () => {
  const work = world.app.transact(
    system,
    ({ db }) => Promise.all([sql`select pg_sleep(3.9)`.execute(db), backend.execute(db)]),
    'a request',
    300,
  )
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
  const stillAsleep = `select from pg_stat_activity where query like '%pg_sleep(3.9)%' and pid <> pg_backend_pid()`
  expect(await world.rows(stillAsleep)).toHaveLength(1)
})

test.each(['read write', 'read only'])('nobody asks in a transaction that is over (%s)', async (mode) => {
  const kept: SystemContext[] = []
  const transact = mode === 'read only' ? read : world.app.transact
  await transact(system, async (ctx) => void kept.push(ctx))
  for (const { db } of kept) await expect(backend.execute(db)).rejects.toThrow('is over')
  expect(kept).toHaveLength(1)
})

const aKey = (ctx: StaffContext) =>
  ctx.db.insertInto('idempotency_keys').values({
    user_id: ctx.actor.user_id,
    key: 'one',
    request_hash: 'none',
    created_at: ctx.now.toISOString(),
  })

test('somebody whose role has changed reads as who they are now', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const claim = { kind: 'session', user_id, session_id } as const
  const roles: string[] = []
  const work = async ({ actor, db }: StaffContext) => {
    roles.push(actor.role)
    return (await sql`select current_setting('app.role') as role`.execute(db)).rows
  }
  await read(claim, async () => undefined)
  await world.rows(`update profiles set role = 'associate' where user_id = $1`, [user_id])
  expect(await read(claim, work)).toEqual([{ role: 'associate' }])
  expect(roles).toEqual(['partner', 'associate'])
})

test('somebody whose role changes while they read is to the end who they were, and then who they are', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const claim = { kind: 'session', user_id, session_id } as const
  const roles: string[] = []
  const role = sql<{ role: string }>`select current_setting('app.role') as role`
  await read(claim, async () => undefined)
  await read(claim, async ({ actor, db }) => {
    roles.push(actor.role)
    // It has begun once something is answered; before that, whoever they have become would count.
    await role.execute(db)
    await world.rows(`update profiles set role = 'associate' where user_id = $1`, [user_id])
    roles.push(...(await role.execute(db)).rows.map((row) => row.role))
  })
  await read(
    claim,
    async ({ db }) => void roles.push(...(await role.execute(db)).rows.map((row) => row.role)),
  )
  expect(roles).toEqual(['partner', 'partner', 'associate'])
})

test('somebody who changes again before their read is done again is answered as who they are then', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const claim = { kind: 'session', user_id, session_id } as const
  const become = (role: string) =>
    world.rows('update profiles set role = $2 where user_id = $1', [user_id, role])
  await read(claim, async () => undefined)
  await become('associate')
  const roles: string[] = []
  await read(claim, async ({ actor, db }) => {
    roles.push(actor.role)
    // Answered, or refused because the read began as somebody else: either way the session has been looked up.
    await backend.execute(db).catch(() => undefined)
    await become('partner')
  })
  expect(roles).toEqual(['partner', 'partner'])
})

test('somebody whose role has changed changes things as who they are now, at the first attempt', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const claim = { kind: 'session', user_id, session_id } as const
  const roles: string[] = []
  await world.app.transact(claim, async () => undefined)
  await world.rows(`update profiles set role = 'associate' where user_id = $1`, [user_id])
  await world.app.transact(claim, async ({ actor }) => void roles.push(actor.role))
  expect(roles).toEqual(['associate'])
})

test('a session that has ended does nothing any more, though it was known', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const claim = { kind: 'session', user_id, session_id } as const
  for (const transact of [world.app.transact, read]) await transact(claim, async () => undefined)
  await world.rows('update sessions set ended_at = now() where id = $1', [session_id])
  for (const work of [
    async () => undefined,
    async ({ db }: StaffContext) => void (await backend.execute(db)),
  ]) {
    await expect(read(claim, work)).rejects.toMatchObject({ kind: 'unauthenticated' })
  }
  for (const work of [async () => undefined, async (ctx: StaffContext) => ctx.writeLater(aKey(ctx))]) {
    await expect(world.app.transact(claim, work)).rejects.toMatchObject({ kind: 'unauthenticated' })
  }
  expect(await world.rows('select from idempotency_keys')).toEqual([])
})

test('what is sent while somebody reads is refused, though nobody waits for it', async () => {
  const { user_id, session_id } = await world.aPerson('partner')
  const work = read({ kind: 'session', user_id, session_id }, async (ctx) => ctx.writeLater(aKey(ctx)))
  await expect(work).rejects.toMatchObject({ kind: 'unavailable' })
  expect(await world.rows('select from idempotency_keys')).toEqual([])
})

test('what the driver might not be able to write is not sent', async () => {
  const work = world.app.transact(system, async ({ db, writeLater }) => {
    const query = sql`select ${{ amount: 1n }}::jsonb`.compile(db)
    writeLater({ compile: () => query })
  })
  await expect(work).rejects.toThrow('only plain values')
})

test.each([
  ['is asked next', async ({ db }: SystemContext) => void (await backend.execute(db))],
  ['is kept', async () => undefined],
])('what was sent and failed is the reason why nothing %s', async (_, next) => {
  const work = world.app.transact(system, async (ctx) => {
    const row = { key: 'one', tries: 1, reset_at: new Date().toISOString() }
    for (const values of [row, row]) ctx.writeLater(ctx.db.insertInto('rate_limits').values(values))
    await next(ctx)
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await world.rows('select from rate_limits')).toEqual([])
})
