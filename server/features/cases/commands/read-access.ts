import { sql } from 'kysely'
import type { CaseAccess, getCaseAccess as call } from '../../../../contract/case-access.ts'
import type { InputOf, ReplyOf } from '../../../../contract/kernel/endpoint.ts'
import { caseGone } from '../../../kernel/case-gone.ts'
import type { StaffContext } from '../../../kernel/context.ts'
import { type AuthorRow, presentAuthor } from '../../people/public.ts'

type Access = ReplyOf<typeof call>
export type AccessNow = Access & { case_id: string; lead_id: string | null }

/** Who can see a case. */
export async function getCaseAccess(ctx: StaffContext, { query }: InputOf<typeof call>): Promise<Access> {
  return readAccess(ctx, query.id)
}

/** The same for whoever is about to change it. */
export async function readAccess(ctx: StaffContext, id: string): Promise<AccessNow> {
  const found = await sql<Pick<AccessNow, 'id' | 'version' | 'case_id' | 'lead_id'> & { access: CaseAccess }>`
    select id, version, case_id, lead_id, access from cases where id = ${id} and merged_into is null`.execute(
    ctx.db,
  )
  const [row] = found.rows
  if (!row) throw await caseGone(ctx, id)
  return { ...row, people: await peopleOf(ctx, id), walls: await wallsOf(ctx, id) }
}

async function peopleOf(ctx: StaffContext, id: string): Promise<Access['people']> {
  const { rows } = await sql<AuthorRow & Pick<Access['people'][number], 'user_id' | 'part' | 'since'>>`
    select c.user_id, c.part, c.since, p.full_name, p.role, p.left_at
      from case_people c join profiles p on p.user_id = c.user_id
      where c.case_ref = ${id}
      order by c.part <> 'lead', p.full_name collate firm_order, c.user_id`.execute(ctx.db)
  return rows.map(({ user_id, part, since, ...row }) => ({ user_id, ...presentAuthor(row), part, since }))
}

interface WallRow extends AuthorRow {
  user_id: string
  reason: string
  raised_at: string
  by_name: string
  by_role: string
  by_left_at: string | null
}

async function wallsOf(ctx: StaffContext, id: string): Promise<Access['walls']> {
  const { rows } = await sql<WallRow>`
    select w.user_id, w.reason, w.raised_at, p.full_name, p.role, p.left_at,
        b.full_name as by_name, b.role as by_role, b.left_at as by_left_at
      from case_walls w join profiles p on p.user_id = w.user_id join profiles b on b.user_id = w.raised_by
      where w.case_ref = ${id} order by p.full_name collate firm_order, w.user_id`.execute(ctx.db)
  return rows.map(({ user_id, reason, raised_at, by_name, by_role, by_left_at, ...row }) => ({
    user_id,
    ...presentAuthor(row),
    reason,
    raised_at,
    raised_by: presentAuthor({ full_name: by_name, role: by_role, left_at: by_left_at }),
  }))
}
