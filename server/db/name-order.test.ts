import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Connection } from '../kernel/database.ts'
import { createTestDatabase } from '../kernel/testing-database.ts'
import { keepOrder } from './name-order.ts'

let connection: Connection
let client: pg.Client
let drop: () => Promise<void>
const said: string[] = []
const log = {
  info: (_: object, text: string) => said.push(text),
  warn: (_: object, text: string) => said.push(text),
}

beforeAll(async () => {
  const made = await createTestDatabase(inject('testCluster'))
  ;({ connection, drop } = made)
  client = new pg.Client(connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

const one = async (query: string) => (await client.query(query)).rows[0]
const files = () =>
  one(`select array_agg(pg_relation_filenode(indexrelid) order by indexrelid::regclass::text) as now from pg_index
  where indexrelid::regclass::text in ('cases_in_order_of_id', 'cases_in_order_of_client', 'profiles_in_order', 'profiles_of_role_in_order')`)

it('builds the indexes of names anew when the library orders otherwise, and only then', async () => {
  const before = await files()
  await keepOrder(connection, log)
  expect(await files()).toEqual(before)
  expect(said).toEqual([])

  await client.query(`update pg_collation set collversion = 'of long ago' where collname = 'firm_order'`)
  await Promise.all([keepOrder(connection, log), keepOrder(connection, log)])
  expect(said).toEqual(['the database server orders names anew: their indexes are built again'])
  const { now } = await files()
  expect(now).toHaveLength(4)
  expect(now.filter((file: number) => before.now.includes(file))).toEqual([])
  const kept = `select collversion = pg_collation_actual_version(oid) as is_of_now from pg_collation where collname = 'firm_order'`
  expect(await one(kept)).toEqual({ is_of_now: true })
})

it('says when the server knows no other order than that of code points', async () => {
  said.length = 0
  await client.query(`alter collation firm_order rename to another; create collation firm_order from "C"`)
  await keepOrder(connection, log)
  expect(said).toEqual(['this database server has no ICU: names are in the order of code points'])
})
