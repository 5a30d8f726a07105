import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Staff } from './context.ts'
import { askAlone, cutOff, type Database } from './database.ts'
import type { Log } from './log.ts'
import { Refusal } from './refusal.ts'
import { rollBack } from './transaction.ts'

/** A read replica: asked for reports as long as it answers and keeps up. */
export interface Replica {
  readonly database: Database
  /** Whether a report may try it now. Where that is not known, finds out meanwhile, so that nobody waits for it. */
  isUsable(): boolean
  /** Reads there as an actor, once it has played the primary's log up to a position; fails when that takes long. */
  read<T>(actor: Staff, position: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T>
  /** Finds out whether it is a replica of this database and has caught up. Never fails. */
  probe(): Promise<boolean>
  /** Reports that it answered, and those that it was asked for and could not answer, by reason. */
  counts(): Record<string, number>
  /** Whether the last look at it was good. */
  wasUsable(): boolean
}

/** It is there, and has not yet played what the report must show. */
class Behind extends Error {}

// What a report may cost there before the primary reads it: together they stay below what somebody waits for.
const longestReportMs = 1500
const longestLookMs = 1000
const restAfter = { behind: 1000, failed: 5000 } as const

/** Watches over a replica, whose pool is somebody else's to close. Nothing is asked of it before the first report. */
export function watchReplica(primary: Database, database: Database, log: Log): Replica {
  const counts = { answered: 0, behind: 0, failed: 0 }
  let usable = false
  let restsUntil = 0
  let probing: Promise<boolean> | undefined

  function rest(error: unknown): void {
    const why = error instanceof Behind ? 'behind' : 'failed'
    counts[why]++
    if (isOfOneReport(error)) return
    if (usable) log.warn({ error, why }, 'the read replica cannot answer; the primary does')
    usable = false
    restsUntil = Date.now() + restAfter[why]
  }

  async function look(): Promise<boolean> {
    try {
      await compare(primary, database)
      if (!usable) log.info({}, 'the read replica answers reports')
      usable = true
    } catch (error) {
      // Said once; from then on the metrics say it.
      if (restsUntil === 0) log.warn({ error }, 'the read replica cannot be used')
      usable = false
      restsUntil = Date.now() + restAfter.failed
    }
    return usable
  }

  function probe(): Promise<boolean> {
    probing ??= look().finally(() => {
      probing = undefined
    })
    return probing
  }

  return {
    database,
    probe,
    counts: () => ({ ...counts }),
    wasUsable: () => usable,
    isUsable: () => {
      if (!usable && Date.now() >= restsUntil) void probe()
      return usable
    },
    read: async (actor, position, work) => {
      try {
        const result = await readAs(database.pool, actor, position, work)
        counts.answered++
        return result
      } catch (error) {
        if (error instanceof Refusal) counts.answered++
        else rest(error)
        throw error
      }
    },
  }
}

/** The replica works; this report took too long, or what it read had to give way to the replay. */
function isOfOneReport(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^[0-9A-Z]{5}$/.test(code) && !/^(08|53|57P)/.test(code)
}

async function readAs<T>(
  pool: pg.Pool,
  { user_id, role, rights, hides_cases }: Staff,
  position: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  const { settle } = cutOff(client, longestReportMs)
  let broken: Error | undefined
  try {
    // The actor comes from the primary: an id, a role, rights that it knows by these names, and whether it hides cases.
    await client.query(
      `begin read only; set local statement_timeout = ${longestReportMs - 250}; set local timezone = 'UTC'; ` +
        `set local role sereshta_staff; ` +
        `select set_config('app.user_id', '${user_id}', true), set_config('app.role', '${role}', true), ` +
        `set_config('app.rights', '${['staff', ...rights].join(' ')}', true), ` +
        `set_config('app.hides_cases', '${hides_cases ? 'on' : 'off'}', true)`,
    )
    await untilPlayed(client, position)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    broken = await rollBack(client)
    throw error
  } finally {
    settle()
    client.release(broken)
  }
}

/** Waits an eighth of a second at most, in growing steps: usually it is there already. */
async function untilPlayed(client: pg.PoolClient, position: string): Promise<void> {
  // Once promoted, a server still says how far it had replayed.
  const played = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() >= $1::pg_lsn end as played'
  const question = { text: `select ${played}`, values: [position] }
  for (let pause = 1; pause <= 64; pause *= 2) {
    const { rows } = await client.query<{ played: boolean | null }>(question)
    const isThere = rows[0]?.played
    if (isThere) return
    if (isThere === null) throw new Error('it replays nothing: it is no replica, or one no more')
    await wait(pause)
  }
  throw new Behind('the read replica is behind')
}

/** Fails unless the second is a replica of the very database of the first, and has caught up with it. */
async function compare(primary: Database, replica: Database): Promise<void> {
  const here = await askAlone<Identity & { position: string }>(
    primary.pool,
    longestLookMs,
    `${identity}, pg_current_wal_flush_lsn()::text as position`,
  )
  const client = await replica.pool.connect()
  const { settle } = cutOff(client, longestLookMs)
  try {
    const there = await client.query<Identity>(identity)
    const [ours, its] = [here.rows[0], there.rows[0]]
    if (ours?.cluster !== its?.cluster || ours?.database !== its?.database)
      throw new Error('it is a replica of another database')
    await untilPlayed(client, ours?.position ?? '')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  } finally {
    settle()
  }
}

interface Identity {
  cluster: string
  database: string
}

const identity = `select (select system_identifier::text from pg_control_system()) as cluster,
  (select oid::text from pg_database where datname = current_database()) as database`
