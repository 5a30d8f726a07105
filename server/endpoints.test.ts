import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWorld, type World } from './kernel/testing.ts'

let world: World
beforeAll(async () => {
  world = await aWorld()
})
afterAll(() => world.end())

test('the public surface is as written down: every change to it shows here', async () => {
  const lines = world.app.endpoints.map(({ method, path, access, creates, refuses }) => {
    const kind = creates === undefined ? access : `${access}, creates${creates === true ? '' : ` ${creates}`}`
    const reasons = refuses.length > 0 ? `\n        ${[...refuses].sort().join('\n        ')}` : ''
    return `${method.padEnd(7)} ${path}  (${kind})${reasons}`
  })
  await expect(`${lines.sort(byPath).join('\n')}\n`).toMatchFileSnapshot('./endpoints.txt')
})

const byPath = (a: string, b: string) => (a.slice(8) < b.slice(8) ? -1 : 1)

test('no two calls share a method and an address', () => {
  const names = world.app.endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(names).size).toBe(names.length)
})

test('a stranger gets 401 from every call that is not public', async () => {
  const closed = world.app.endpoints.filter(({ access }) => access !== 'public')
  expect(closed.length).toBeGreaterThan(10)
  for (const { method, path } of closed) {
    const address = path.replace(/:\w+/g, '0190a6b2-0000-7000-8000-000000000001')
    const answer = await world.nobody.call(method, address, method === 'GET' ? undefined : {})
    // The sign-in calls read their own body first, and refuse a bad one.
    const refusals = path.startsWith('/auth/v1') ? [400, 401] : [401]
    expect(refusals, `${method} ${path}`).toContain(answer.status)
  }
})

test('a database that fails in the middle is told as a bug with a number and nothing else', async () => {
  const partner = await world.aPerson('partner')
  await world.rows('alter table notes rename to notes_away')
  const answer = await partner.call('GET', '/rest/v1/notes')
  await world.rows('alter table notes_away rename to notes')
  expect(answer.status).toBe(500)
  expect(Object.keys(answer.body).sort()).toEqual(['kind', 'message', 'msg', 'reason', 'request_id'])
  expect(JSON.stringify(answer.body)).not.toMatch(/notes|select|relation|\.ts/i)
  expect((await partner.call('GET', '/rest/v1/notes')).status).toBe(200)
})
