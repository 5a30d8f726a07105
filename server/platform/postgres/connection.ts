import pg from 'pg'

/** What `pg` needs to reach the database; there is no password, the socket's folder is the gate. */
export interface EmbeddedConnection {
  host: string
  port: number
  user: string
  database: string
}

const missingDatabase = '3D000'
const duplicateDatabase = '42P04'

/** Whether the server takes connections to this database at this moment. */
export async function accepts(connection: EmbeddedConnection): Promise<boolean> {
  try {
    await run(connection, 'select 1')
    return true
  } catch {
    return false
  }
}

/** Makes the database unless it is there. */
export async function ensureDatabase(connection: EmbeddedConnection): Promise<void> {
  try {
    await run(connection, 'select 1')
  } catch (error) {
    if (codeOf(error) !== missingDatabase) throw error
    await createDatabase(connection)
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const name = pg.escapeIdentifier(connection.database)
  try {
    await run({ ...connection, database: 'postgres' }, `create database ${name}`)
  } catch (error) {
    if (codeOf(error) !== duplicateDatabase) throw error
  }
}

/** Runs one statement on a connection of its own. */
export async function run(connection: EmbeddedConnection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
