import { sql } from 'kysely'
import { type countRenamedTexts as countCall, renameLimits } from '../../../contract/case-renames.ts'
import type { InputOf, ReplyOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { Refusal } from '../../kernel/refusal.ts'
import { getOneCase } from '../cases/public.ts'

type Table = 'notes' | 'case_costing' | 'case_timeline'

interface Named {
  id: string
  from: string
  /** What need not be changed. */
  to?: string
  /** Whose rows stay as they are: written anew, they would lose the case that their owner may not see. */
  blind: string[]
}

/** Who may not see a case. */
export async function blindTo(ctx: StaffContext, id: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profiles where is_guarded(${id}) and hidden_from(user_id, ${id})`.execute(ctx.db)
  return rows.map(({ user_id }) => user_id)
}

/** The rows `r` of a case with one of its ids that the caller may change, as far as the policies leave them. */
export function textsOf(table: Table, { id, from, to, blind }: Named) {
  const stands = table === 'notes' ? sql`not r.is_archived` : sql`r.deleted_at is null`
  const isOther = to === undefined ? sql`true` : sql`r.case_id <> ${to}`
  return sql`from ${sql.table(table)} r
    where r.case_ref = ${id} and ${stands} and ${isOther} and case_label_key(r.case_id) = case_label_key(${from})
      and r.user_id <> all (${blind}::uuid[])`
}

/** How often each spelling of an id stands on them. */
export async function countSpellings(
  ctx: StaffContext,
  named: Named,
): Promise<{ case_id: string; count: number }[]> {
  const texts = (table: Table) =>
    sql`(select r.case_id ${textsOf(table, named)} limit ${renameLimits.counted})`
  const { rows } = await sql<{ case_id: string; count: number }>`
    select case_id, count(*)::int as count
      from (${texts('notes')} union all ${texts('case_costing')} union all ${texts('case_timeline')}
        limit ${renameLimits.counted}) as texts
      group by case_id order by count desc, case_id`.execute(ctx.db)
  return rows
}

/** What a rename of a case can change beside it, for who may rename it. */
export async function countRenamedTexts(
  ctx: StaffContext,
  { query }: InputOf<typeof countCall>,
): Promise<ReplyOf<typeof countCall>> {
  const { can } = await getOneCase(ctx, { params: query })
  if (!can.edit) throw new Refusal('forbidden', 'rights.not_yours')
  return { spelt: await countSpellings(ctx, { ...query, blind: await blindTo(ctx, query.id) }) }
}
