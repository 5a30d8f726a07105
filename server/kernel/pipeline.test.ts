import { sql } from 'kysely'
import pg from 'pg'
import { expect, test } from 'vitest'
import { prepared, queriesOn } from './pipeline.ts'
import { createTestDatabase } from './testing-database.ts'

test.each([
  { keepsPlans: true, kept: 1 },
  { keepsPlans: false, kept: 0 },
])(
  'of a query asked twice $kept plan is kept when keepsPlans is $keepsPlans',
  async ({ keepsPlans, kept }) => {
    const { connection, drop } = await createTestDatabase()
    const client = new pg.Client(connection)
    await client.connect()
    const db = queriesOn(client, keepsPlans)
    for (const wanted of [1, 2]) {
      expect(await prepared(db, sql`select ${wanted}::int as one`)).toEqual([{ one: wanted }])
    }
    const { rows } = await client.query('select from pg_prepared_statements')
    expect(rows).toHaveLength(kept)
    await client.end()
    await drop()
  },
)
