import { sql } from 'kysely'
import { dayOf } from '../../../../contract/kernel/days.ts'
import { hoursOfADay } from '../../../../contract/limits.ts'
import { type Billing, type TimeEntry, timeTopic } from '../../../../contract/time-entries.ts'
import { timesheetsTopic } from '../../../../contract/timesheets.ts'
import { may, type StaffContext } from '../../../kernel/context.ts'
import type { Hint } from '../../../kernel/record.ts'
import { Refusal, unknownId } from '../../../kernel/refusal.ts'
import { assertCaseSeen } from '../../cases/public.ts'
import { holdNoteToWork, holdOpenDay } from '../../notes/public.ts'
import { findOverlapping } from '../queries.ts'
import { storedSpans } from '../rules.ts'

/** The task that time is written on, held before the person's day is: whoever books hours holds them in this order. */
export async function holdOpenNote(ctx: StaffContext, note_id: string | null | undefined) {
  if (!note_id) return undefined
  const note = await holdNoteToWork(ctx, note_id)
  if (note.is_archived) throw new Refusal('rule', 'notes.archived')
  return note
}

/**
 * Holds a person's days in order and refuses those whose week or period is closed, those to come, and more than 24 hours:
 * `more` seconds are to come to the first of them.
 */
export async function holdDays(
  ctx: StaffContext,
  user_id: string,
  days: readonly [string, ...string[]],
  more: number,
): Promise<void> {
  const [day] = days
  if (day > dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)) {
    const fields = [{ path: 'work_date', message: 'time.in_the_future' }]
    throw new Refusal('rule', 'time.in_the_future', { fields })
  }
  for (const each of [...new Set(days)].sort()) await holdOpenDay(ctx, user_id, each)
  if (more <= 0) return
  const { rows } = await sql<{
    taken: number
  }>`select time_of_day(${user_id}, ${day}::date) as taken`.execute(ctx.db)
  const free = hoursOfADay * 3600 - (rows[0]?.taken ?? 0)
  if (more <= free) return
  const values = { left: Math.max(0, Math.floor(free / 36)) / 100, day: { day } }
  const fields = [{ path: 'seconds', message: 'notes.hours_above_a_day' }]
  throw new Refusal('invalid', 'notes.hours_above_a_day', { values, fields })
}

/** Refuses times that are taken, and names what takes them where the caller sees it; their day is held. */
export async function assertFree(
  ctx: StaffContext,
  { id, user_id, spans }: { id: string | undefined } & Pick<TimeEntry, 'user_id' | 'spans'>,
): Promise<void> {
  const stored = storedSpans(spans)
  const other = stored && (await findOverlapping(ctx, { user_id, spans: stored, but: id }))
  if (other) throw overlaps(other)
}

/** What is said of times that are taken. */
export function overlaps(other?: TimeEntry): Refusal {
  const fields = [{ path: 'spans', message: 'time.overlaps' }]
  return new Refusal('conflict', 'time.overlaps', { fields, ...(other && { current: other }) })
}

/**
 * Refuses a case that the caller or whose time it is does not see, and one that is closed for billable time and time without
 * a task.
 */
export async function assertCaseTakesTime(
  ctx: StaffContext,
  {
    user_id,
    case_ref,
    billing,
    note_id,
  }: { user_id: string; case_ref: string; billing: Billing | undefined; note_id: string | null },
): Promise<void> {
  await assertCaseSeen(ctx, case_ref, 'case_ref')
  const { rows } = await sql<{ status: string; is_hidden: boolean }>`
    select status, hidden_from(${user_id}, id) as is_hidden from cases where id = ${case_ref}`.execute(ctx.db)
  if (rows[0]?.is_hidden) throw new Refusal('rule', 'notes.cannot_see')
  if (may(ctx, 'time.approve')) return
  const isBilled = billing !== undefined && billing !== 'no'
  if (rows[0]?.status === 'closed' && (isBilled || note_id === null))
    throw new Refusal('rule', 'time.case_closed')
}

/** Refuses an activity that there is not, or not any more. */
export async function assertActivity(ctx: StaffContext, code: string | null | undefined): Promise<void> {
  if (!code) return
  const { rows } = await sql`select from activity_codes where code = ${code} and retired_at is null`.execute(
    ctx.db,
  )
  if (rows.length === 0) throw unknownId('activity_code')
}

/** Who hears that somebody's time changed. */
export const hintsOf = ({ user_id, case_ref }: Pick<TimeEntry, 'user_id' | 'case_ref'>): Hint[] => [
  { topic: timeTopic, audience: { person: user_id } },
  { topic: timeTopic, audience: { right: 'time.approve' }, case_ref },
]

/** Who hears that time changed; that of a week which is not open changes the week. */
export const hintsOfChange = (entry: TimeEntry): Hint[] =>
  entry.standing === 'open'
    ? hintsOf(entry)
    : [
        ...hintsOf(entry),
        { topic: timesheetsTopic, audience: { person: entry.user_id } },
        { topic: timesheetsTopic, audience: { right: 'time.approve' } },
      ]
