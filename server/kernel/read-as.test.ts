import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anEvent } from '../features/calendar/testing.ts'
import { aNote } from '../features/notes/testing.ts'
import type { StaffContext } from './context.ts'
import { readAs } from './read-as.ts'
import { aWorld, type TestPerson, type World } from './testing.ts'

let world: World
let partner: TestPerson
let farhan: TestPerson
let sadia: TestPerson

beforeAll(async () => {
  world = await aWorld()
  partner = await world.aPerson('partner')
  farhan = await world.aPerson('associate', 'Farhan Kabir')
  sadia = await world.aPerson('associate')
  for (const person of [partner, farhan, sadia]) {
    await aNote(person, { title: `Of ${person.user_id}`, hours_worked: 1 })
    await anEvent(person)
  }
})
afterAll(() => world.end())

const as = <T>(person: TestPerson, read: (ctx: StaffContext) => Promise<T>) =>
  readAs(world.app.transact, person.user_id, read)

describe('whoever reads as a person', () => {
  it('is that person, with their name and rights', async () => {
    const { user_id, role, full_name, rights } = await as(farhan, async (ctx) => ctx.actor)
    expect({ user_id, role, full_name, rights }).toEqual({
      user_id: farhan.user_id,
      role: 'associate',
      full_name: 'Farhan Kabir',
      rights: ['cases.write', 'hearings.write'],
    })
    expect((await as(partner, async (ctx) => ctx.actor)).rights).toContain('notes.all')
  })

  it('sees of every table exactly what the person sees', async () => {
    const tables = await world.rows<{ name: string }>(
      `select table_name as name from information_schema.table_privileges
         where grantee = 'sereshta_staff' and privilege_type = 'SELECT' order by 1`,
    )
    expect(tables.length).toBeGreaterThan(15)
    const count = async (ctx: StaffContext) => {
      const rows = tables.map(
        ({ name }) => sql`select ${name} as name, count(*)::int as rows from ${sql.table(name)}`,
      )
      return (await sql`${sql.join(rows, sql` union all `)}`.execute(ctx.db)).rows
    }
    for (const person of [partner, farhan, sadia]) {
      const { user_id, session_id } = person
      const seen = await world.app.transact({ kind: 'session', user_id, session_id }, count)
      expect(await as(person, count)).toEqual(seen)
    }
    const titles = async ({ db }: StaffContext) =>
      (await db.selectFrom('notes').select('title').execute()).length
    expect([await as(farhan, titles), await as(partner, titles)]).toEqual([1, 3])
  })

  it.each([
    `insert into live_events (topic, audience) values ('notes', 'staff')`,
    `update notes set title = 'Taken'`,
    `delete from calendar_events`,
    `reset role; update notes set title = 'Taken'`,
    `set transaction read write`,
    `select set_config('transaction_read_only', 'off', true)`,
  ])('cannot write: %s', async (statement) => {
    const before = await world.rows('select * from notes order by id')
    let code: unknown
    const written = as(farhan, async (ctx) => {
      for (const each of statement.split('; ')) {
        await sql
          .raw(each)
          .execute(ctx.db)
          .catch((error) => {
            code = error.code
            throw error
          })
      }
    })
    await expect(written).rejects.toThrow()
    expect(code).toMatch(/^25/)
    expect(await world.rows('select * from notes order by id')).toEqual(before)
  })

  it('finds nothing once the person has left', async () => {
    const left = await world.aPerson('associate')
    await world.rows('update users set deactivated_at = now() where id = $1', [left.user_id])
    await expect(as(left, async () => 'read')).rejects.toMatchObject({ kind: 'not_found' })
  })

  it('is not begun by staff or strangers themselves', async () => {
    const { user_id, session_id } = farhan
    for (const claim of [{ kind: 'session', user_id, session_id } as const, { kind: 'nobody' } as const]) {
      const asked = world.app.transact(claim, (ctx) =>
        sql`select * from begin_reading(${partner.user_id})`.execute(ctx.db),
      )
      await expect(asked).rejects.toMatchObject({ code: '42501' })
    }
  })
})
