import type pg from 'pg'
import { type Connection, onConnection, parsers } from '../../kernel/database.ts'

/**
 * Everything that is read inside is of one moment, and read as somebody who can write nothing. On a connection of
 * its own: on those of the pool, which are pipelines, nothing can be copied.
 */
export function inSnapshot<T>(connection: Connection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const own = { connectionTimeoutMillis: 10_000, keepAlive: true, ...connection, types: parsers }
  return onConnection(own, async (client) => {
    await client.query('begin isolation level repeatable read read only')
    await client.query(
      "set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local timezone = 'UTC'; set local role sereshta_backup",
    )
    const result = await work(client)
    await client.query('commit')
    return result
  })
}
