import type pg from 'pg'
import type { Actor, Nobody, Staff, System } from './context.ts'
import { gather } from './line.ts'
import { Refusal } from './refusal.ts'

/** Who asks to act: a session that the database has yet to vouch for, or one of the two that need none. */
export type Claim = SessionClaim | Nobody | System
export type SessionClaim = { kind: 'session'; user_id: string; session_id: string }

/** Whether a transaction may change anything. */
export type Mode = 'read write' | 'read only'

/** Somebody's role or name has changed since their last call: the work must be done again as who they are now. */
export class PersonChanged extends Refusal {
  constructor() {
    // Said only to whoever meets it twice.
    super('unavailable', 'server.unavailable', { retryAfter: 1 })
  }
}

/** Those whom the database has vouched for lately, by session. Nobody acts on its word alone. */
export type Known = Map<string, Staff>

const mostKnown = 1000
const databaseRole = {
  session: 'sereshta_staff',
  nobody: 'sereshta_public',
  system: 'sereshta_system',
} as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** As whom a read may begin before the database has said who they are: as who they were the last time. */
export function presumed(claim: Claim, known: Known): Actor | undefined {
  return claim.kind === 'session' ? known.get(claim.session_id) : claim
}

/** A claim that no token of ours makes; what follows puts it into a statement. */
export function refuseMisshapen(claim: Claim): void {
  if (claim.kind !== 'session') return
  if (!uuid.test(claim.session_id) || !uuid.test(claim.user_id))
    throw new Refusal('unauthenticated', 'session.ended')
}

interface Opening {
  claim: Claim
  now: Date
  mode: Mode
  known: Known
  /** As whom the work has been begun already. */
  taken: Actor | undefined
}

/**
 * Asks for the beginning of a transaction: limits, role, and for a session its person, as the database knows them
 * now. Fails when it does not vouch for them, and when they are not who they were taken for.
 */
export function begin(client: pg.Client, { claim, mode, ...asked }: Opening): Promise<Actor> {
  gather(client)
  const opening =
    // A standby refuses the first of these, and it must: whatever it knows of sessions is old.
    `begin read write; ${mode === 'read only' ? 'set transaction read only; ' : ''}set local statement_timeout = '4s'; set local lock_timeout = '3s'; set local timezone = 'UTC'; ` +
    // A process that was frozen, or whose machine is gone, must not keep its locks.
    `set local idle_in_transaction_session_timeout = '10s'; ` +
    `set local role ${databaseRole[claim.kind]}`
  if (claim.kind === 'session') return watched(beginAs(client, claim, opening, asked))
  return watched(opened(client, opening).then(() => claim))
}

async function beginAs(
  client: pg.Client,
  { user_id, session_id }: SessionClaim,
  opening: string,
  { now, known, taken }: Pick<Opening, 'now' | 'known' | 'taken'>,
): Promise<Staff> {
  const vouch = `select role, full_name from begin_request('${session_id}', '${user_id}', '${now.toISOString()}')`
  const person = lastRow(await opened(client, `${opening}; ${vouch}`))
  if (!person) {
    known.delete(session_id)
    throw new Refusal('unauthenticated', 'session.ended')
  }
  const staff: Staff = { kind: 'staff', user_id, session_id, ...person }
  remember(known, staff)
  if (taken && !isSame(taken, staff)) throw new PersonChanged()
  return staff
}

async function opened(client: pg.Client, statements: string): Promise<unknown> {
  try {
    return await client.query(statements)
  } catch (error) {
    if (!isFromStandby(error)) throw error
    throw Object.assign(new Error('this server only reads', { cause: error }), { code: readOnly })
  }
}

/** SQLSTATE of a server that only reads, where something is to be changed. */
export const readOnly = '25006'
// What a standby says when asked to begin what may change something.
const isFromStandby = (error: unknown) => error instanceof Error && 'code' in error && error.code === '0A000'

/** Its failure is told by whoever waits for it, maybe later than it comes. */
function watched<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined)
  return promise
}

function isSame(taken: Actor, person: Staff): boolean {
  return (
    taken.kind === 'staff' &&
    taken.user_id === person.user_id &&
    taken.role === person.role &&
    taken.full_name === person.full_name
  )
}

function remember(known: Known, staff: Staff): void {
  const [oldest] = known.keys()
  if (known.size >= mostKnown && !known.has(staff.session_id) && oldest !== undefined) known.delete(oldest)
  known.set(staff.session_id, staff)
}

/** pg answers several statements with a list of results, which its types do not say. */
function lastRow(result: unknown): Pick<Staff, 'role' | 'full_name'> | undefined {
  const results = result as pg.QueryResult<Pick<Staff, 'role' | 'full_name'>>[]
  return results.at(-1)?.rows[0]
}
