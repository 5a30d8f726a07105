import { type RawBuilder, sql } from 'kysely'
import type { Timer } from '../../../contract/timers.ts'
import type { Context, StaffContext, SystemContext } from '../../kernel/context.ts'
import { lengthOf, type Span } from './rules.ts'

type Pause = { start: string; end: string }

/** The pauses of a run that are over, in order. */
export const pausesOf: RawBuilder<Pause[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('start', lower(p), 'end', upper(p)) order by lower(p)), '[]')
    from unnest(time_records.pauses) p)`

/** The pauses of a run that ends at a moment: one that is not over ends with it. */
export const pausesUpTo = (ended_at: string): RawBuilder<string> => sql`case when paused_at < ${ended_at}
  then pauses + tstzmultirange(tstzrange(paused_at, ${ended_at})) else pauses end`

/** The caller's running timer, also on a note that they may not see any more. */
export async function findTimer(
  ctx: StaffContext,
): Promise<(Timer & { case_ref: string | null; pauses: Span[] }) | undefined> {
  const row = await ctx.db
    .selectFrom('time_records')
    .leftJoin('notes', 'notes.id', 'time_records.note_id')
    .select((eb) => [
      'time_records.id',
      'time_records.note_id',
      eb.fn.coalesce('notes.title', sql<string>`'Task'`).as('note_title'),
      'time_records.started_at',
      'notes.case_ref',
      'time_records.paused_at',
      pausesOf.as('pauses'),
    ])
    .where('time_records.user_id', '=', ctx.actor.user_id)
    .where('time_records.ended_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { paused_at, ...rest } = row
  const pauses = row.pauses.map(presentPause)
  return {
    ...rest,
    pauses,
    ...(paused_at !== null && { paused_at }),
    ...(pauses.length > 0 && { paused_ms: lengthOf(pauses) }),
  }
}

/** The timer as a refusal names it. */
export function shownTimer<T extends { pauses: Span[] }>({ pauses: _, ...timer }: T): Omit<T, 'pauses'> {
  return timer
}

/** A pause as the database answers it, in moments. */
export function presentPause({ start, end }: Pause): Span {
  return { start: new Date(start), end: new Date(end) }
}

/** The caller's running timer with the moment of the answer, because a device's clock may be wrong by minutes. */
export async function getTimer(ctx: StaffContext): Promise<{ timer: Timer | null; now: string }> {
  return { timer: (await findTimer(ctx)) ?? null, now: ctx.now.toISOString() }
}

/** Whose timers run on tasks of a case: of those from whom it is hidden, or one person's. */
export async function findTimersOf(
  ctx: StaffContext,
  case_ref: string,
  user_id?: string,
): Promise<{ user_id: string }[]> {
  const whose = user_id ? sql`r.user_id = ${user_id}` : sql`hidden_from(r.user_id, ${case_ref})`
  const { rows } = await sql<{ user_id: string }>`
    select r.user_id from time_records r join notes n on n.id = r.note_id
      where n.case_ref = ${case_ref} and r.ended_at is null and ${whose} order by r.user_id`.execute(ctx.db)
  return rows
}

/** Whose timers run on tasks of cases that are hidden from them. */
export async function findHiddenTimers(ctx: SystemContext): Promise<{ user_id: string }[]> {
  const { rows } = await sql<{ user_id: string }>`
    select r.user_id from time_records r join notes n on n.id = r.note_id
      join case_hidden h on h.user_id = r.user_id and h.case_ref = n.case_ref
      where r.ended_at is null order by r.user_id limit 1000`.execute(ctx.db)
  return rows
}

/** Shows a note's latest run and the sum of its runs on the note itself. */
export async function showRunsOnNote(ctx: Context, note_id: string): Promise<void> {
  await sql`select show_runs_on_note(${note_id})`.execute(ctx.db)
}
