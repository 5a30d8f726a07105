import type pg from 'pg'
import type { Actor, Nobody, Staff, System } from './context.ts'
import { Refusal } from './refusal.ts'

/** Who asks to act: a session that the database has yet to vouch for, or one of the two that need none. */
export type Claim = SessionClaim | Nobody | System
export type SessionClaim = { kind: 'session'; user_id: string; session_id: string }

/** Whether a transaction may change anything. */
export type Mode = 'read write' | 'read only'

const databaseRole = {
  session: 'sereshta_staff',
  nobody: 'sereshta_public',
  system: 'sereshta_system',
} as const
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Refuses a claim that no token of ours makes; its ids are put into a statement. */
export function assertShape(claim: Claim): void {
  if (claim.kind !== 'session') return
  if (!uuid.test(claim.session_id) || !uuid.test(claim.user_id))
    throw new Refusal('unauthenticated', 'session.ended')
}

/**
 * Opens a transaction in one round trip: its limits, the database role, and for a session its person as the database
 * knows them now. Refuses a session that has ended.
 */
export async function openTransaction(
  client: pg.Client,
  claim: Claim,
  mode: Mode,
  now: Date,
): Promise<Actor> {
  const opening =
    // A standby refuses the first of these, and it must: what it knows of sessions is old.
    `begin read write; ${mode === 'read only' ? 'set transaction read only; ' : ''}set local statement_timeout = '4s'; set local lock_timeout = '3s'; set local timezone = 'UTC'; ` +
    // A process that was frozen, or whose machine is gone, must not keep its locks.
    `set local idle_in_transaction_session_timeout = '10s'; ` +
    `set local role ${databaseRole[claim.kind]}`
  if (claim.kind !== 'session') {
    await send(client, opening)
    return claim
  }
  const { user_id, session_id } = claim
  // Beside the person stands what it has just put into the transaction: 'staff', then the names of their rights;
  // and whether any case is hidden from them.
  const vouch = `select role, full_name, current_setting('app.rights') as rights, current_setting('app.hides_cases') as hides from begin_request('${session_id}', '${user_id}', '${now.toISOString()}')`
  const person = lastRow(await send(client, `${opening}; ${vouch}`))
  if (!person) throw new Refusal('unauthenticated', 'session.ended')
  const { role, full_name, hides } = person
  const rights = person.rights.split(' ').slice(1)
  return { kind: 'staff', user_id, session_id, role, full_name, rights, hides_cases: hides !== 'off' }
}

async function send(client: pg.Client, statements: string): Promise<unknown> {
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

type Vouched = Pick<Staff, 'role' | 'full_name'> & { rights: string; hides: string }

/** pg answers several statements with a list of results, which its types do not say. */
function lastRow(result: unknown): Vouched | undefined {
  const results = result as pg.QueryResult<Vouched>[]
  return results.at(-1)?.rows[0]
}
