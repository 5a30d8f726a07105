import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'
import { addressesIn } from './database-addresses.ts'
import { connectionsToPrimary } from './database-primary.ts'
import { createTestDatabase } from './testing-database.ts'

test.each([
  ['postgres://me:word@one/firm', ['postgres://me:word@one/firm']],
  [
    'postgres://me:w%40rd@one:5432,two:6432/firm?sslmode=require',
    [
      'postgres://me:w%40rd@one:5432/firm?sslmode=require',
      'postgres://me:w%40rd@two:6432/firm?sslmode=require',
    ],
  ],
  ['postgres://one,two', ['postgres://one', 'postgres://two']],
])('%s names %j', (url, addresses) => {
  expect(addressesIn(url)).toEqual(addresses)
})

test('a server that is not there is left for the next one, also by those who came meanwhile', async () => {
  const { connection, drop } = await createTestDatabase()
  const { host = '', port, user, database } = connection
  const there = `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`
  const gone = 'postgres://me@127.0.0.1:1/nothing'
  const { pool, close } = openDatabase({ Client: connectionsToPrimary([gone, there]) })
  onTestFinished(async () => {
    await close()
    await drop()
  })
  const first = await Promise.allSettled([1, 2, 3].map(() => pool.query('select 1')))
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const next = await Promise.all([1, 2, 3].map(() => pool.query('select current_database() as name')))
  expect(next.map(({ rows }) => rows)).toEqual(Array(3).fill([{ name: database }]))
})
