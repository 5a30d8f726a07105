import pg from 'pg'
import { expect, test } from 'vitest'
import type { Connection } from './database.ts'
import { createTestDatabase } from './testing-database.ts'

async function ask(connection: Connection, query: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

test('a test database is migrated, and nobody else sees what is written into it', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  expect(await ask(one.connection, 'select name from schema_migrations')).not.toHaveLength(0)
  await ask(one.connection, 'create table only_here (id integer)')
  const tables = `select from pg_tables where tablename = 'only_here'`
  expect(await ask(one.connection, tables)).toHaveLength(1)
  expect(await ask(other.connection, tables)).toHaveLength(0)
  await one.drop()
  await other.drop()
})

test('dropping ends what is still connected', async () => {
  const { connection, drop } = await createTestDatabase()
  const client = new pg.Client(connection)
  await client.connect()
  const cut = new Promise((resolve) => client.on('error', resolve))
  await drop()
  await expect(cut).resolves.toBeInstanceOf(Error)
  await expect(ask(connection, 'select 1')).rejects.toThrow('does not exist')
})

test('texts compare by code point on every engine', async () => {
  const { connection, drop } = await createTestDatabase()
  const words = `select string_agg(word, ' ' order by word) as sorted, lower('ÄRGER খ') as small
    from (values ('b'), ('a'), ('B'), ('ক'), ('é')) as words (word)`
  expect(await ask(connection, words)).toEqual([{ sorted: 'B a b é ক', small: 'ärger খ' }])
  await drop()
})
