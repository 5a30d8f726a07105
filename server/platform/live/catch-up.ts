import { type RawBuilder, sql } from 'kysely'
import type { SystemContext } from '../../kernel/context.ts'
import type { Reader } from './trust.ts'

/** A hint as it lies in the table; `person_id` and `right_name` name whom an audience of that kind means. */
export interface Hint {
  topic: string
  subject_id: string | null
  version: number | null
  audience: string
  person_id: string | null
  right_name: string | null
  /** The case that it is about; of the audience only those who see it are told. */
  case_ref: string | null
  /** From whom that case is hidden. */
  hidden_from?: ReadonlySet<string>
  /** The request that made the change. */
  request_id: string | null
  /** What the row is now, for topics that tell it; null when it is gone. */
  content?: unknown
}

const columns = sql`topic, subject_id, version, audience, person_id, right_name, case_ref, request_id`

/** By topic: what some of its rows are now, by id. Only for rows that everybody who is told may see whole. */
export type LiveContents = Readonly<
  Record<string, (ctx: SystemContext, ids: readonly string[]) => Promise<ReadonlyMap<string, unknown>>>
>

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
      (select ${columns} from live_events
        where ${committedSince(since)} order by xid, id limit ${most + 1}) as h on true`.execute(db)
  const hints = rows.flatMap(({ snapshot: _, topic, ...hint }) =>
    topic === null ? [] : [{ topic, ...hint }],
  )
  return { hints: await withSight(db, hints), snapshot: rows[0]?.snapshot ?? since }
}

/** Hints with those from whom their case is hidden at this moment. */
async function withSight(db: SystemContext['db'], hints: readonly Hint[]): Promise<Hint[]> {
  const cases = [...new Set(hints.flatMap(({ case_ref }) => case_ref ?? []))]
  if (cases.length === 0) return [...hints]
  const { rows } = await sql<{ case_ref: string; people: string[] }>`
    select case_ref, array_agg(user_id) as people from case_hidden
      where case_ref = any(${cases}::uuid[]) group by case_ref`.execute(db)
  const hidden = new Map(rows.map(({ case_ref, people }) => [case_ref, new Set(people)]))
  return hints.map((hint) => {
    const hidden_from = hint.case_ref === null ? undefined : hidden.get(hint.case_ref)
    return hidden_from ? { ...hint, hidden_from } : hint
  })
}

/** The hints for one reader between two snapshots, up to `most` and one more; undefined when `since` is not of this database. */
export async function missedBy(
  { db }: SystemContext,
  { user_id, role, rights }: Reader,
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
    select ${columns} from live_events
      where ${committedSince(since)} and pg_visible_in_snapshot(xid, ${until}::pg_snapshot)
        and (audience in ('staff', 'case') or (audience = 'partners' and ${role === 'partner'})
          or right_name = any(${[...rights]}::text[]) or person_id = ${user_id})
        and (case_ref is null or not exists (
          select from case_hidden h where h.user_id = ${user_id} and h.case_ref = live_events.case_ref))
      order by xid, id limit ${most + 1}`.execute(db)
  return rows
}

// The first line is for the index, the second for the truth.
function committedSince(since: string): RawBuilder<boolean> {
  return sql`xid >= pg_snapshot_xmin(${since}::pg_snapshot)
    and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)`
}

/**
 * Hints with what the rows of some topics are at this moment, null where they are gone. It is read when it is
 * told and kept nowhere, so nothing that was deleted meanwhile is told.
 */
export async function withContents(
  ctx: SystemContext,
  hints: readonly Hint[],
  contents: LiveContents,
): Promise<Hint[]> {
  const found = new Map<string, ReadonlyMap<string, unknown>>()
  for (const [topic, read] of Object.entries(contents)) {
    const ids = hints.flatMap((hint) => (hint.topic === topic && hint.subject_id) || [])
    if (ids.length > 0) found.set(topic, await read(ctx, [...new Set(ids)]))
  }
  return hints.map((hint) => {
    const rows = hint.subject_id === null ? undefined : found.get(hint.topic)
    return rows ? { ...hint, content: rows.get(hint.subject_id ?? '') ?? null } : hint
  })
}

/**
 * How far somebody has read: everything that a snapshot of the database saw. Unlike a number it misses
 * nothing that was written early and committed late, and repeats nothing that was seen.
 */
interface Cursor {
  /** As PostgreSQL writes it: the oldest open transaction, the next one, and the open ones between. */
  snapshot: string
  /** When the snapshot was taken, in milliseconds. */
  at: number
}

const shape = /^(\d{1,19}:\d{1,19}:(?:\d{1,19}(?:,\d{1,19})*)?)@(\d{1,15})$/

/** A cursor as the id of an event; opaque to the reader. */
export function writeCursor({ snapshot, at }: Cursor): string {
  return Buffer.from(`${snapshot}@${at}`).toString('base64url')
}

/** The cursor of an id that `writeCursor` made, or undefined for anything else. */
export function readCursor(id: string): Cursor | undefined {
  if (id.length > 4000) return undefined
  const [, snapshot, at] = shape.exec(Buffer.from(id, 'base64url').toString()) ?? []
  return snapshot === undefined ? undefined : { snapshot, at: Number(at) }
}
