import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { hearingsTopic } from '../../../../contract/hearings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { type Hint, leaveHints, record } from '../../../kernel/record.ts'

/** A day in court that a file or a court's list brings. */
interface BroughtDay {
  case_ref: string
  court_ref: string
  on_day: string
  bench: string | null
  purpose: string | null
  appears_id: string | null
  item_no?: string | null
}

/**
 * Puts days in court into the diary, whether their courts sit or not: the file says what was fixed. Answers their ids, in
 * the same order.
 */
export async function bringHearings(
  ctx: StaffContext,
  brought: readonly BroughtDay[],
  came_from: 'import' | 'cause_list' = 'import',
): Promise<string[]> {
  if (brought.length === 0) return []
  const rows = brought.map((day) => ({ ...day, id: uuidv7() }))
  const at = ctx.now.toISOString()
  await sql`
    insert into hearings (id, case_ref, court_ref, on_day, bench, item_no, purpose, appears_id, came_from, created_by, created_at, updated_at)
      select r.id, r.case_ref, r.court_ref, r.on_day, r.bench, r.item_no, r.purpose, r.appears_id, ${came_from}, ${ctx.actor.user_id}, ${at}, ${at}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, case_ref uuid, court_ref uuid, on_day date,
          bench text, item_no text, purpose text, appears_id uuid)`.execute(ctx.db)
  for (const { id, case_ref, on_day } of rows)
    await record(ctx, { type: 'hearing.created', subject_id: id, case_ref, on_day })
  await leaveHints(ctx, hintsOfMany(brought))
  return rows.map(({ id }) => id)
}

/** Of many days at once: each case is told to who sees it, and to nobody else that something was. */
const hintsOfMany = (days: readonly { case_ref: string }[]): Hint[] =>
  [...new Set(days.map(({ case_ref }) => case_ref))].map((case_ref) => ({
    ...{ topic: hearingsTopic, audience: 'staff', case_ref },
  }))

/** Takes those that came at a moment off cases again; nobody may have changed them since. */
export async function takeBackHearings(
  ctx: StaffContext,
  case_refs: readonly string[],
  at: string,
): Promise<void> {
  await sql`select take_back_hearings(${case_refs}::uuid[], ${at})`.execute(ctx.db)
  await leaveHints(ctx, hintsOfMany(case_refs.map((case_ref) => ({ case_ref }))))
}
