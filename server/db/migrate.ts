import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { writeRoleRights } from './role-rights.ts'

const ours = fileURLToPath(new URL('./migrations', import.meta.url))

/** A schema that cannot be made newer now, or is newer than this version can work with; the message is for the person. */
export class CannotMigrate extends Error {}

export interface MigrateOptions {
  /** Up to the schema of this migration; left out, the newest. */
  last?: string | undefined
  folder?: string
  patience?: Patience
}

/** How long a migration waits for a table at a time, while everybody else waits behind it, and how often it tries. */
interface Patience {
  wait_ms: number
  tries: number
  pause_ms: number
}

// Shorter than what a request waits for a lock (3 s): nobody is refused because of a migration that waits.
const usualPatience: Patience = { wait_ms: 2000, tries: 30, pause_ms: 3000 }

/**
 * Brings a database to the newest schema, each migration in a transaction of its own, while people go on working.
 * Several processes may call it at once: one runs them, the others wait for its lock and find them done; one
 * that is killed leaves nothing half done. The newest release also writes which role holds which rights. Returns the
 * names of what it ran.
 */
export async function migrate(
  connection: Connection,
  { last, folder = ours, patience = usualPatience }: MigrateOptions = {},
): Promise<string[]> {
  const known = await knownMigrations(folder)
  const client = clientOf(connection)
  // Whatever cuts the connection also fails the query that runs.
  client.on('error', () => undefined)
  await client.connect()
  let turn: pg.Client | undefined
  try {
    turn = await takeTurn(connection)
    // Whoever lost the turn ends: another process may have it by now.
    turn.once('end', () => void client.end())
    const done = await findDone(client)
    assertFitting(done, known)
    const ran: string[] = []
    const wanted = known.filter((name) => !done.has(name) && (last === undefined || name <= last))
    for (const name of wanted) {
      const text = await readFile(`${folder}/${name}.sql`, 'utf8')
      const run = isOnline(text)
        ? async () => {
            // Outside of the transaction below, which would take a connection more of a pooler.
            await buildOnline(connection, text)
            await runOnce(client, name, patience, '')
          }
        : () => runOnce(client, name, patience, text)
      await patiently(run, name, patience)
      ran.push(name)
    }
    // What a newer release has written counts until that one is taken away for good.
    const isNewest = last === undefined && [...done].every((name) => known.includes(name))
    if (folder === ours && isNewest) await writeRoleRights(client)
    return ran
  } finally {
    await client.end()
    await turn?.end()
  }
}

/** The names of the migrations that this version of the product brings. */
export async function knownMigrations(folder = ours): Promise<string[]> {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.sql'))
    .map((file) => file.replace(/\.sql$/, ''))
    .sort()
}

/** A migration that takes away what the release before still used; that release refuses to start after it. */
export const isContracting = (name: string): boolean => /^\d{4}_contract_/.test(name)

/** A migration that builds indexes beside people's work, which no transaction can. */
export const isOnline = (text: string): boolean => text.startsWith('-- online:')

/** As everywhere: to the server of the address, or through what finds the right one. */
export type Connection = pg.ConnectionConfig & { Client?: typeof pg.Client }

/** A client of the migrations' own, not yet connected. */
export function clientOf({ Client = pg.Client, ...connection }: Connection): pg.Client {
  return new Client({ ...connection, application_name: 'sereshta migrations' })
}

async function findDone(client: pg.Client): Promise<Set<string>> {
  const { rows: table } = await client.query(`select to_regclass('schema_migrations') is not null as there`)
  if (!table[0].there) return new Set()
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations')
  return new Set(rows.map(({ name }) => name))
}

/** A newer schema serves the release before it too, as long as nothing was taken away. */
function assertFitting(done: ReadonlySet<string>, known: readonly string[]): void {
  const strange = [...done].filter((name) => !known.includes(name)).find(isContracting)
  if (strange === undefined) return
  throw new CannotMigrate(
    `The database was made newer (${strange}) by a later version, and this one cannot work with it any more: start that version.`,
  )
}

