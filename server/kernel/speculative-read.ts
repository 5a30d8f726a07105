import type pg from 'pg'
import type { Actor, Staff } from './context.ts'
import { type Claim, openTransaction } from './open-transaction.ts'
import { sendTogether } from './pipeline.ts'

/*
 * A read starts as who its session was the last time: the look-up of the session and the first query leave in one
 * write, and no query is answered before the session is. Was it somebody else, the read is done again as who it is
 * now. The database never acts on the guess: its policies go by what the look-up found. Why: decision 065.
 */

/** A read was started as somebody who the session is no more. */
export class WrongGuess extends Error {}

/** Who sessions were the last time. Nothing is to be forgotten in it: each use is checked by the database. */
export type LastSeen = Map<string, Staff>

const mostSeen = 1000

/** A transaction that is opening, who to act as meanwhile, and `confirmed`, which fails when that was wrong. */
interface Opening {
  actor: Actor
  confirmed: Promise<unknown>
}

/** Opens a transaction that only reads; it comes back before the database has answered when there is a guess. */
export async function openRead(client: pg.Client, claim: Claim, now: Date, seen: LastSeen): Promise<Opening> {
  const guess = claim.kind === 'session' ? seen.get(claim.session_id) : undefined
  sendTogether(client)
  const opened = openTransaction(client, claim, 'read only', now)
  const confirmed = opened.then((actor) => {
    if (actor.kind === 'staff') remember(seen, actor)
    if (guess && !isSame(guess, actor)) throw new WrongGuess()
  })
  // Whoever waits for it hears of its failure, maybe later than it comes.
  confirmed.catch(() => undefined)
  return { actor: guess ?? (await opened), confirmed }
}

function isSame(guess: Staff, actor: Actor): boolean {
  if (actor.kind !== 'staff') return false
  const { role, full_name, rights, hides_cases } = actor
  return (
    role === guess.role &&
    full_name === guess.full_name &&
    hides_cases === guess.hides_cases &&
    rights.join() === guess.rights.join()
  )
}

function remember(seen: LastSeen, actor: Staff): void {
  const [oldest] = seen.keys()
  if (seen.size >= mostSeen && !seen.has(actor.session_id) && oldest !== undefined) seen.delete(oldest)
  seen.set(actor.session_id, actor)
}
