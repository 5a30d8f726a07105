import { type RawBuilder, sql } from 'kysely'
import type {
  Cost,
  CostFilters,
  getCost as getCall,
  listCosts as listCall,
  totalCosts as totalCall,
} from '../../../contract/costing.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { isPartner, type StaffContext } from '../../kernel/context.ts'
import { decodeCursor, idShape, momentShape, page } from '../../kernel/cursor.ts'
import { notFound } from '../../kernel/refusal.ts'
import { amountsMeant, escapeLike, withWords } from '../../kernel/words.ts'
import { clientsOf } from '../cases/public.ts'
import { daysMeant } from '../notes/public.ts'
import { type CostRow, presentCost } from './rules.ts'

const columns = sql`
  c.id, c.case_id, c.description, c.amount, c.cost_category, c.date_incurred, c.created_at, c.version, c.user_id,
  p.full_name, p.role, p.left_at`

const joined = sql`case_costing c join profiles p on p.user_id = c.user_id`

/** A page of the costs that stand, newest first. Cut before the names are joined, which then are read once. */
export async function listCosts(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Cost[]; next: string | null }> {
  const where = [sql`c.deleted_at is null`, ...(await conditions(ctx, query))]
  if (query.after) {
    const [created_at, id] = decodeCursor(query.after, [momentShape, idShape])
    where.push(sql`(c.created_at, c.id) < (${created_at}::timestamptz, ${id}::uuid)`)
  }
  const rows = await sql<CostRow>`
    select ${columns} from (
        select * from case_costing c where ${sql.join(where, sql` and `)}
          order by c.created_at desc, c.id desc limit ${query.limit + 1}) c
      join profiles p on p.user_id = c.user_id
      order by c.created_at desc, c.id desc`.execute(ctx.db)
  const { items, next } = page(rows.rows, query.limit, (row) => [row.created_at, row.id])
  const clients = await clientsOf(
    ctx,
    items.map(({ case_id }) => case_id),
  )
  return { items: items.map((row) => presentCost(ctx.actor, row, clients)), next }
}

/** The exact sum of what the filters show: from the kept totals, or of the costs that a search finds. */
export async function totalCosts(
  ctx: StaffContext,
  { query }: InputOf<typeof totalCall>,
): Promise<{ total: string; count: number }> {
  const wholeFirm = !query.q && !query.case_id
  // The totals of the whole firm stand under the case id that no case can have.
  const start = wholeFirm ? sql`c.case_id = ''` : sql`true`
  const where = sql.join([start, ...(await conditions(ctx, query))], sql` and `)
  const summed = query.q
    ? sql<Total>`select coalesce(sum(c.amount), 0)::numeric(30, 2) as total, count(*)::int as count
        from case_costing c where c.deleted_at is null and ${where}`
    : sql<Total>`select coalesce(sum(c.amount), 0)::numeric(30, 2) as total, coalesce(sum(c.costs), 0)::int as count
        from cost_totals c where ${where}`
  const { rows } = await summed.execute(ctx.db)
  return rows[0] ?? { total: '0.00', count: 0 }
}

interface Total {
  total: string
  count: number
}

/** What a list and its total have in common. */
async function conditions(
  ctx: StaffContext,
  { case_id, cost_category, q }: CostFilters,
): Promise<RawBuilder<unknown>[]> {
  return [
    ...(case_id ? [sql`c.case_id = ${case_id}`] : []),
    ...(cost_category ? [sql`c.cost_category = ${cost_category}`] : []),
    ...(q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []),
  ]
}

/** Words of the cost, its date, its amount, and for partners who added it: nobody else is told that. */
async function meansOf(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>[]> {
  const like = `%${escapeLike(q.toLowerCase())}%`
  const creators = isPartner(ctx)
    ? await sql<{ user_id: string }>`
        select user_id from profiles where lower(full_name) like ${like}`.execute(ctx.db)
    : { rows: [] }
  const ids = creators.rows.map(({ user_id }) => user_id)
  return [
    ...(await withWords(ctx, 'case_costing', 'c', q)),
    ...daysMeant(q, ctx.now).map(
      ({ first, after }) => sql`(c.date_incurred >= ${first}::date and c.date_incurred < ${after}::date)`,
    ),
    ...(await Promise.all(amountsMeant(q).map((amount) => ofAmount(ctx, amount)))),
    ...(ids.length > 0 ? [sql`c.user_id = any(${ids}::uuid[])`] : []),
  ]
}

/** With more costs of an amount than these the list is walked through: a page of them is soon full. */
const few = 1000

async function ofAmount(
  ctx: StaffContext,
  { from, below }: { from: string; below: string },
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ ids: string[] | null }>`
    select costs_of_amount(${from}::numeric, ${below}::numeric, ${few}) as ids`.execute(ctx.db)
  const ids = rows[0]?.ids
  return ids
    ? sql`c.id = any(${ids}::uuid[])`
    : sql`(c.amount >= ${from}::numeric and c.amount < ${below}::numeric)`
}

/** One cost that stands; throws not-found, also for a deleted one. */
export async function getCost(
  ctx: StaffContext,
  { params }: Pick<InputOf<typeof getCall>, 'params'>,
): Promise<Cost> {
  const rows = await sql<CostRow>`
    select ${columns} from ${joined} where c.id = ${params.id} and c.deleted_at is null`.execute(ctx.db)
  const [row] = rows.rows
  if (!row) throw notFound()
  return presentCost(ctx.actor, row, await clientsOf(ctx, [row.case_id]))
}
