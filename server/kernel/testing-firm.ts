import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Role } from '../../contract/people.ts'
import { aWorld, type TestPerson, testStart, type World } from './testing.ts'

/**
 * A firm for the tests of a file, on a database of its own. Before each test its clock stands at `testStart`, the tables
 * named (commas between them) and all that refers to their rows are empty, with what happened, and these people have
 * signed up anew; `parts` takes the place of what a world has. What it answers is filled by then: read it in tests and hooks only.
 */
export function aFirm<Name extends string>(
  empty: string,
  people: Readonly<Record<Name, readonly [role: Role, full_name?: string]>>,
  parts: Parameters<typeof aWorld>[1] = {},
): { world: World } & Record<Name, TestPerson> {
  // Filled before anybody reads them.
  const world = {} as World
  const names = Object.keys(people) as Name[]
  const firm = Object.fromEntries(names.map((name) => [name, {}])) as Record<Name, TestPerson>
  beforeAll(async () => {
    Object.assign(world, await aWorld({}, parts))
  })
  afterAll(() => world.end())
  beforeEach(async () => {
    world.clock.set(testStart)
    await world.empty(`${empty}, activity_events, live_events, idempotency_keys`)
    for (const name of names) {
      const [role, full_name] = people[name]
      Object.assign(firm[name], await world.aPerson(role, full_name))
    }
  })
  return { world, ...firm }
}
