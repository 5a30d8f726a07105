import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Connection, Database } from '../../kernel/database.ts'
import { leaveHints } from '../../kernel/record.ts'
import { aWorld, type World } from '../../kernel/testing.ts'
import { type Bell, databaseBell } from './bell.ts'

let world: World
let connection: Connection
let database: Database
let bells: Bell[]

beforeEach(async () => {
  bells = []
  world = await aWorld({}, (made) => {
    ;({ connection, database } = made)
    return { bell: aBell() }
  })
})
afterEach(async () => {
  await Promise.all(bells.map((bell) => bell.close()))
  await world.end()
})

function aBell(): Bell {
  const bell = databaseBell(connection, database)
  bells.push(bell)
  return bell
}

/** A bell of another process, once its ear is at the database; counts what it hears. */
async function anotherBell() {
  const bell = aBell()
  const heard = vi.fn()
  bell.listen(heard)
  await vi.waitUntil(() => heard.mock.calls.length === 1)
  return { bell, heard }
}

const listening = `from pg_stat_activity where application_name = 'sereshta live' and datname = current_database()`

test('a commit that left hints rings, here and in other processes; nothing else does', async () => {
  const { heard } = await anotherBell()
  const here = vi.fn()
  bells[0]?.listen(here)
  await vi.waitUntil(() => here.mock.calls.length === 1)
  await world.app.transact({ kind: 'system' }, async () => undefined)
  const broken = world.app.transact({ kind: 'system' }, async (ctx) => {
    await leaveHints(ctx, [{ topic: 'lost', audience: 'staff' }])
    throw new Error('rolled back')
  })
  await expect(broken).rejects.toThrow('rolled back')
  expect(heard).toHaveBeenCalledTimes(1)
  await world.app.transact({ kind: 'system' }, (ctx) =>
    leaveHints(ctx, [{ topic: 'kept', audience: 'staff' }]),
  )
  await vi.waitUntil(() => heard.mock.calls.length === 2, { interval: 5 })
})

test('a thousand rings go out as a few', async () => {
  const { heard } = await anotherBell()
  const { bell } = await anotherBell()
  for (let ring = 0; ring < 1000; ring++) bell.ring()
  await bell.close()
  await vi.waitUntil(() => heard.mock.calls.length > 1)
  expect(heard.mock.calls.length).toBeLessThan(10)
})

test('one process does not hear its own ring twice', async () => {
  const { bell, heard } = await anotherBell()
  const other = await anotherBell()
  bell.ring()
  await vi.waitUntil(() => other.heard.mock.calls.length === 2)
  expect(heard).toHaveBeenCalledTimes(2)
})

test('an ear that was cut off listens again, and wakes up for what it did not hear', async () => {
  const { heard } = await anotherBell()
  await world.rows(`select pg_terminate_backend(pid) ${listening}`)
  await vi.waitUntil(() => heard.mock.calls.length === 2, { timeout: 3000 })
  aBell().ring()
  await vi.waitUntil(() => heard.mock.calls.length === 3)
})

test('behind a pooler nobody listens, and the bell still rings here and for those who can', async () => {
  const { heard } = await anotherBell()
  const deaf = databaseBell(undefined, database)
  bells.push(deaf)
  const here = vi.fn()
  deaf.listen(here)
  deaf.ring()
  await vi.waitUntil(() => heard.mock.calls.length === 2)
  expect(here).toHaveBeenCalledTimes(1)
  expect(await world.rows(`select 1 ${listening}`)).toHaveLength(1)
})

test('a closed bell leaves nothing behind', async () => {
  const { bell } = await anotherBell()
  await bell.close()
  await vi.waitUntil(async () => (await world.rows(`select 1 ${listening}`)).length === 0)
})