// The number under which versions that had another runner lock, so that they wait for this one too.
const lockKey = '3853314791062309107'

// Some functions run as the product itself. Their owner must be one who may make them, which only a superuser could
// pass over: it may for as long as the migration runs, and no one else ever sees that.
const inPublic = (change: string) =>
  `do $$ begin if to_regrole('sereshta_system') is not null then ${change}; end if; end $$`
const letOwnFunctions = inPublic('grant create on schema public to sereshta_system')
const letOwnNoMore = inPublic('revoke create on schema public from sereshta_system')

// A function may set what is the extension's only where the session has it loaded, for whoever is no superuser: a process
// that goes on where another one stopped has used nothing of it yet.
const loadTrigrams = `do $$ begin if exists (select from pg_extension where extname = 'pg_trgm') then perform similarity('', ''); end if; end $$`

// From PostgreSQL 16 on whoever makes a role may no longer act as it by that alone, unless they say so before.
const letActAsNew = `select set_config('createrole_self_grant', 'set, inherit', true)
  where current_setting('server_version_num')::integer >= 160000`

/** Runs a migration and writes down that it is done, both or neither. */
async function runOnce(client: pg.Client, name: string, { wait_ms }: Patience, text: string): Promise<void> {
  await client.query(
    `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; ${letActAsNew}`,
  )
  try {
    await client.query(
      'create table if not exists schema_migrations (name varchar(255) primary key, timestamp varchar(255) not null)',
    )
    await client.query(`set local lock_timeout = ${wait_ms}; ${loadTrigrams}; ${letOwnFunctions}`)
    if (text !== '') await client.query(text)
    await client.query(letOwnNoMore)
    await client.query('insert into schema_migrations (name, timestamp) values ($1, $2)', [
      name,
      new Date().toISOString(),
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

/**
 * Waits until no other process migrates. The turn is one transaction on a connection of its own, open until the last
 * migration is done: a pooler may give each transaction another connection, and a lock of the connection would stay
 * with whoever comes next. Taken anew for each migration, processes that start together would wait for one another
 * between any two. By asking again and again: an index that is built beside people's work waits for every statement that
 * began before, and one that waited for the lock would be such a one, for ever. A transaction at rest is none.
 */
async function takeTurn(connection: Connection): Promise<pg.Client> {
  const turn = clientOf(connection)
  turn.on('error', () => undefined)
  await turn.connect()
  const ask = `select pg_try_advisory_xact_lock(${lockKey}) as is_ours`
  try {
    for (;;) {
      await turn.query('begin; set local idle_in_transaction_session_timeout = 0')
      if ((await turn.query<{ is_ours: boolean }>(ask)).rows[0]?.is_ours) return turn
      await turn.query('rollback')
      await pause(turn_ms)
    }
  } catch (error) {
    await turn.end()
    throw error
  }
}

const turn_ms = 100

/** One statement after the other, each by itself; they wait for nobody who would then wait for them. */
async function buildOnline(connection: Connection, text: string): Promise<void> {
  const client = clientOf(connection)
  await client.connect()
  try {
    for (const statement of text.split(/;\s*$/m)) await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Lets go of everything when a table is not to be had, and comes again: a backup may hold it for minutes. */
async function patiently<T>(work: () => Promise<T>, name: string, { tries, pause_ms }: Patience): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (!isInTheWay(error)) throw error
      if (tried === tries) {
        throw new CannotMigrate(
          `The database cannot be made newer (${name}): something holds its tables, a backup perhaps. Nothing of it was changed; start again when that has ended.`,
        )
      }
      await pause(pause_ms)
    }
  }
}

/** A lock that was not to be had in time, or a deadlock that ended at our cost. */
function isInTheWay(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === '40P01')
}
