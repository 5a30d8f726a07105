import { sql } from 'kysely'
import type { LegalCase } from '../../../../contract/cases.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { wordsOfNews } from '../../notifications/public.ts'

/** Tells people that somebody else put them on a case; the database tells nobody from whom it is hidden. */
export async function tellAdded(
  ctx: StaffContext,
  { id, case_id }: Pick<LegalCase, 'id' | 'case_id'>,
  people: readonly string[],
): Promise<void> {
  const others = people.filter((person) => person !== ctx.actor.user_id)
  if (others.length === 0) return
  const params = { kind: 'case.person_added', actor: ctx.actor.full_name, case_id } as const
  const { title, message } = wordsOfNews(params, 'en')
  await sql`select notify_people(${others}::uuid[], 'case_people', ${title}, ${message}, ${id},
    ${ctx.now.toISOString()}, ${JSON.stringify(params)}::jsonb, ${id}::uuid)`.execute(ctx.db)
}
