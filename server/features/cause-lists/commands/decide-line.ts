import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  type CauseListLine,
  type updateCauseListLine as call,
  causeListsTopic,
} from '../../../../contract/cause-lists.ts'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import { caseGone } from '../../../kernel/case-gone.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints } from '../../../kernel/record.ts'
import { notFound, Refusal } from '../../../kernel/refusal.ts'
import { getLine } from '../queries.ts'

/** Says which of the cases that the caller sees a line is of; whom a case is hidden from hears nothing of it. */
export async function decideLine(
  ctx: StaffContext,
  { params: { id }, body: { case_ref, decision } }: InputOf<typeof call>,
): Promise<CauseListLine> {
  await sql`
    select from cause_lists where id = (select list_ref from cause_list_lines where id = ${id}) for update`.execute(
    ctx.db,
  )
  const line = await getLine(ctx, id)
  if (line.is_applied) throw new Refusal('conflict', 'cause_lists.line_applied')
  const chosen = case_ref ?? line.case?.id
  if (chosen === undefined) throw notFound()
  await assertOpen(ctx, chosen)
  await sql`
    update cause_list_matches set decision = ${decision === 'refused' ? 'refused' : 'open'}
      where line_ref = ${id} and applied_at is null`.execute(ctx.db)
  if (decision === 'taken') await take(ctx, line, chosen)
  const hint = {
    topic: causeListsTopic,
    audience: 'staff',
    subject_id: line.list_ref,
    case_ref: chosen,
  } as const
  await leaveHints(ctx, [hint])
  return getLine(ctx, id)
}

async function assertOpen(ctx: StaffContext, id: string): Promise<void> {
  const { rows } = await sql<{ status: string }>`
    select status from cases where id = ${id} and merged_into is null`.execute(ctx.db)
  if (!rows[0]) throw await caseGone(ctx, id)
  if (rows[0].status === 'closed') throw new Refusal('rule', 'cases.closed')
}

async function take(ctx: StaffContext, { id, list_ref }: CauseListLine, case_ref: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update cause_list_matches set decision = 'taken' where line_ref = ${id} and case_ref = ${case_ref}`.execute(
    ctx.db,
  )
  if (numAffectedRows) return
  await sql`
    insert into cause_list_matches (id, line_ref, list_ref, case_ref, level, decision)
      values (${uuidv7()}, ${id}, ${list_ref}, ${case_ref}, 'none', 'taken')`.execute(ctx.db)
}
