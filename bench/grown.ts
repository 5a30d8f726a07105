import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { monthOf } from '../contract/kernel/days.ts'
import { manyNotes } from '../server/features/notes/testing.ts'
import { type Connection, openDatabase } from '../server/kernel/database.ts'
import { makeLog } from '../server/kernel/log.ts'
import { readSettings } from '../server/kernel/settings.ts'
import { pathsBelow } from '../server/platform/postgres/paths.ts'
import { openRuntime } from '../server/platform/runtime.ts'
import { fillChat } from './chat.ts'
import { type BenchPerson, peopleOfTheFirm } from './firm.ts'

const zone = 'Asia/Dhaka'
// Counted up when a database is filled in another way, so that those that were kept are made anew.
const filling = 1
const days = 426
const source = new URL('..', import.meta.url).pathname
const kept = join(source, 'node_modules/.cache/sereshta-bench')

/** A database that is kept between runs. */
export interface Kept {
  people: BenchPerson[]
  /** The owner's, past every policy. */
  pool: pg.Pool
  owner: Connection
  /** As the product works. */
  connection: Connection
  dataDir: string
  /** Where its PostgreSQL lies. */
  cluster: string
  close(): Promise<void>
}

/** A database of a firm that has so many notes. */
export interface Grown extends Kept {
  notes: number
}

/** A database of so many notes with their logs, sums and a tenth as many chat messages. */
export async function openGrown(notes: number): Promise<Grown> {
  console.log(`A database with ${notes.toLocaleString('en')} notes …`)
  return { notes, ...(await openKept(`${notes}`, filling, (pool) => fill(pool, notes))) }
}

/**
 * A database for later runs too, until what fills it, as counted in `filledAs`, or the month is another; newer
 * migrations run on it.
 */
export async function openKept(
  what: string,
  filledAs: number,
  fillIt: (pool: pg.Pool) => Promise<BenchPerson[]>,
): Promise<Kept> {
  const dataDir = join(kept, `${what}-${filledAs}-${monthOf(new Date(), zone)}`)
  const finished = join(dataDir, 'people.json')
  if (!existsSync(finished)) removeOlder(what)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const runtime = await openRuntime(readSettings({ DATA_DIR: dataDir }), makeLog('warn'))
  const owner = openDatabase(runtime.owner, 4)
  if (!existsSync(finished)) writeFileSync(finished, JSON.stringify(await fillIt(owner.pool)))
  return {
    // Written by ourselves, just above.
    people: JSON.parse(readFileSync(finished, 'utf8')) as BenchPerson[],
    pool: owner.pool,
    owner: runtime.owner,
    connection: runtime.connection,
    dataDir,
    cluster: pathsBelow(dataDir).cluster,
    close: async () => {
      await owner.close()
      await runtime.close()
    },
  }
}

async function fill(pool: pg.Pool, notes: number): Promise<BenchPerson[]> {
  const now = new Date()
  const people = await peopleOfTheFirm(pool, now)
  const client = await pool.connect()
  try {
    await manyNotes(
      client,
      people.map(({ user_id }) => user_id),
      { notes, days, now },
    )
    await client.query("begin; set local statement_timeout = '20min'")
    await fillChat(client, people, notes / 10)
    await client.query('commit')
    await client.query('vacuum analyze')
  } finally {
    client.release()
  }
  return people
}

function removeOlder(what: string): void {
  if (!existsSync(kept)) return
  const older = readdirSync(kept).filter((name) => name.startsWith(`${what}-`))
  for (const name of older) rmSync(join(kept, name), { recursive: true })
}
