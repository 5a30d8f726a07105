import { sql } from 'kysely'
import type { InputOf } from '../../../../contract/kernel/endpoint.ts'
import type { dismissSuggestion as dismissCall } from '../../../../contract/time-suggestions.ts'
import type { StaffContext } from '../../../kernel/context.ts'

/** Suggests it no more to the caller on that day, or again. */
export async function dismissSuggestion(
  ctx: StaffContext,
  { body: { source, source_id, work_date, dismissed = true } }: InputOf<typeof dismissCall>,
): Promise<undefined> {
  const { user_id } = ctx.actor
  if (dismissed)
    await sql`
      insert into suggestion_dismissals (user_id, source, source_id, work_date)
        values (${user_id}, ${source}, ${source_id}, ${work_date}) on conflict do nothing`.execute(ctx.db)
  else
    await sql`
      delete from suggestion_dismissals where user_id = ${user_id} and source = ${source} and source_id = ${source_id}
        and work_date = ${work_date}::date`.execute(ctx.db)
}
