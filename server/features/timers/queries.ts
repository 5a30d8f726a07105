import { type RawBuilder, sql } from 'kysely'
import { longRunHours } from '../../../contract/limits.ts'
import type { Timer } from '../../../contract/timers.ts'
import type { Context, StaffContext, SystemContext } from '../../kernel/context.ts'

type Pause = { from: string; to: string }

/** The pauses of a run that are over, in order. */
export const pausesOf: RawBuilder<Pause[]> = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('from', lower(p), 'to', upper(p)) order by lower(p)), '[]')
    from unnest(time_records.pauses) p)`

/** The pauses of a run that ends at a moment: one that is not over ends with it. */
export const pausesUpTo = (ended_at: string): RawBuilder<string> => sql`case when paused_at < ${ended_at}
  then pauses + tstzmultirange(tstzrange(paused_at, ${ended_at})) else pauses end`

/** A timer with the case that its time is of: its task's, else its own. */
interface FoundTimer {
  timer: Timer
  case_ref: string | null
}

/**
 * The caller's running timer, also on a note that they may not see any more; where none goes on, the one that was paused
 * last.
 */
export async function findTimer(ctx: StaffContext): Promise<FoundTimer | undefined> {
  const row = await ctx.db
    .selectFrom('time_records')
    .leftJoin('notes', 'notes.id', 'time_records.note_id')
    .select((eb) => [
      'time_records.id',
      'time_records.note_id',
      eb.fn.coalesce('notes.title', sql<string>`'Task'`).as('note_title'),
      'time_records.started_at',
      'time_records.paused_at',
      'time_records.was_left',
      'time_records.description',
      'time_records.activity_code',
      'notes.case_ref as of_task',
      'time_records.case_ref as of_run',
      pausesOf.as('pauses'),
    ])
    .where('time_records.user_id', '=', ctx.actor.user_id)
    .where('time_records.ended_at', 'is', null)
    .orderBy('time_records.paused_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { paused_at, was_left, pauses, description, activity_code, of_task, of_run, ...rest } = row
  const timer = {
    ...rest,
    ...(paused_at !== null && { paused_at }),
    ...(was_left && { was_left }),
    ...(pauses.length > 0 && { pauses: pauses.map(presentPause) }),
    ...(description && { description }),
    ...(activity_code !== null && { activity_code }),
    ...(of_run !== null && of_task === null && { case_ref: of_run }),
  }
  return { timer, case_ref: of_task ?? of_run }
}

/** The timer as a refusal names it. */
export function namedTimer({ timer, case_ref }: FoundTimer) {
  return { current: { ...timer, case_ref } }
}

/** A pause with its moments as they are written everywhere. */
function presentPause({ from, to }: Pause): Pause {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
}

/** The caller's running timer with the moment of the answer, because a device's clock may be wrong by minutes. */
export async function getTimer(ctx: StaffContext): Promise<{ timer: Timer | null; now: string }> {
  return { timer: (await findTimer(ctx))?.timer ?? null, now: ctx.now.toISOString() }
}

/** Timers that run on a case: of those from whom it is hidden, or one person's. */
export async function findTimersOf(
  ctx: StaffContext,
  case_ref: string,
  user_id?: string,
): Promise<{ id: string }[]> {
  const whose = user_id ? sql`r.user_id = ${user_id}` : sql`hidden_from(r.user_id, ${case_ref})`
  const { rows } = await sql<{ id: string }>`
    select r.id from time_records r join notes n on n.id = r.note_id
      where ${case_ref} in (n.case_ref, r.case_ref) and r.ended_at is null and ${whose}
      order by r.user_id, r.note_id`.execute(ctx.db)
  return rows
}

/** Timers that run on cases that are hidden from their people. */
export async function findHiddenTimers(ctx: SystemContext): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from time_records r join notes n on n.id = r.note_id
      join case_hidden h on h.user_id = r.user_id and h.case_ref in (n.case_ref, r.case_ref)
      where r.ended_at is null group by r.id order by r.user_id, r.note_id limit 1000`.execute(ctx.db)
  return rows
}

export interface IdleTimer {
  id: string
  user_id: string
  note_id: string
  title: string
  case_ref: string | null
  /** Of what its person did last: an act that the audit knows, their start or the end of a pause. */
  sign: string
  /** Whether it has run so long that its end was forgotten. */
  ran_long: boolean
}

/** Timers that run though their people did nothing since before a moment. Reading alone is no sign of work. */
export async function findIdleTimers(ctx: SystemContext, before: Date): Promise<IdleTimer[]> {
  const { rows } = await sql<IdleTimer>`
    select r.id, r.user_id, r.note_id, coalesce(n.title, 'Task') as title, coalesce(n.case_ref, r.case_ref) as case_ref, last.sign,
        ${ctx.now.toISOString()}::timestamptz - r.started_at - make_interval(secs => coalesce(span_seconds(r.pauses), 0)::float)
          > make_interval(hours => ${longRunHours}) as ran_long
      from time_records r left join notes n on n.id = r.note_id,
        lateral (select greatest(r.started_at, upper(r.pauses), (select e.happened_at from activity_events e
          where e.actor_id = r.user_id and e.happened_at > r.started_at order by e.happened_at desc limit 1)) as sign) last
      where r.ended_at is null and r.paused_at is null and last.sign <= ${before.toISOString()}::timestamptz
        and (r.asked_at is null or r.asked_at < last.sign or ${ctx.now.toISOString()}::timestamptz - r.started_at > make_interval(hours => ${longRunHours}))
      order by r.id limit 500`.execute(ctx.db)
  return rows
}

/** Shows a note's latest run and the sum of its runs on the note itself. */
export async function showRunsOnNote(ctx: Context, note_id: string): Promise<void> {
  await sql`select show_runs_on_note(${note_id})`.execute(ctx.db)
}
