import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { reopenWeek as reopenCall, Timesheet } from '../../../../contract/timesheets.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { findTimesheet } from '../queries.ts'
import { saidOf } from '../rules.ts'
import { hintsOfApproved, holdWeek, movedOn } from './hold-week.ts'

/** Gives an approved week back with a reason; a trigger refuses one of which time is billed. */
export async function reopenWeek(
  ctx: StaffContext,
  { body: { reason, ...week } }: InputOf<typeof reopenCall>,
): Promise<Timesheet> {
  await holdWeek(ctx, week)
  const before = await findTimesheet(ctx, week)
  if (before?.state !== 'approved' || before.version !== week.version) throw movedOn(before)
  const reopened = await sql`
    update timesheets set state = 'returned', decided_by = ${ctx.actor.user_id}, decided_at = ${ctx.now.toISOString()},
        reason = ${reason}, version = version + 1
      where user_id = ${week.user_id} and week_start = ${week.week_start}::date and version = ${week.version}`.execute(
    ctx.db,
  )
  if (reopened.numAffectedRows === 0n) throw movedOn(await findTimesheet(ctx, week))
  const after = (await findTimesheet(ctx, week)) as Timesheet
  await record(ctx, { type: 'timesheet.reopened', ...saidOf(after), reason }, hintsOfApproved(week.user_id))
  return after
}
