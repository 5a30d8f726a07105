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

/** One connection, whose transactions somebody else begins and ends. */
export interface Line {
  db: Kysely<DB>
  /** Asks for a change whose answer nobody needs. If it fails, so does whatever is asked next, with its error. */
  send(query: Compilable): void
  /** Settles when it is known that every transaction so far is what it was taken for. */
  sure(): Promise<unknown>
  /** Settles when everything that was sent is done; fails with the first error of it. */
  settled(): Promise<unknown>
  /** Nothing can be asked any more: the connection is about to be somebody else's. */
  close(): void
}

/**
 * What work over a line comes to, once it is known that its transaction is what it was taken for; were it not,
 * nothing else counts. Afterwards nothing can be asked over it.
 */
export async function workOver<T>(line: Line, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    line.close()
    await line.sure()
  }
}

/** The same for what only reads: nothing comes after it that would tell that something sent has failed. */
export async function readOver<T>(line: Line, work: () => Promise<T>): Promise<T> {
  const result = await workOver(line, work)
  await line.settled()
  return result
}

/**
 * Asks in order and without waiting in between. What is asked in one turn leaves in one write, and nothing is
 * answered before `open`, called before each statement, says that its transaction is what it was taken for.
 */
export function lineOn(client: pg.Client, keepsPlans: boolean, open: () => Promise<unknown>): Line {
  const connection = new OneConnection(client, keepsPlans, open)
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
    send: (query) => connection.send(query.compile()),
    sure: () => connection.sure(),
    settled: () => connection.settled,
    close: () => connection.close(),
  }
}

/** A query builder over a connection, for whoever begins, commits and releases by themselves. */
export function queriesOn(client: pg.Client, keepsPlans = false): Kysely<DB> {
  return lineOn(client, keepsPlans, begun).db
}

/** The transaction has begun before anything is asked. */
export const begun = async () => undefined

/**
 * For what only reads: opens a transaction for each turn and ends it in the same write. Each statement sees what
 * was committed before it, as in one long transaction, and there is nothing to keep, so nobody waits for the end.
 */
export function inTurns<T>(client: pg.Client, begin: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    if (opened !== undefined) return opened
    gather(client, () => {
      opened = undefined
      // Should it not end, then it must not be the next one's.
      client.query('commit').catch((error: Error) => client.connection.stream.destroy(error))
    })
    opened = begin()
    return opened
  }
}

/** What is asked of a connection in this turn goes out in one write: each of its own costs more than what it says. */
export function gather(client: pg.Client, atTheEnd: () => void = () => undefined): void {
  const { stream } = client.connection
  stream.cork()
  process.nextTick(() => {
    atTheEnd()
    stream.uncork()
  })
}

/** The name under which the server keeps the plan of a text, by the text. */
const names = new Map<string, string>()
const mostNames = 500

/**
 * Runs a query of the hot paths so that the server plans it once for a connection: planning a list takes as long
 * as reading it. Only for texts whose plan does not depend on their values, and of which there are few.
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

class OneConnection implements DatabaseConnection {
  readonly #client: pg.Client
  readonly #keepsPlans: boolean
  readonly #open: () => Promise<unknown>
  #opened: Promise<unknown> | undefined
  #isClosed = false
  settled: Promise<unknown> = Promise.resolve()
  constructor(client: pg.Client, keepsPlans: boolean, open: () => Promise<unknown>) {
    this.#client = client
    this.#keepsPlans = keepsPlans
    this.#open = open
  }

  async executeQuery<R>(query: CompiledQuery & { name?: string }): Promise<QueryResult<R>> {
    const { settled } = this
    const asked = this.#ask<R & pg.QueryResultRow>(query)
    // When what came before failed, this one did too, and for no reason of its own.
    await this.#opened
    await settled
    const { rows, rowCount } = await asked
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  send(query: CompiledQuery): void {
    // What the driver could not write would be told after the commit is out.
    if (query.parameters.some(isObject)) throw new Error('only plain values are sent')
    const { settled } = this
    const asked = this.#ask(query)
    this.settled = settled.then(() => asked)
    this.settled.catch(() => undefined)
  }

  close(): void {
    this.#isClosed = true
  }

  sure(): Promise<unknown> {
    return this.#opened ?? this.#open()
  }

  #ask<R extends pg.QueryResultRow>({ sql, parameters, name }: CompiledQuery & { name?: string }) {
    if (this.#isClosed) throw new Error('the transaction is over, and somebody still asks in it')
    this.#opened = this.#alsoOpened(this.#open())
    gather(this.#client)
    const values = [...parameters]
    const asked =
      this.#keepsPlans && name
        ? this.#client.query<R>({ name, text: sql, values })
        : this.#client.query<R>(sql, values)
    asked.catch(() => undefined)
    return asked
  }

  #alsoOpened(opened: Promise<unknown>): Promise<unknown> {
    const before = this.#opened
    if (before === undefined || before === opened) return opened
    const both = Promise.all([before, opened])
    both.catch(() => undefined)
    return both
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
