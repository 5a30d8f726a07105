import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteBackup } from '../platform/backup/last-backup.ts'
import { watchReplica } from './replica.ts'
import { aWorld, type World } from './testing.ts'

const METRICS_TOKEN = 'a-token-of-the-collector'
let world: World
beforeEach(async () => {
  world = await aWorld({ METRICS_TOKEN })
})
afterEach(() => world.end())

const look = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  world.app.http.inject({ url: '/metrics', headers: { host: 'localhost', ...headers }, remoteAddress })

test('requests are counted by route, refusals by reason, whatever was in the address', async () => {
  const partner = await world.aPerson('partner')
  await partner.call('GET', '/rest/v1/notes?q=secret-client')
  await world.nobody.call('GET', '/rest/v1/notes')
  const { body } = await look()
  const route = 'method="GET",route="/rest/v1/notes"'
  expect(body).toContain(`sereshta_http_request_duration_seconds_count{${route},status="200"} 1`)
  expect(body).toContain(`sereshta_http_request_duration_seconds_count{${route},status="401"} 1`)
  expect(body).toContain('sereshta_refusals_total{reason="session.missing"} 1')
  expect(body).not.toContain('secret-client')
})

test('live streams, the pool and the jobs are measured when somebody asks', async () => {
  const { body, headers } = await look()
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain('sereshta_live_streams 0')
  expect(body).toMatch(/sereshta_database_connections\{state="waiting"\} 0/)
})

test('queues, the archive, the disk and a backup are measured; what cannot be is left out and the rest is shown', async () => {
  await world.end()
  const jobs = {
    enqueue: async () => undefined,
    wake: () => undefined,
    counts: async () => Promise.reject(new Error('the queue is away')),
    due: async () => ({ mail: { jobs: 3, oldest_seconds: 95 } }),
  }
  world = await aWorld({ METRICS_TOKEN }, { jobs })
  const { body: before } = await look()
  expect(before).toContain('sereshta_jobs_due{queue="mail"} 3')
  expect(before).toContain('sereshta_jobs_due_oldest_seconds{queue="mail"} 95')
  expect(before).toContain('sereshta_live_behind_seconds 0')
  expect(before).toMatch(/sereshta_disk_free_bytes \d{6}/)
  for (const unknown of ['jobs', 'backup_age_seconds', 'auto_archive_age_seconds'])
    expect(before).not.toMatch(new RegExp(`^sereshta_${unknown}[ {]`, 'm'))

  const archived = new Date(world.clock.now().getTime() - 60_000)
  await world.rows(`insert into archived_months values ('2026-10', 0, $1)`, [archived])
  await noteBackup(world.settings.DATA_DIR, world.clock.now())
  world.clock.advance(3_600_000)
  const { body } = await look()
  expect(body).toContain('sereshta_auto_archive_age_seconds 3660')
  expect(body).toContain('sereshta_backup_age_seconds 3600')
})

test('everything that docs/operations.md says to watch is measured', async () => {
  await world.end()
  const silence = { info: () => undefined, warn: () => undefined, error: () => undefined }
  world = await aWorld({}, ({ database }) => ({ replica: watchReplica(database, database, silence) }))
  await world.app.http.listen({ port: 0, host: '127.0.0.1' })
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
  const table = page.split('## What to watch')[1]?.split('\n\n')[1] ?? ''
  const named = [...table.matchAll(/^\| `([a-z_0-9]+)[`{]/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(10)
  const { body } = await look()
  const missing = named.filter((name) => name !== 'up' && !body.includes(`# TYPE sereshta_${name} `))
  expect(missing).toEqual([])
})

test('no label of a metric is anybody’s, or grows with use', async () => {
  const partner = await world.aPerson('partner')
  await partner.call('GET', `/rest/v1/notes/${partner.user_id}`)
  await partner.call('GET', '/no/such/page')
  const { body } = await look()
  const labels = new Set([...body.matchAll(/[{,]([a-z_]+)="/g)].map(([, label]) => label))
  const ours = ['method', 'route', 'status', 'le', 'reason', 'state', 'queue']
  const processes = ['version', 'major', 'minor', 'patch', 'type', 'space', 'kind']
  expect(
    [...labels].filter((label) => !ours.includes(label ?? '') && !processes.includes(label ?? '')),
  ).toEqual([])
  expect(body).not.toContain(partner.user_id)
  expect(body).not.toContain('no/such')
})

test('this machine and whoever has the token may look, nobody else finds it', async () => {
  const withToken = { authorization: `Bearer ${METRICS_TOKEN}` }
  expect((await look()).statusCode).toBe(200)
  expect((await look(withToken, '192.0.2.7')).statusCode).toBe(200)
  for (const answer of [
    await look({}, '192.0.2.7'),
    await look({ authorization: 'Bearer wrong' }, '192.0.2.7'),
    await look({ authorization: 'Bearer wrong' }),
    await look({ 'x-forwarded-for': '127.0.0.1' }),
    await look({ host: 'evil.example' }),
  ]) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('sereshta_')
  }
})
