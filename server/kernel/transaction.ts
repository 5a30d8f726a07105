import type pg from 'pg'
import type { Role } from '../../contract/people.ts'
import type { Clock } from './clock.ts'
import type { Actor, Context, Nobody, Staff, System } from './context.ts'
import { type Database, queriesOn } from './database.ts'
import type { Log } from './log.ts'
import type { DomainEvent } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Settings } from './settings.ts'

/** Who asks to act: a session that the database has yet to vouch for, or one of the two that need none. */
export type Claim = { kind: 'session'; user_id: string; session_id: string } | Nobody | System

type ActorOf<C extends Claim> = C extends { kind: 'session' } ? Staff : C extends Nobody ? Nobody : System

/** What a transaction needs from the house around it. */
export interface Surroundings {
  database: Database
  clock: Clock
  settings: Settings
  log: Log
  reactions: readonly Reaction[]
  enqueue: (ctx: Context, job: string, payload: Record<string, unknown>) => Promise<void>
  /** Called after each commit that left hints: wakes the live connections. */
  ring: () => void
}

/** What a feature does when another one's event is recorded, inside the same transaction. */
export type Reaction = (ctx: Context, event: DomainEvent) => Promise<void>

/** Runs work in one transaction as one actor: the whole of it is kept, or nothing. */
export type Transact = <C extends Claim, T>(
  claim: C,
  work: (ctx: Context<ActorOf<C>>) => Promise<T>,
  request_id?: string,
) => Promise<T>

const databaseRole = {
  session: 'sereshta_staff',
  nobody: 'sereshta_public',
  system: 'sereshta_system',
} as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Makes the function through which every read and write of the product goes. */
export function transactions(around: Surroundings): Transact {
  return async function transact(claim, work, request_id = 'system') {
    const client = await connect(around.database.pool)
    const later: (() => void | Promise<void>)[] = []
    let broken: Error | undefined
    try {
      const now = around.clock.now()
      const actor = await begin(client, claim, now)
      const ctx = contextOf(around, client, actor, now, request_id, later)
      // The claim's kind decides the actor's, which the compiler cannot follow through `begin`.
      const result = await work(ctx as Context<ActorOf<typeof claim>>)
      await client.query('commit')
      runLater(later, around.log)
      return result
    } catch (error) {
      broken = await rollBack(client)
      throw translate(error)
    } finally {
      client.release(broken)
    }
  }
}

async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch {
    throw new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })
  }
}

/** One round trip: begin, limits, role, and for a session its person as the database knows them now. */
async function begin(client: pg.PoolClient, claim: Claim, now: Date): Promise<Actor> {
  const opening =
    `begin; set local statement_timeout = '5s'; set local lock_timeout = '4s'; set local timezone = 'UTC'; ` +
    `set local role ${databaseRole[claim.kind]}`
  if (claim.kind !== 'session') {
    await client.query(opening)
    return { kind: claim.kind }
  }
  if (!uuid.test(claim.session_id) || !uuid.test(claim.user_id)) {
    throw new Refusal('unauthenticated', 'session.ended')
  }
  const vouch = `select role, full_name from begin_request('${claim.session_id}', '${claim.user_id}', '${now.toISOString()}')`
  const person = lastRow(await client.query(`${opening}; ${vouch}`))
  if (!person) throw new Refusal('unauthenticated', 'session.ended')
  return { kind: 'staff', user_id: claim.user_id, session_id: claim.session_id, ...person }
}

/** pg answers several statements with a list of results, which its types do not say. */
function lastRow(result: unknown): { role: Role; full_name: string } | undefined {
  const results = result as pg.QueryResult<{ role: Role; full_name: string }>[]
  return results.at(-1)?.rows[0]
}

function contextOf(
  around: Surroundings,
  client: pg.PoolClient,
  actor: Actor,
  now: Date,
  request_id: string,
  later: (() => void | Promise<void>)[],
): Context {
  const db = queriesOn(client, around.database.keepsPlans)
  const ctx: Context = {
    actor,
    db,
    now,
    settings: around.settings,
    request_id,
    enqueue: (job, payload) => around.enqueue(ctx, job, payload),
    afterCommit: (callback) => {
      later.push(callback)
    },
    ring: () => {
      if (!later.includes(around.ring)) later.push(around.ring)
    },
    react: async (event) => {
      for (const reaction of around.reactions) await reaction(ctx, event)
    },
  }
  return ctx
}

/** Returns the error that makes the connection unfit for the pool, if there is one. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed')
  }
}

function runLater(later: (() => void | Promise<void>)[], log: Log): void {
  for (const work of later) {
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => log.error({ error }, 'work after a commit failed'))
  }
}

/** SQLSTATEs that say 'not now' and not 'never': shutting down, too many, cancelled by a limit, deadlock. */
const passing = /^(57P0[123]|53|57014|55P03|40001|40P01|08)/

function translate(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  const lost =
    /ECONN|EPIPE|ENOENT|ETIMEDOUT/.test(code) ||
    (error instanceof Error && /Connection terminated/.test(error.message))
  if (lost || passing.test(code)) return new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })
  return error
}
