import pg from 'pg'
import { onConnection } from '../../kernel/database.ts'

/** What `pg` needs to reach the database; there is no password, the socket's folder is the gate. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

/** Whether the server takes connections to this database at this moment. */
export async function accepts(connection: EmbeddedConnection): Promise<boolean> {
  try {
    await run(connection, 'select 1')
    return true
  } catch {
    return false
  }
}

/** Makes the database unless it is there. Only for the one process that runs the server. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  const { database } = connection
  const server = { ...connection, database: 'postgres' }
  const found = await run(server, `select from pg_database where datname = ${pg.escapeLiteral(database)}`)
  if (found === 0) await run(server, `create database ${pg.escapeIdentifier(database)}`)
}

/** Runs one statement on a connection of its own; returns how many rows it found or changed. */
export function run(connection: EmbeddedConnection, statement: string): Promise<number> {
  return onConnection(connection, async (client) => (await client.query(statement)).rowCount ?? 0)
}
