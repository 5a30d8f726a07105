import type pg from 'pg'
import type { Clock } from './clock.ts'
import type { Actor, Context, Nobody, Staff, System } from './context.ts'
import { cutOff, type Database } from './database.ts'
import type { Log } from './log.ts'
import {
  assertShape,
  type Claim,
  type Mode,
  openTransaction,
  readOnly,
  type SessionClaim,
} from './open-transaction.ts'
import { type Pipeline, pipelineOn } from './pipeline.ts'
import type { DomainEvent } from './record.ts'
import { Refusal, refusalOfDatabase } from './refusal.ts'
import type { Settings } from './settings.ts'
import { type LastSeen, openRead, WrongGuess } from './speculative-read.ts'

export type { Claim, SessionClaim } from './open-transaction.ts'

type ActorOf<C extends Claim> = C extends SessionClaim ? Staff : C extends Nobody ? Nobody : System

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
  /** Milliseconds; left out, as long as somebody waits, and minutes for a job. */
  within?: number,
) => Promise<T>

/** The request of what nobody waits for: jobs, and commands on the machine. */
const background = 'system'
// Whoever waits is told within five seconds that the database does not answer, whatever holds it up.
const somebodyWaitsMs = 4300
// A little longer than the longest statement that a job asks for.
const backgroundMs = 11 * 60_000

/** Makes the function through which every read and write of the product goes; a read-only one refuses to write. */
export function transactions(around: Surroundings, mode: Mode = 'read write'): Transact {
  const seen: LastSeen = new Map()
  return async function transact(claim, work, request_id = background, within) {
    assertShape(claim)
    const isBackground = claim.kind === 'system' && request_id === background
    const until = performance.now() + (within ?? (isBackground ? backgroundMs : somebodyWaitsMs))
    const run = (guesses: LastSeen) =>
      onConnection(around.database.pool, until, (client) => {
        const task = { client, claim, work, request_id, now: around.clock.now() }
        return mode === 'read only' ? read(around, task, guesses) : change(around, task)
      })
    try {
      return await run(seen)
    } catch (error) {
      // Without a guess this time: another read of the session may have put who it was back meanwhile.
      if (error instanceof WrongGuess) return run(new Map())
      throw error
    }
  }
}

interface Task<C extends Claim, T> {
  client: pg.PoolClient
  claim: C
  work: (ctx: Context<ActorOf<C>>) => Promise<T>
  request_id: string
  now: Date
}

/** Does work in a transaction that is committed before this answers. */
async function change<C extends Claim, T>(around: Surroundings, task: Task<C, T>): Promise<T> {
  const { client, claim, work, request_id, now } = task
  const actor = await openTransaction(client, claim, 'read write', now)
  const pipeline = pipelineOn(client, around.database.keepsPlans)
  const later: AfterCommit[] = []
  const ctx = contextOf(around, pipeline, actor, now, request_id, later)
  // The claim's kind decides the actor's, which the compiler cannot follow.
  const result = await workOver(pipeline, () => work(ctx as Context<ActorOf<C>>))
  await commit(client, pipeline)
  runLater(later, around.log)
  return result
}

/** Does work in a transaction that only reads. There is nothing to keep, so nobody waits for its end. */
async function read<C extends Claim, T>(
  around: Surroundings,
  { client, claim, work, request_id, now }: Task<C, T>,
  seen: LastSeen,
): Promise<T> {
  const { actor, confirmed } = await openRead(client, claim, now, seen)
  const pipeline = pipelineOn(client, around.database.keepsPlans, confirmed)
  const ctx = contextOf(around, pipeline, actor, now, request_id)
  const result = await workOver(pipeline, () => work(ctx as Context<ActorOf<C>>), confirmed)
  await pipeline.written()
  // Should it not end, its connection must not be the next one's.
  client.query('commit').catch((error: Error) => client.connection.stream.destroy(error))
  return result
}

