import {
  type Compilable,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type pg from 'pg'
import type { DB } from '../db/types.ts'

/** One connection with an open transaction; statements go out without waiting for the answers of those before. */
export interface Pipeline {
  db: Kysely<DB>
  /** Sends a write whose answer nobody needs. If it fails, so does the next query, or the commit, with its error. */
  writeLater(query: Compilable): void
  /** Settles when the pending writes are done; fails with the first error of them. */
  written(): Promise<unknown>
  /** From now on nothing can be asked: the connection is about to be somebody else's. */
  close(): void
}

/**
 * Makes a query builder over a connection. Whoever calls opens the transaction, ends it and releases the connection.
 * Nothing is answered before `opened`, and nothing at all if that fails.
 */
export function pipelineOn(
  client: pg.Client,
  keepsPlans: boolean,
  opened: Promise<unknown> = Promise.resolve(),
): Pipeline {
  const connection = new PipelinedConnection(client, keepsPlans, opened)
  const db = new Kysely<DB>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createDriver: () => new OneConnectionDriver(connection),
    },
  })
  return {
    db,
    writeLater: (query) => connection.writeLater(query.compile()),
    written: () => connection.written,
    close: () => connection.close(),
  }
}

/** Only the query builder, for whoever needs nothing else of a connection. */
export function queriesOn(client: pg.Client, keepsPlans = false): Kysely<DB> {
  return pipelineOn(client, keepsPlans).db
}

/** Lets everything that is sent until the next tick leave in one write: each write of its own is a system call. */
export function sendTogether(client: pg.Client): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** The name under which the server keeps the plan of a text, by the text. */
const names = new Map<string, string>()
const mostNames = 500

/**
 * Runs a query of the hot paths as a prepared statement: planning a list takes as long as reading it. Only for
 * texts whose plan does not depend on their values, and of which there are few.
 */
export async function prepared<R>(db: Kysely<DB>, query: RawBuilder<R>): Promise<R[]> {
  const compiled = query.compile(db)
  let name = names.get(compiled.sql)
  if (name === undefined && names.size < mostNames) {
    name = `s${names.size}`
    names.set(compiled.sql, name)
  }
  return (await db.executeQuery<R>(Object.assign({}, compiled, { name }))).rows
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null

class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.Client
  readonly #keepsPlans: boolean
  #isClosed = false
  /** What every answer waits for: the opening, and each pending write so far. */
  written: Promise<unknown>
  constructor(client: pg.Client, keepsPlans: boolean, opened: Promise<unknown>) {
    this.#client = client
    this.#keepsPlans = keepsPlans
    this.written = opened
  }

  async executeQuery<R>(query: CompiledQuery & { name?: string }): Promise<QueryResult<R>> {
    const { written } = this
    const answer = this.#send<R & pg.QueryResultRow>(query)
    // When what came before failed, this query did too, and for no reason of its own.
    await written
    const { rows, rowCount } = await answer
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  writeLater(query: CompiledQuery): void {
    // What the driver cannot encode would be known only after the commit is sent.
    if (query.parameters.some(isObject)) throw new Error('only plain values can be written later')
    const { written } = this
    const answer = this.#send(query)
    this.written = written.then(() => answer)
    this.written.catch(() => undefined)
  }

  close(): void {
    this.#isClosed = true
  }

  #send<R extends pg.QueryResultRow>({ sql, parameters, name }: CompiledQuery & { name?: string }) {
    if (this.#isClosed) throw new Error('the transaction is over, and somebody still asks in it')
    sendTogether(this.#client)
    const values = [...parameters]
    const answer =
      this.#keepsPlans && name
        ? this.#client.query<R>({ name, text: sql, values })
        : this.#client.query<R>(sql, values)
    answer.catch(() => undefined)
    return answer
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not used')
  }
}

class OneConnectionDriver implements Driver {
  readonly #connection: PipelinedConnection
  constructor(connection: PipelinedConnection) {
    this.#connection = connection
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection
  }
  async beginTransaction(): Promise<void> {
    throw new Error('the transaction is opened by transact(); use savepoints inside it')
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}
