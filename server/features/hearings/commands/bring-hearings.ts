import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { hearingsTopic } from '../../../../contract/hearings.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { leaveHints, record } from '../../../kernel/record.ts'

/** The next date of a case that a file brings. */
interface BroughtDay {
  case_ref: string
  court_ref: string
  on_day: string
  bench: string | null
  purpose: string | null
  appears_id: string | null
}

/**
 * Puts the next dates of cases that were made just now into the diary, whether their courts sit or not: the file
 * says what was fixed.
 */
export async function bringHearings(ctx: StaffContext, brought: readonly BroughtDay[]): Promise<void> {
  if (brought.length === 0) return
  const rows = brought.map((day) => ({ ...day, id: uuidv7() }))
  const at = ctx.now.toISOString()
  await sql`
    insert into hearings (id, case_ref, court_ref, on_day, bench, purpose, appears_id, came_from, created_by, created_at, updated_at)
      select r.id, r.case_ref, r.court_ref, r.on_day, r.bench, r.purpose, r.appears_id, 'import', ${ctx.actor.user_id}, ${at}, ${at}
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, case_ref uuid, court_ref uuid, on_day date,
          bench text, purpose text, appears_id uuid)`.execute(ctx.db)
  for (const { id, case_ref, on_day } of rows)
    await record(ctx, { type: 'hearing.created', subject_id: id, case_ref, on_day })
  await leaveHints(ctx, [{ topic: hearingsTopic, audience: 'staff' }])
}

/** Takes those that came at a moment off cases again; nobody may have changed them since. */
export async function takeBackHearings(
  ctx: StaffContext,
  case_refs: readonly string[],
  at: string,
): Promise<void> {
  await sql`select take_back_hearings(${case_refs}::uuid[], ${at})`.execute(ctx.db)
  await leaveHints(ctx, [{ topic: hearingsTopic, audience: 'staff' }])
}
