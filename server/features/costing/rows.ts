import { type RawBuilder, sql } from 'kysely'
import {
  type Cost,
  type CostFilters,
  cost,
  costLimits,
  type listCosts as listCall,
  type totalCosts as totalCall,
} from '../../../contract/costing.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { may, type StaffContext } from '../../kernel/context.ts'
import { type EventsOf, keptRowWithTrash } from '../../kernel/kept-row.ts'
import { equalTo } from '../../kernel/kept-row-sql.ts'
import { amountsMeant, textSearch } from '../../kernel/text-search.ts'
import { mayRestoreOfCase, ofCases, ruleOfCaseId, type StoredOfCase } from '../cases/public.ts'
import { onDaysMeant } from '../notes/public.ts'
import { madeByNamed, withAuthor } from '../people/public.ts'

const told = {
  created: ['case_id', 'amount', 'cost_category'],
  modified: ['case_id'],
  deleted: ['case_id', 'amount', 'description'],
  restored: ['case_id', 'amount'],
} as const

declare module '../../kernel/record.ts' {
  interface DomainEvents extends EventsOf<'case_costing', Cost, typeof told> {}
}

/** What cases cost: all staff look at the costs, and may change and delete each (specification: costing 6). */
export const costs = keptRowWithTrash({
  table: 'case_costing',
  fields: cost,
  ...withAuthor('user_id'),
  present: (ctx: StaffContext, rows: StoredOfCase<Cost>[]): Promise<Cost[]> => ofCases(ctx, rows),
  ofCase: 'case_ref',
  event: 'case_costing',
  told,
  audiences: () => ['staff'],
  rule: ruleOfCaseId,
  trash: {
    days: costLimits.trash_days,
    purge: 'purge-costs',
    notDeleted: 'case_costing.not_deleted',
    mayRestore: mayRestoreOfCase,
  },
})

/** A page of the costs that stand, newest first. */
export async function listCosts(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  return costs.page(ctx, await conditions(ctx, query), query)
}

/** The exact sum of what the filters show; of all costs, or those of a category, an index has it whole. */
export async function totalCosts(ctx: StaffContext, { query }: InputOf<typeof totalCall>) {
  const where = sql.join([sql`r.deleted_at is null`, ...(await conditions(ctx, query))], sql` and `)
  const narrowed = query.q || query.case_id || query.case_ref
  const sums = narrowed
    ? sql`(select sum(r.amount) as total, count(*) as count from case_costing r where ${where})`
    : sql`total_of_costs(${query.cost_category ?? null})`
  const { rows } = await sql<{ total: string; count: number }>`
    select coalesce(sum(total), 0)::numeric(30, 2) as total, coalesce(sum(count), 0)::int as count
      from ${sums} as sums`.execute(ctx.db)
  return rows[0] ?? { total: '0.00', count: 0 }
}

/** What a list and its total have in common. */
async function conditions(ctx: StaffContext, { case_id, case_ref, cost_category, q }: CostFilters) {
  return [
    ...equalTo({ case_ref, case_id, cost_category }),
    ...(q ? [sql`(${sql.join(await meansOf(ctx, q), sql` or `)})`] : []),
  ]
}

/** Words of the cost, its date, its amount, and for partners who added it: nobody else is told that. */
async function meansOf(ctx: StaffContext, q: string): Promise<RawBuilder<unknown>[]> {
  return [
    ...(await textSearch(ctx, 'case_costing', 'r', q)),
    ...onDaysMeant(sql`r.date_incurred`, q, ctx.now),
    ...(await Promise.all(amountsMeant(q).map((amount) => ofAmount(ctx, amount)))),
    ...(may(ctx, 'cases.manage') ? await madeByNamed(ctx, sql`r.user_id`, q) : []),
  ]
}

/** With more costs of an amount than these the list is walked through: a page of them is soon full. */
const few = 1000

async function ofAmount(ctx: StaffContext, { from, below }: { from: string; below: string }) {
  const { rows } = await sql<{ ids: string[] | null }>`
    select costs_of_amount(${from}::numeric, ${below}::numeric, ${few}) as ids`.execute(ctx.db)
  const ids = rows[0]?.ids
  return ids
    ? sql`r.id = any(${ids}::uuid[])`
    : sql`(r.amount >= ${from}::numeric and r.amount < ${below}::numeric)`
}
