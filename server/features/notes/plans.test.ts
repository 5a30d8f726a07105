import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aWorld, type TestPerson, testStart, type World } from '../../kernel/testing.ts'
import { type Explained, openExplained, type Planning } from '../../kernel/testing-pages.ts'
import { callsOfTasks, manyNotes } from './testing.ts'

// A fifth of a million in a fifth of the days: as many a week, and the same pages a list. `npm run bench -- pages`
// asks the same of the million.
const size = { notes: 200_000, days: 85, isShort: true }
const month = '2026-10'

let world: World
let explained: Explained
const people: TestPerson[] = []

beforeAll(async () => {
  world = await aWorld({}, ({ connection }) => {
    explained = openExplained(connection)
    return { database: explained.database }
  })
  for (let at = 0; at < 8; at++) {
    people.push(await world.aPerson(at < 2 ? 'partner' : 'associate', `Person ${at}`))
  }
  const client = await world.connect()
  const ids = people.map(({ user_id }) => user_id)
  await manyNotes(client, ids, { ...size, now: new Date(testStart) })
  await client.end()
}, 300_000)
afterAll(() => world?.end())

describe.each<Planning>(['literals', 'parameters'])('planned with %s, among many notes', (planning) => {
  test.each(['partner', 'associate'])(
    'a %s reads few pages',
    async (role) => {
      const reader = people.findLast((person) => person.role === role)
      if (!reader) throw new Error(`no ${role}`)
      explained.plan(planning)
      // The first statements of a connection read the catalogue too.
      for (let at = 0; at < 4; at++) await reader.call('GET', '/rest/v1/notes?month=2020-01')
      await reader.call('GET', '/rest/v1/notes?q=xylophone')
      const tooMany: string[] = []
      for (const { path, most } of callsOfTasks(month, reader.user_id)) {
        await explained.take()
        const { status } = await reader.call('GET', path)
        const pages = (await explained.take()).reduce((sum, each) => sum + each.pages, 0)
        if (status !== 200 || pages >= most)
          tooMany.push(`${path}: ${status}, ${pages} pages, not below ${most}`)
      }
      expect(tooMany).toEqual([])
    },
    120_000,
  )
})
