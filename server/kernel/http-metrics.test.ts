import { afterEach, beforeEach, expect, test } from 'vitest'
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
