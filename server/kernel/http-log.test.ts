import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeLog } from './log.ts'
import { aWorld, type World } from './testing.ts'

let world: World
let lines: Record<string, unknown>[]
beforeEach(async () => {
  lines = []
  // The log as it is written: what it leaves out of an error is a part of it.
  const log = makeLog('info', { write: (line) => void lines.push(JSON.parse(line)) })
  world = await aWorld({}, { log })
})
afterEach(() => world.end())

const linesOf = (request_id: unknown) => lines.filter((line) => line.request_id === request_id)

test('a change is found by one id in its answer, in the log and in the audit', async () => {
  const partner = await world.aPerson('partner')
  const { headers } = await partner.call('POST', '/rest/v1/cases', { case_id: 'DH-1', client_name: 'Padma' })
  const id = headers['x-request-id']
  expect(linesOf(id)).toMatchObject([{ method: 'POST', route: '/rest/v1/cases', status: 201 }])
  expect(await world.rows('select request_id from activity_events')).toEqual([{ request_id: id }])
  expect(JSON.stringify(lines)).not.toContain('Padma')
})

test('what failed is found by the id that the person was shown, with the reason that they were not', async () => {
  const partner = await world.aPerson('partner')
  await world.rows('alter table case_costing rename to gone')
  const { status, body, headers } = await partner.call('GET', '/rest/v1/case_costing?q=secret-client')
  expect({ status, body }).toMatchObject({ status: 500, body: { reason: 'server.bug' } })
  expect(headers['x-request-id']).toBe(body.request_id)
  expect(linesOf(body.request_id).map(({ msg }) => msg)).toEqual(['a request failed', 'answered'])
  expect(JSON.stringify(lines)).not.toContain('secret-client')
})
