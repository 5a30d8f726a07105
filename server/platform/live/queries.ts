import { type RawBuilder, sql } from 'kysely'
import type { LiveMessage } from '../../../contract/live.ts'
import type { Role } from '../../../contract/people.ts'
import type { SystemContext } from '../../kernel/context.ts'

/** A hint as it lies in the table; `person_id` names the one reader of an audience of one. */
export interface Hint {
  topic: string
  subject_id: string | null
  version: number | null
  audience: string
  person_id: string | null
  /** What the row is now, for topics that tell it; null when it is gone. */
  content?: unknown
}

export interface Reader {
  user_id: string
  role: Role
}

/** What can be seen right now, as PostgreSQL writes it. */
export async function takeSnapshot({ db }: SystemContext): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db)
  return rows[0]?.snapshot ?? ''
}

/**
 * The hints that were committed since a snapshot was taken, up to `most` and one more, and the snapshot that
 * sees exactly these. Numbers are drawn before the commit, so an order by them alone would lose the late ones.
 */
export async function readSince(
  { db }: SystemContext,
  since: string,
  most: number,
): Promise<{ hints: Hint[]; snapshot: string }> {
  const { rows } = await sql<Omit<Hint, 'topic'> & { topic: string | null; snapshot: string }>`
    select pg_current_snapshot()::text as snapshot, h.* from (values (true)) as always left join lateral
      (select topic, subject_id, version, audience, person_id from live_events
        where ${committedSince(since)} order by xid, id limit ${most + 1}) as h on true`.execute(db)
  const hints = rows.flatMap(({ snapshot: _, topic, ...hint }) =>
    topic === null ? [] : [{ topic, ...hint }],
  )
  return { hints, snapshot: rows[0]?.snapshot ?? since }
}

/** The hints for one reader between two snapshots, up to `most` and one more; undefined when `since` is not of this database. */
export async function readBetween(
  { db }: SystemContext,
  { user_id, role }: Reader,
  since: string,
  until: string,
  most: number,
): Promise<Hint[] | undefined> {
  const { rows: known } = await sql<{ known: boolean }>`
    select pg_snapshot_xmax(${since}::pg_snapshot) <= pg_snapshot_xmax(${until}::pg_snapshot) as known`.execute(
    db,
  )
  if (known[0]?.known !== true) return undefined
  const { rows } = await sql<Hint>`
    select topic, subject_id, version, audience, person_id from live_events
      where ${committedSince(since)} and pg_visible_in_snapshot(xid, ${until}::pg_snapshot)
        and (audience = 'staff' or (audience = 'partners' and ${role === 'partner'}) or person_id = ${user_id})
      order by xid, id limit ${most + 1}`.execute(db)
  return rows
}

// The first line is for the index, the second for the truth.
function committedSince(since: string): RawBuilder<boolean> {
  return sql`xid >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)`
}

/** The sessions among these that still hold, with their people's roles as they are now. */
export async function vouchFor(
  { db, now }: SystemContext,
  session_ids: readonly string[],
): Promise<Map<string, Reader>> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', sql<Role>`profiles.role`.as('role')])
    .where('sessions.id', '=', sql<string>`any(${[...session_ids]}::uuid[])`)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now.toISOString())
    .where('users.deactivated_at', 'is', null)
    .execute()
  return new Map(rows.map(({ id, ...reader }) => [id, reader]))
}

/** Whether a hint is meant for a reader. */
export function isFor({ audience, person_id }: Hint, { user_id, role }: Reader): boolean {
  if (audience === 'staff') return true
  return audience === 'partners' ? role === 'partner' : person_id === user_id
}

/** What a reader is told of a hint. */
export function messageOf({ topic, subject_id, version }: Hint): LiveMessage {
  return { topic, subject_id, version }
}