/** Lends a connection for so long; one that failed is rolled back, or leaves the pool. */
async function onConnection<T>(
  pool: pg.Pool,
  until: number,
  use: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await connect(pool, until - performance.now())
  const { cut, settle } = cutOff(client, until - performance.now())
  let broken: Error | undefined
  try {
    return await use(client)
  } catch (error) {
    broken = (await rollBack(client)) ?? unfit(error)
    throw cut() ? unavailable() : translate(error)
  } finally {
    settle()
    client.release(broken)
  }
}

/** Does work over a pipeline, which is closed afterwards. Whatever it came to, nothing counts if `confirmed` fails. */
export async function workOver<T>(
  pipeline: Pipeline,
  work: () => Promise<T>,
  confirmed?: Promise<unknown>,
): Promise<T> {
  try {
    return await work()
  } finally {
    pipeline.close()
    await confirmed
  }
}

type AfterCommit = () => void | Promise<void>

/** The same for one request: all its transactions together take no longer than somebody waits, but for those that say how long. */
export function withinOneWait(transact: Transact, request_id: string): Transact {
  let left = somebodyWaitsMs
  return async (claim, work, id = request_id, within) => {
    if (within !== undefined) return transact(claim, work, id, within)
    const began = performance.now()
    try {
      return await transact(claim, work, id, left)
    } finally {
      left -= performance.now() - began
    }
  }
}

async function connect(pool: pg.Pool, ms: number): Promise<pg.PoolClient> {
  const connecting = pool.connect()
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, ms)
  try {
    return await Promise.race([connecting, tooLate])
  } catch {
    // It may still come, and belongs to the next one then.
    connecting.then((client) => client.release()).catch(() => undefined)
    throw unavailable()
  } finally {
    clearTimeout(timer)
  }
}

const unavailable = () => new Refusal('unavailable', 'server.unavailable', { retryAfter: 2 })

/** Keeps everything, or throws: a transaction in which a statement failed ends with a quiet rollback otherwise. */
async function commit(client: pg.PoolClient, pipeline: Pipeline): Promise<void> {
  const [{ command }] = await Promise.all([client.query('commit'), pipeline.written()])
  if (command !== 'COMMIT') throw new Error('the transaction had failed and nothing of it was kept')
}

/** What work on a connection is given, once its transaction has begun as this actor. */
export function contextOf<A extends Actor>(
  around: Surroundings,
  { db, writeLater }: Pipeline,
  actor: A,
  now: Date,
  request_id: string,
  later: AfterCommit[] = [],
): Context<A> {
  const ctx: Context<A> = {
    actor,
    db,
    writeLater,
    now,
    settings: around.settings,
    request_id,
    language: 'en',
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
export async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('rollback failed')
  }
}

function runLater(later: readonly AfterCommit[], log: Log): void {
  for (const work of later) {
    Promise.resolve()
      .then(work)
      .catch((error: unknown) => log.error({ error }, 'work after a commit failed'))
  }
}

/** A connection to a server that only reads any more leaves the pool: the next one is opened to whoever writes. */
function unfit(error: unknown): Error | undefined {
  return codeOf(error) === readOnly && error instanceof Error ? error : undefined
}

/**
 * SQLSTATEs that say 'not now' and not 'never': shutting down, too many or a full disk, cancelled by a limit,
 * deadlock, idle for too long, a disk that fails, a server that has become a standby.
 */
const passing = /^(57P0[12345]|53|57014|55P03|40001|40P01|08|25P03|25006|58030)/
const lostConnection =
  /Connection terminated|not queryable|Query read timeout|Connection ended|timeout exceeded when trying to connect/

function translate(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  const isLost =
    /^E(CONN|PIPE|NOENT|TIMEDOUT|HOSTUNREACH|NETUNREACH|NETDOWN|AI_AGAIN|NOTFOUND)/.test(code) ||
    (error instanceof Error && lostConnection.test(error.message))
  return isLost || passing.test(code) ? unavailable() : (refusalOfDatabase(error) ?? error)
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
