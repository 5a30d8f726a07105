import { sql } from 'kysely'
import type {
  Feedback,
  getFeedback as getCall,
  listFeedback as listCall,
} from '../../../contract/feedback.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { type FeedbackRow, presentFeedback } from './rules.ts'

const columns = sql`
  f.id, f.partner_id, f.associate_id, f.feedback_text, f.rating, f.created_at, f.updated_at, f.version,
  by_whom.full_name as partner_name, by_whom.left_at as partner_left_at,
  to_whom.full_name as associate_name, to_whom.left_at as associate_left_at`

const names = sql`
  join profiles by_whom on by_whom.user_id = f.partner_id
  join profiles to_whom on to_whom.user_id = f.associate_id`

/** A page of the feedback that stands and that the caller may see, newest first. */
export async function listFeedback(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Feedback[]; next: string | null }> {
  const where = [sql`f.deleted_at is null`]
  // The policy says the same; stated here it picks the associate's index.
  if (ctx.actor.role !== 'partner') where.push(sql`f.associate_id = ${ctx.actor.user_id}`)
  if (query.associate_id) where.push(sql`f.associate_id = ${query.associate_id}`)
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(f.created_at, f.id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const rows = await sql<FeedbackRow>`
    select ${columns} from (
        select * from partner_feedback f where ${sql.join(where, sql` and `)}
          order by f.created_at desc, f.id desc limit ${query.limit + 1}) f ${names}
      order by f.created_at desc, f.id desc`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  return { items: items.map((row) => presentFeedback(ctx.actor, row)), next }
}

/** One feedback that stands; throws not-found, also for a deleted one and for one about somebody else. */
export async function getFeedback(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Feedback> {
  const rows = await sql<FeedbackRow>`
    select ${columns} from partner_feedback f ${names}
      where f.id = ${params.id} and f.deleted_at is null`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentFeedback(ctx.actor, row)
}
