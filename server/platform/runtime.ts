import { migrate } from '../db/migrate.ts'
import { keepOrder } from '../db/name-order.ts'
import { type Clock, systemClock } from '../kernel/clock.ts'
import { type Connection, type Database, onConnection, openDatabase } from '../kernel/database.ts'
import { addressesIn } from '../kernel/database-addresses.ts'
import { connectionsToPrimary } from '../kernel/database-primary.ts'
import type { Log } from '../kernel/log.ts'
import { type Replica, watchReplica } from '../kernel/replica.ts'
import type { Settings } from '../kernel/settings.ts'
import { type Files, openFiles } from './files/files.ts'
import { openJobs } from './jobs/boss-jobs.ts'
import type { Jobs } from './jobs/jobs.ts'
import { type Bell, databaseBell } from './live/bell.ts'
import { type Mailer, openMailer } from './mail/mailer.ts'
import { connectionOfApplication } from './postgres/application-login.ts'
import { oldestMajor } from './postgres/find-binaries.ts'
import { startEmbedded } from './postgres/launcher.ts'
import { CannotStartDatabase } from './postgres/paths.ts'
import { readPushKeys } from './push/keys.ts'
import { openPush, type Push } from './push/push.ts'
import { readSecret } from './secret.ts'

/** The outside world of one process: what the server and every command on the machine work with. */
export interface Runtime {
  settings: Settings
  log: Log
  clock: Clock
  /** Makes the tables, carries them out and back; nothing that a request asks goes over it. */
  owner: Connection
  /** What everything else works with. */
  connection: Connection
  database: Database
  replica: Replica | undefined
  /** 32 bytes or more; everything that is signed or keyed derives from it. */
  secret: Uint8Array
  jobs: Jobs
  mailer: Mailer
  push: Push | undefined
  files: Files
  bell: Bell
  /** Lets go of everything, the database last; safe to call twice. */
  close(): Promise<void>
}

export type Undo = (() => Promise<void> | void)[]

interface Options {
  /** Says something to the person at the terminal. */
  announce?: (line: string) => void
}

/**
 * Opens the database of the settings (a given server, or the embedded one, which a server that runs on the
 * same data folder shares), brings its schema up to date and reads the secret.
 */
export async function openRuntime(
  settings: Settings,
  log: Log,
  { announce = () => undefined }: Options = {},
): Promise<Runtime> {
  const undo: Undo = []
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const secret = readSecret(settings)
    const owner = await reachDatabase(settings, log, undo)
    await migrate(owner)
    await keepOrder(owner, log)
    // On our own server the owner passes over every policy; on a given one it is bound by them (and asked for that).
    const connection = settings.DATABASE_URL === undefined ? await connectionOfApplication(owner) : owner
    const database = openDatabase(connection, undefined, settings.DATABASE_POOLER === 'none')
    undo.push(() => database.close())
    await moveFirm(database, settings.FIRM_TIME_ZONE)
    const jobs = openJobs(database, owner, settings.FIRM_TIME_ZONE, log)
    undo.push(() => jobs.stop())
    const mailer = openMailer(settings, systemClock, announce)
    undo.push(() => mailer.close())
    const bell = databaseBell(await placeToListen(settings, connection), database)
    undo.push(() => bell.close())
    const files = openFiles(settings)
    const keys = readPushKeys(settings)
    const push = keys && openPush(keys, settings)
    const outside = { replica: replicaOf(settings, database, log, undo), jobs, mailer, push, files, bell }
    return { settings, log, clock: systemClock, owner, connection, database, secret, ...outside, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The owner's way to the database of the settings, as it is: neither made newer nor read. Closed by running `undo` backwards. */
export async function reachDatabase(settings: Settings, log: Log, undo: Undo): Promise<Connection> {
  if (settings.DATABASE_URL !== undefined) return reachServer(settings.DATABASE_URL, 'DATABASE_URL')
  const embedded = await startEmbedded({ dataDir: settings.DATA_DIR, log })
  undo.push(() => embedded.stop())
  return embedded.connection
}

// A report waits no longer for a replica that is away; the primary is there.
const replicaConnectsWithin = 1000

/** The read replica of the settings, which need not be there when we start. */
function replicaOf(settings: Settings, primary: Database, log: Log, undo: Undo): Replica | undefined {
  const { DATABASE_REPLICA_URL: connectionString } = settings
  if (connectionString === undefined) return undefined
  const connection = { connectionString, connectionTimeoutMillis: replicaConnectsWithin }
  const database = openDatabase(connection, undefined, primary.keepsPlans)
  undo.push(() => database.close())
  return watchReplica(primary, database, log)
}

/** Where a connection stays one with the server's, which listening takes; a pooler's never does. */
async function placeToListen(settings: Settings, connection: Connection): Promise<Connection | undefined> {
  const { DATABASE_DIRECT_URL, DATABASE_POOLER } = settings
  if (DATABASE_DIRECT_URL !== undefined) return reachServer(DATABASE_DIRECT_URL, 'DATABASE_DIRECT_URL')
  return DATABASE_POOLER === 'none' ? connection : undefined
}

/** A given server, when it answers, is not too old and binds us by its policies; of several the one that takes writes. */
async function reachServer(url: string, setting: string): Promise<Connection> {
  const addresses = addressesIn(url)
  const connection: Connection =
    addresses.length > 1 ? { Client: connectionsToPrimary(addresses) } : { connectionString: url }
  let reason = ''
  for (const _ of addresses) {
    try {
      const unfit = await whyUnfit(connection)
      if (unfit === undefined) return connection
      reason = unfit
    } catch (error) {
      reason = error instanceof Error ? error.message || error.name : String(error)
    }
  }
  const hosts = addresses.map((address) => new URL(address).host).join(', ')
  throw new CannotStartDatabase(`The database at ${hosts} cannot be used (${reason}): check ${setting}.`)
}

/** Why a server cannot be used as this user, or nothing. */
function whyUnfit(connection: Connection): Promise<string | undefined> {
  return onConnection({ ...connection, connectionTimeoutMillis: 10_000 }, async (client) => {
    const { rows } = await client.query<{ version: string; name: string; super: boolean; passes: boolean }>(
      `select current_setting('server_version_num') as version, rolname as name, rolsuper as super, rolbypassrls as passes
         from pg_roles where rolname = session_user`,
    )
    const [user] = rows
    const major = Math.floor(Number(user?.version) / 10_000)
    if (major < oldestMajor)
      return `it is PostgreSQL ${major}, and Sereshta needs version ${oldestMajor} or newer`
    const might = user?.super ? 'is a superuser' : user?.passes ? 'bypasses row-level security' : undefined
    return (
      might &&
      `its user ${user?.name} ${might}, and no rule of the firm would bind it: give one that owns the database and no more`
    )
  })
}

/** The database knows the firm's zone too, for its own day and month functions. */
async function moveFirm(database: Database, zone: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin; set local role sereshta_system')
    await client.query('select set_firm_time_zone($1)', [zone])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
