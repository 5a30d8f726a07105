import { sql } from 'kysely'
import { complaint } from '../../../../contract/kernel/complaints.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import type { Reason } from '../../../../contract/kernel/reasons.ts'
import type { decideWeeks as decideCall, Timesheet } from '../../../../contract/timesheets.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { record } from '../../../kernel/record.ts'
import { invalidField } from '../../../kernel/refusal.ts'
import { sentenceOf } from '../../../kernel/wording.ts'
import { findTimesheet } from '../queries.ts'
import { saidOf } from '../rules.ts'
import { hintsOf, hintsOfApproved, holdWeek } from './hold-week.ts'

type Body = InputOf<typeof decideCall>['body']
type Decision = Pick<Body, 'decision' | 'reason'>

/** Approves submitted weeks or gives them back, each by itself: what is refused of some is told beside the others. */
export async function decideWeeks(
  ctx: StaffContext,
  { body: { weeks, decision, reason } }: InputOf<typeof decideCall>,
): Promise<ReplyOf<typeof decideCall>> {
  if (decision === 'return' && !reason) throw invalidField('reason', complaint('required'))
  if (decision === 'approve' && reason) throw invalidField('reason', complaint('invalid'))
  const items: Timesheet[] = []
  const refused: ReplyOf<typeof decideCall>['refused'] = []
  const key = ({ user_id, week_start }: Body['weeks'][number]) => `${user_id} ${week_start}`
  // In one order, as whoever logs time holds the days of people.
  const inOrder = [...weeks].sort((one, other) => (key(one) < key(other) ? -1 : 1))
  for (const week of inOrder) {
    const decided = await decideWeek(ctx, week, { decision, reason })
    if (typeof decided !== 'string') items.push(decided)
    else {
      const { user_id, week_start } = week
      const message = sentenceOf({ reason: decided, detail: {} }, ctx.language)
      refused.push({ user_id, week_start, reason: decided, message })
    }
  }
  return { items, refused }
}

/** The week as it is decided, or why it cannot be. */
async function decideWeek(
  ctx: StaffContext,
  week: Body['weeks'][number],
  { decision, reason }: Decision,
): Promise<Timesheet | Reason> {
  await holdWeek(ctx, week)
  const before = await findTimesheet(ctx, week)
  if (before?.state !== 'submitted' || before.version !== week.version) return 'timesheets.moved_on'
  if (!before.can.decide) return 'timesheets.own_week'
  const state = decision === 'approve' ? 'approved' : 'returned'
  const decided = await sql`
    update timesheets set state = ${state}, decided_by = ${ctx.actor.user_id}, decided_at = ${ctx.now.toISOString()},
        reason = ${reason ?? null}, version = version + 1
      where user_id = ${week.user_id} and week_start = ${week.week_start}::date and version = ${week.version}`.execute(
    ctx.db,
  )
  // An entry of it was changed in this moment.
  if (decided.numAffectedRows === 0n) return 'timesheets.moved_on'
  const after = (await findTimesheet(ctx, week)) as Timesheet
  const said = saidOf(after)
  const event =
    reason === undefined
      ? { type: 'timesheet.approved' as const, ...said }
      : { type: 'timesheet.returned' as const, ...said, reason }
  await record(ctx, event, state === 'approved' ? hintsOfApproved(week.user_id) : hintsOf(week.user_id))
  return after
}
