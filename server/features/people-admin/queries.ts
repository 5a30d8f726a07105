import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { listPeople as listCall, Member } from '../../../contract/people-admin.ts'
import type { WorkMove } from '../../../contract/work-moves.ts'
import type { Context, StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { somebody } from '../people/public.ts'
import { type MemberRow, type MoveRow, presentMember, presentMove } from './rules.ts'

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

const moves = (where: RawBuilder<unknown>) => sql<MoveRow>`
  select m.id, m.parts, m.at, m.finished_at, m.undone_at, m.given_back_at, ${somebody('f')} as "from", ${somebody('t')} as "to",
      ${somebody('b')} as "by", coalesce((select jsonb_agg(to_jsonb(c)) from moved_counts(m.id) c), '[]') as counts
    from work_moves m join profiles f on f.user_id = m.from_id join profiles t on t.user_id = m.to_id
      join profiles b on b.user_id = m.by
    where ${where} order by m.at desc, m.id desc limit 20`

/** The newest moves of work, with what of them the caller sees. */
export async function listWorkMoves(ctx: StaffContext): Promise<{ items: WorkMove[] }> {
  const { rows } = await moves(
    sql`m.at > ${ctx.now.toISOString()}::timestamptz - interval '30 days'`,
  ).execute(ctx.db)
  return { items: rows.map((row) => presentMove(ctx, row)) }
}

/** One of them; throws not-found. */
export async function getWorkMove(ctx: StaffContext, id: string): Promise<WorkMove> {
  const { rows } = await moves(sql`m.id = ${id}`).execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return presentMove(ctx, row)
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
