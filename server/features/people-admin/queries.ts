import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { listPeople as listCall, Member } from '../../../contract/people-admin.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { type MemberRow, presentMember } from './rules.ts'

const nameShape = /^\P{Cc}{1,400}$/u

const members = (where: RawBuilder<unknown>, ends: RawBuilder<unknown>) => sql<MemberRow>`
  select p.user_id, p.full_name, p.role, u.email, u.deactivated_at, last_seen_of(u.id) as last_seen_at
    from profiles p join users u on u.id = p.user_id where ${where} ${ends}`

/** A page of everybody in the firm, by name. */
export async function listPeople(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Member[]; next: string | null }> {
  const [full_name, user_id] = query.after ? decodeCursor(query.after, [nameShape, idShape]) : []
  const where = query.after
    ? sql`(p.full_name collate firm_order, p.user_id) > (${full_name}, ${user_id}::uuid)`
    : sql`true`
  const ends = sql`order by p.full_name collate firm_order, p.user_id limit ${query.limit + 1}`
  const { rows } = await members(where, ends).execute(ctx.db)
  const { items, next } = page(rows, query.limit, (row) => [row.full_name, row.user_id])
  return { items: items.map((row) => presentMember(ctx.actor, row)), next }
}

/** One person of the firm as partners know them; throws not-found. */
export async function getMember(ctx: StaffContext, user_id: string): Promise<Member> {
  const { rows } = await members(sql`p.user_id = ${user_id}`, sql``).execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return presentMember(ctx.actor, row)
}

/** Whose e-mail this is, folded; undefined where it is nobody's. */
export async function findByEmail(ctx: Context, email: string) {
  return ctx.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['user_id', 'full_name', 'role', 'left_at'])
    .where('email', '=', email)
    .executeTakeFirst()
}
