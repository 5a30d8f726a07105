import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type {
  recallWeek as recallCall,
  submitWeek as submitCall,
  Timesheet,
} from '../../../../contract/timesheets.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { findTimesheet } from '../queries.ts'
import { saidOf } from '../rules.ts'
import { hintsOf, holdWeek, movedOn } from './hold-week.ts'

/** Submits a week of the caller; a trigger refuses one to come, and one on which a timer of theirs runs. */
export async function submitWeek(
  ctx: StaffContext,
  { body: { week_start, version } }: InputOf<typeof submitCall>,
): Promise<Timesheet> {
  const of = { user_id: ctx.actor.user_id, week_start }
  await holdWeek(ctx, of)
  const before = await findTimesheet(ctx, of)
  const isAsSeen = before
    ? before.state === 'returned' && before.version === (version ?? before.version)
    : !version
  if (!isAsSeen) throw movedOn(before)
  await sql`
    insert into timesheets (user_id, week_start, state, submitted_at)
      values (${of.user_id}, ${week_start}::date, 'submitted', ${ctx.now.toISOString()})
      on conflict (user_id, week_start) do update set state = 'submitted', submitted_at = excluded.submitted_at,
        decided_by = null, decided_at = null, reason = null, version = timesheets.version + 1`.execute(ctx.db)
  const after = (await findTimesheet(ctx, of)) as Timesheet
  await record(ctx, { type: 'timesheet.submitted', ...saidOf(after) }, hintsOf(of.user_id))
  return after
}

/** Takes a submitted week of the caller back. */
export async function recallWeek(
  ctx: StaffContext,
  { body: { week_start, version } }: InputOf<typeof recallCall>,
): Promise<{ week_start: string }> {
  const of = { user_id: ctx.actor.user_id, week_start }
  await holdWeek(ctx, of)
  const before = await findTimesheet(ctx, of)
  if (before?.version !== version) throw movedOn(before)
  const { rows } = await sql<{ done: boolean }>`
    select recall_own_week(${week_start}::date, ${version}) as done`.execute(ctx.db)
  if (!rows[0]?.done) throw movedOn(before)
  await record(ctx, { type: 'timesheet.recalled', ...saidOf(before), version }, hintsOf(of.user_id))
  return { week_start }
}
