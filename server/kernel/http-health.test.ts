import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serveHealth } from './http-health.ts'
import { aWorld, type World } from './testing.ts'

let folder: string
let world: World

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sereshta-health-'))
  world = await aWorld({ DATA_DIR: folder })
})
afterEach(async () => {
  await world.end()
  rmSync(folder, { recursive: true, force: true })
})

const ready = () => world.nobody.call('GET', '/readyz')

test('a whole server is alive and ready', async () => {
  expect(await world.nobody.call('GET', '/healthz')).toMatchObject({ status: 200, body: { status: 'ok' } })
  const answer = await ready()
  expect(answer.status).toBe(200)
  expect(answer.body).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', storage: 'ok' },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test('a database of an older version is not ready, and says no more than that', async () => {
  await world.rows(`delete from schema_migrations where name like '0001%'`)
  const answer = await ready()
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2'])
  expect(answer.body).toEqual({
    status: 'not ready',
    checks: { database: 'ok', migrations: 'failed', storage: 'ok' },
  })
})

test('without its folder it is not ready', async () => {
  rmSync(folder, { recursive: true })
  expect((await ready()).body.checks.storage).toBe('failed')
})

test('without its database it is alive and not ready', async () => {
  await world.rows(`update pg_database set datallowconn = false where datname = current_database()`)
  await world.rows(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const answer = await ready()
  await world.rows(`update pg_database set datallowconn = true where datname = current_database()`)
  expect([answer.status, answer.body.checks.database]).toEqual([503, 'failed'])
  expect((await ready()).status).toBe(200)
  expect((await world.nobody.call('GET', '/healthz')).status).toBe(200)
})

test('a check that hangs is cut', async () => {
  const app = fastify()
  serveHealth(app, { quick: async () => undefined, hanging: () => new Promise(() => undefined) })
  const answer = await app.inject('/readyz')
  expect([answer.statusCode, answer.json().checks]).toEqual([503, { quick: 'ok', hanging: 'too slow' }])
  await app.close()
})
