import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rightsOfRole } from '../../contract/rights.ts'
import { createTestDatabase, type TestDatabase } from '../kernel/testing-database.ts'
import { migrate } from './migrate.ts'
import { writeRoleRights } from './role-rights.ts'

/* What a start writes down of the catalogue, as whoever owns the tables and no more than that. */

let made: TestDatabase
let client: pg.Client

beforeAll(async () => {
  made = await createTestDatabase()
  client = new pg.Client(made.owner)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await made.drop()
})

const kept = async () =>
  Object.fromEntries(
    (await client.query('select role, rights from role_rights order by role')).rows.map((row) => [
      row.role,
      row.rights,
    ]),
  )
const forget = () => client.query(`update role_rights set rights = '{}'`)

it('is the catalogue after the first start, and after each', async () => {
  expect(await kept()).toEqual(rightsOfRole)
  await forget()
  await migrate(made.owner)
  expect(await kept()).toEqual(rightsOfRole)
})

it('is written by several starts at once, and not again where it stands already', async () => {
  await forget()
  await Promise.all(Array.from({ length: 5 }, () => migrate(made.owner)))
  expect(await kept()).toEqual(rightsOfRole)
  const versions = () => client.query('select role, xmin from role_rights order by role')
  const before = (await versions()).rows
  await migrate(made.owner)
  expect((await versions()).rows).toEqual(before)
})

it('takes every right from a role that the catalogue does not name, and gives a new role its own', async () => {
  await client.query(`insert into role_rights values ('of the past', '{statements}')`)
  await writeRoleRights(client, { ...rightsOfRole, 'of the future': ['meetings'] })
  expect(await kept()).toEqual({ ...rightsOfRole, 'of the past': [], 'of the future': ['meetings'] })
})

it('stays as a newer release wrote it when this one starts beside or after it', async () => {
  await client.query(`insert into schema_migrations values ('9999_of_a_later_release', '')`)
  await client.query(
    `update role_rights set rights = rights || '{of_a_later_release}' where role = 'partner'`,
  )
  await migrate(made.owner)
  expect((await kept()).partner).toEqual([...rightsOfRole.partner, 'of_a_later_release'])
})
