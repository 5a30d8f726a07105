import type pg from 'pg'

/** Everything that is read inside is of one moment, and read as somebody who can write nothing. */
export async function inSnapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken = true
  try {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'; set local role sereshta_backup",
    )
    const result = await work(client)
    await client.query('commit')
    broken = false
    return result
  } finally {
    client.release(broken)
  }
}
