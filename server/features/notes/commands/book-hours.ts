import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { dayOf } from '../../../../contract/kernel/days.ts'
import { hundredthsOf } from '../../../../contract/kernel/hours.ts'
import { hoursOfADay } from '../../../../contract/limits.ts'
import type { Context, StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'
import { Refusal } from '../../../kernel/refusal.ts'
import { bookTotal } from '../rules.ts'
import { hintsOf } from './hint-note.ts'

/** Brings a note's hours to a new total: more goes to the caller's today, less comes off the newest days. */
export async function bookHours(ctx: StaffContext, note_id: string, wanted: number): Promise<void> {
  const logs = await ctx.db
    .selectFrom('daily_work_logs')
    .select(['id', 'user_id', 'work_date', 'hours_worked'])
    .where('note_id', '=', note_id)
    .forUpdate()
    .execute()
  const days = logs.map((log) => ({ ...log, hours_worked: Number(log.hours_worked) }))
  const booking = bookTotal(days, wanted)
  for (const cut of booking.cut) await cutLog(ctx, cut)
  await tellOfCuts(ctx, note_id, days, booking.cut)
  if (booking.add === 0) return
  const work_date = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  await bookDay(ctx, {
    note_id,
    user_id: ctx.actor.user_id,
    work_date,
    hours: booking.add,
    field: 'hours_worked',
  })
}

async function cutLog(
  ctx: StaffContext,
  { id, hours_worked }: { id: string; hours_worked: number },
): Promise<void> {
  if (hours_worked === 0) {
    await ctx.db.deleteFrom('daily_work_logs').where('id', '=', id).execute()
    return
  }
  await ctx.db
    .updateTable('daily_work_logs')
    .set({ hours_worked, version: sql`version + 1`, updated_at: ctx.now.toISOString() })
    .where('id', '=', id)
    .execute()
}

type LoggedDay = { id: string; user_id: string; work_date: string; hours_worked: number }

/** Records what was taken from the days of others, as their work log by itself would be: they are told. */
async function tellOfCuts(
  ctx: StaffContext,
  note_id: string,
  days: readonly LoggedDay[],
  cuts: readonly { id: string; hours_worked: number }[],
): Promise<void> {
  const ofOthers = cuts.flatMap(({ id, hours_worked: after }) => {
    const day = days.find((one) => one.id === id)
    return day && day.user_id !== ctx.actor.user_id ? [{ ...day, after }] : []
  })
  if (ofOthers.length === 0) return
  const { user_id: owner_id, ...note } = await ctx.db
    .selectFrom('notes')
    .select(['user_id', 'title', 'case_ref'])
    .where('id', '=', note_id)
    .executeTakeFirstOrThrow()
  for (const { id: subject_id, user_id: person_id, work_date, hours_worked, after } of ofOthers) {
    const of = { subject_id, note_id, owner_id, ...note, work_date, person_id }
    if (after === 0) await record(ctx, { type: 'work_log.deleted', ...of, hours_worked })
    else await record(ctx, { type: 'work_log.corrected', ...of, before: hours_worked, after })
  }
}

/** Adds hours to a person's day on a note, within the 24 of the day over all their notes. */
export async function bookDay(ctx: Context, day: DayToBook): Promise<void> {
  const { note_id, user_id, work_date, hours, field } = day
  await holdDay(ctx, { user_id, work_date, more: hours, field })
  await ctx.db
    .insertInto('daily_work_logs')
    .values({
      id: uuidv7(),
      note_id,
      user_id,
      work_date,
      hours_worked: hours,
      created_at: ctx.now.toISOString(),
      updated_at: ctx.now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.constraint('daily_work_logs_one_per_day').doUpdateSet((eb) => ({
        hours_worked: sql`daily_work_logs.hours_worked + ${eb.ref('excluded.hours_worked')}`,
        version: sql`daily_work_logs.version + 1`,
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

interface DayToBook {
  note_id: string
  user_id: string
  work_date: string
  hours: number
  /** The field of the request that a refusal names. */
  field: string
}

/**
 * Refuses hours that would give a person more than 24 on one day, over all their notes. Holds that day
 * until the end of the transaction, so that two bookings at once cannot both see room for themselves.
 */
export async function holdDay(
  ctx: Context,
  { user_id, work_date, more, field }: { user_id: string; work_date: string; more: number; field: string },
): Promise<void> {
  const left = await roomOfDay(ctx, user_id, work_date)
  if (hundredthsOf(more) > hundredthsOf(left)) {
    const fields = [{ path: field, message: 'notes.hours_above_a_day' }]
    const values = { left, day: { day: work_date } }
    throw new Refusal('invalid', 'notes.hours_above_a_day', { values, fields })
  }
}

/** The hours that a person's day has left, over all their time; held until the end of the transaction. */
export async function roomOfDay(ctx: Context, user_id: string, work_date: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${user_id} ${work_date}`}, 0))`.execute(ctx.db)
  const { rows } = await sql<{ seconds: number }>`
    select time_of_day(${user_id}, ${work_date}::date) as seconds`.execute(ctx.db)
  return Math.max(0, Math.floor((hoursOfADay * 3600 - (rows[0]?.seconds ?? 0)) / 36)) / 100
}

/** Refuses a person's day whose week or period is closed, and holds it until the end: so long it stays open. */
export async function holdOpenDay(ctx: Context, user_id: string, work_date: string): Promise<void> {
  await sql`select hold_open_day(${user_id}, ${work_date}::date)`.execute(ctx.db)
}

/** Whether a person's day takes time: neither its week nor its period is closed. */
export async function isOpenDay(ctx: Context, user_id: string, work_date: string): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select is_open_day(${user_id}, ${work_date}::date) as is_open`.execute(ctx.db)
  return rows[0]?.is_open ?? false
}

/**
 * Counts a note's version up after something changed beside it, so that a form made before is told. A booking of hours
 * is a change of the note like any other: whoever has typed other hours meanwhile is told by whom, and is not asked
 * about bookings of their own.
 */
export async function touchNote(ctx: Context, note_id: string, booked_by?: string): Promise<void> {
  const note = await ctx.db
    .updateTable('notes')
    .set({
      ...(booked_by && { modified_by: booked_by }),
      version: sql`version + 1`,
      updated_at: ctx.now.toISOString(),
    })
    .where('id', '=', note_id)
    .returning(['id', 'user_id', 'version', 'case_ref', 'assignee_ids'])
    .executeTakeFirst()
  if (note) await leaveHints(ctx, await hintsOf(ctx, note))
}
