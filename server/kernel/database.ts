import pg from 'pg'

/** The root handle on a server or pool. Made in `main.ts` and passed in; nothing imports one. */
export interface Database {
  readonly pool: pg.Pool
  /** Whether a connection stays one with the server's, so that the plans kept there can be used again. */
  readonly keepsPlans: boolean
  close(): Promise<void>
}

export const parsers = new pg.TypeOverrides()
// Moments keep their microseconds (a Date would cut them and break paging by key); days and numbers stay exact.
parsers.setTypeParser(pg.types.builtins.TIMESTAMPTZ, isoOf)
parsers.setTypeParser(pg.types.builtins.DATE, (value) => value)
parsers.setTypeParser(pg.types.builtins.NUMERIC, (value) => value)
parsers.setTypeParser(pg.types.builtins.INT8, (value) => Number(value))

/** '2026-11-21 06:00:00.123456+00' in ISO; cut and not searched, because a list has hundreds of them. */
function isoOf(value: string): string {
  return value.endsWith('+00') ? `${value.slice(0, 10)}T${value.slice(11, -3)}Z` : value.replace(' ', 'T')
}

export type Connection = pg.ConnectionConfig & {
  /** What opens connections, where it is not simply one to the address. */
  Client?: typeof pg.Client
}

/** One connection outside a pool, not open yet. */
export function aClient({ Client = pg.Client, ...connection }: Connection): pg.Client {
  return new Client(connection)
}

/** Does work on one connection outside a pool, and closes it; what ends it before is told by the query that it ends. */
export async function onConnection<T>(
  connection: Connection,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = aClient(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}

// Less than somebody waits for an answer: time is left to say that there is none.
const longestConnectMs = 3000
const goodbyeMs = 3000

/** Opens a pool; nothing is connected before the first use. */
export function openDatabase(connection: Connection, size = 10, keepsPlans = true): Database {
  const pool = new pg.Pool({
    connectionTimeoutMillis: longestConnectMs,
    ...connection,
    max: size,
    types: parsers,
    keepAlive: true,
    idleTimeoutMillis: 30_000,
    application_name: 'sereshta',
    // What is asked does not wait until what was asked before is answered: see `lineOn`.
    pipeline: true,
  })
  // An idle connection that the server ends must not end the process; the next query opens another.
  pool.on('error', () => undefined)
  // Nor must one that it ends while we are closing it ourselves, which the pool does not watch any more.
  const open = new Set<pg.PoolClient>()
  pool.on('connect', (client) => {
    open.add(client)
    client.on('error', () => undefined)
  })
  pool.on('remove', (client) => open.delete(client))
  return { pool, keepsPlans, close: () => closePool(pool, open) }
}

/** Waits a moment for what is under way; a database that does not answer any more keeps nobody from ending. */
async function closePool(pool: pg.Pool, open: ReadonlySet<pg.PoolClient>): Promise<void> {
  const impatience = setTimeout(() => {
    for (const client of open) hangUp(client)
  }, goodbyeMs)
  await pool.end()
  clearTimeout(impatience)
}

/**
 * Ends the connection when its time is up: a database that is frozen, or a network that swallows everything,
 * would never answer, and what was asked of it must not be answered to the next one.
 */
export function cutOff(client: pg.PoolClient, ms: number): { cut(): boolean; settle(): void } {
  let isCut = false
  const timer = setTimeout(() => {
    isCut = true
    hangUp(client)
  }, ms)
  return { cut: () => isCut, settle: () => clearTimeout(timer) }
}

/** Does not wait for what was asked, as the end of a pipeline does by itself. */
function hangUp(client: pg.PoolClient): void {
  void client.end()
  client.connection.stream.destroy()
}

/** One statement outside transactions. It fails when the database has not answered it within so many milliseconds. */
export async function askAlone<R extends pg.QueryResultRow>(
  pool: pg.Pool,
  ms: number,
  text: string,
  values: unknown[] = [],
): Promise<pg.QueryResult<R>> {
  const client = await pool.connect()
  const { settle } = cutOff(client, ms)
  try {
    const result = await client.query<R>(text, values)
    client.release()
    return result
  } catch (error) {
    client.release(error instanceof Error ? error : true)
    throw error
  } finally {
    settle()
  }
}
