import { type RawBuilder, sql } from 'kysely'
import type {
  ApplicationCounts,
  ApplicationFilters,
  listAttempts as attemptsCall,
  CareerApplication,
  getApplication as getCall,
  listApplications as listCall,
  ReviewedAttempt,
} from '../../../contract/careers.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { textSearch } from '../../kernel/text-search.ts'
import { presentName } from '../people/public.ts'

type Row = Omit<CareerApplication, 'reviewer'> & {
  reviewer_name: string | null
  reviewer_left_at: string | null
}

const columns = sql`
  a.id, a.full_name, a.email, a.phone, a.position, a.motivation, a.test_score, a.test_total, a.paragraph_answers,
  a.resume_file_path, a.resume_file_name, a.resume_size, a.status, a.notes, a.reviewed_by, a.reviewed_at,
  a.created_at, a.version, p.full_name as reviewer_name, p.left_at as reviewer_left_at,
  exists (select from career_applications e where e.email = a.email and e.position = a.position
    and (e.created_at, e.id) < (a.created_at, a.id)) as is_repeated,
  (select count(*)::int from career_attempts t where t.email = a.email) as attempts`

/** A page of the applications, newest first. Cut before the rest is looked up for each. */
export async function listApplications(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: CareerApplication[]; next: string | null }> {
  const where = [sql`true`, ...(await conditions(ctx, query))]
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(a.created_at, a.id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const rows = await sql<Row>`
    select ${columns} from (
        select * from career_applications a where ${sql.join(where, sql` and `)}
          order by a.created_at desc, a.id desc limit ${query.limit + 1}) a
      left join profiles p on p.user_id = a.reviewed_by
      order by a.created_at desc, a.id desc`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  return { items: items.map(present), next }
}

async function conditions(
  ctx: StaffContext,
  { status, position, q }: ApplicationFilters,
): Promise<RawBuilder<unknown>[]> {
  return [
    ...(status ? [sql`a.status = ${status}`] : []),
    ...(position ? [sql`a.position = ${position}`] : []),
    ...(await textSearch(ctx, 'career_applications', 'a', q)),
  ]
}

/** One application; throws not-found. */
export async function getApplication(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<CareerApplication> {
  const { rows } = await sql<Row>`
    select ${columns} from career_applications a left join profiles p on p.user_id = a.reviewed_by
      where a.id = ${params.id}`.execute(ctx.db)
  const [row] = rows
  if (!row) throw notFound()
  return present(row)
}

function present({ reviewer_name, reviewer_left_at: left_at, ...row }: Row): CareerApplication {
  return {
    ...row,
    reviewer: reviewer_name === null ? null : presentName({ full_name: reviewer_name, left_at }),
  }
}

/** How many applications there are, by status and in all. */
export async function countApplications(ctx: StaffContext): Promise<ApplicationCounts> {
  const { rows } = await sql<{ status: keyof ApplicationCounts; count: number }>`
    select status, count(*)::int as count from career_applications group by status`.execute(ctx.db)
  const counts = { pending: 0, reviewing: 0, interview: 0, accepted: 0, rejected: 0, total: 0 }
  for (const { status, count } of rows) {
    counts[status] = count
    counts.total += count
  }
  return counts
}

/** A page of the tests that were started with an application's e-mail, newest first. */
export async function listAttempts(
  ctx: StaffContext,
  { params, query }: InputOf<typeof attemptsCall>,
): Promise<{ items: ReviewedAttempt[]; next: string | null }> {
  const { email } = await getApplication(ctx, { params })
  const where = [sql`t.email = ${email}`]
  if (query.after) {
    const [started_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(t.started_at, t.id) < (${started_at}::timestamptz, ${id}::uuid)`)
  }
  const { rows } = await sql<ReviewedAttempt>`
    select t.id, t.position, t.started_at, t.finished_at, t.ended_by, t.score, t.total, a.id as application_id,
        cardinality(array_remove(t.answers, null)) as answered
      from career_attempts t left join career_applications a on a.attempt_id = t.id
      where ${sql.join(where, sql` and `)}
      order by t.started_at desc, t.id desc limit ${query.limit + 1}`.execute(ctx.db)
  return page(rows, query.limit, (row) => [row.started_at, row.id])
}
