import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { DB } from '../db/types.ts'

/** The root handle on a server or pool. Made in `main.ts` and passed in; nothing imports one. */
export interface Database {
  readonly pool: pg.Pool
  close(): Promise<void>
}

const parsers = new pg.TypeOverrides()
// Moments keep their microseconds (a Date would cut them and break paging by key); days and numbers stay exact.
parsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf)
parsers.setTypeParser(pg.types.builtins.DATE, (value) => value)
parsers.setTypeParser(pg.types.builtins.NUMERIC, (value) => value)
parsers.setTypeParser(pg.types.builtins.INT8, (value) => Number(value))

/** '2026-11-21 06:00:00.123456+00' in ISO; cut and not searched, because a list has hundreds of them. */
function isoOf(value: string): string {
  return value.endsWith('+00') ? `${value.slice(0, 10)}T${value.slice(11, -3)}Z` : value.replace(' ', 'T')
}

export type Connection = pg.ConnectionConfig

/** Opens a pool; nothing is connected before the first use. */
export function openDatabase(connection: Connection, size = 10): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types: parsers,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    application_name: 'sereshta',
  })
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  // Nor must one that it ends while we are closing it ourselves, which the pool does not watch any more.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { pool, close: () => pool.end() }
}

/** A query builder over one connection that somebody else begins, commits and releases. */
export function queriesOn(client: pg.PoolClient | pg.Client): Kysely<DB> {
  const connection = new OneConnection(client)
  return new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => new OneConnectionDriver(connection),
    },
  })
}

class OneConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient | pg.Client
  constructor(client: pg.PoolClient | pg.Client) {
    this.#client = client
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.#client.query<R & pg.QueryResultRow>(query.sql, [...query.parameters])
    return { rows: result.rows, numAffectedRows: BigInt(result.rowCount ?? 0) }
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not used')
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: OneConnection
  constructor(connection: OneConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error('the transaction is begun by transact(); use savepoints inside it')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
