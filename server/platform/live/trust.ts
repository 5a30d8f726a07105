import { sql } from 'kysely'
import type { SystemContext } from '../../kernel/context.ts'
import type { Hint } from './catch-up.ts'

/** Who reads a stream, as the database last said. */
export interface Reader {
  user_id: string
  role: string
  /** The names of what they may do; a hint may be meant for whoever holds one of them. */
  rights: readonly string[]
}

/** Whether a hint is meant for a reader; `missedBy` says the same in SQL. */
export function isFor({ audience, person_id, right_name, hidden_from }: Hint, reader: Reader): boolean {
  // A case narrows every audience; 'case' alone means all who see it.
  if (hidden_from?.has(reader.user_id)) return false
  if (audience === 'staff' || audience === 'case') return true
  if (audience === 'partners') return reader.role === 'partner'
  if (audience === 'right') return right_name !== null && reader.rights.includes(right_name)
  return person_id === reader.user_id
}

/** Whether a reader may still be told what they were told so far: another role or other rights open another stream. */
export function isSameReader(now: Reader | undefined, before: Reader): boolean {
  return now?.role === before.role && now.rights.join() === before.rights.join()
}

/** After these, somebody may have other rights than a moment ago. */
const topicsOfRights: ReadonlySet<string> = new Set(['sessions', 'profiles'])

/** Whether these hints say that somebody's rights may have changed. */
export function mayChangeRights(hints: readonly Hint[]): boolean {
  return hints.some(({ topic }) => topicsOfRights.has(topic))
}

/** The sessions among these that still hold, by id, with their readers as they are now. */
export async function readersOf(
  { db, now }: SystemContext,
  session_ids: readonly string[],
): Promise<Map<string, Reader>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .innerJoin('role_rights', 'role_rights.role', 'profiles.role')
    .select(['sessions.id', 'sessions.user_id', 'profiles.role', 'role_rights.rights'])
    .where('sessions.id', '=', sql<string>`any(${[...session_ids]}::uuid[])`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, ...reader }) => [id, reader]))
}
