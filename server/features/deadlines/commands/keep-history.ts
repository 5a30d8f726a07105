import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { DeadlineAction } from '../../../../contract/deadline-words.ts'
import type { Deadline } from '../../../../contract/deadlines.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { changedInDeadline } from '../rows.ts'
import { auditedDeadline } from '../rules.ts'

interface Happened {
  action: DeadlineAction
  before?: Deadline
  why?: string | null | undefined
}

/** Keeps what happened to a deadline for good; the case page hears of it, whose strips name the nearest one. */
export async function keepHistory(
  ctx: StaffContext,
  row: Deadline,
  { action, before, why }: Happened,
): Promise<Deadline> {
  const whole = { before: {}, after: withoutEmpty(auditedDeadline(row)) }
  const changed = before ? changedInDeadline(before, row) : action === 'created' ? whole : nothing
  await sql`insert into deadline_history (id, deadline_ref, at, by, action, before, after, why)
    values (${uuidv7()}, ${row.id}, ${ctx.now.toISOString()}, ${ctx.actor.user_id}, ${action},
      ${JSON.stringify(changed.before)}::jsonb, ${JSON.stringify(changed.after)}::jsonb, ${why || null})`.execute(
    ctx.db,
  )
  const hint = { audience: 'staff' as const, subject_id: row.case_ref, case_ref: row.case_ref }
  await leaveHints(ctx, [{ topic: 'cases', ...hint }])
  return row
}

const nothing = { before: {}, after: {} }

const withoutEmpty = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null && value !== 0))
