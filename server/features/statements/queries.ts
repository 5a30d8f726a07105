import { type RawBuilder, sql } from 'kysely'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type {
  listStatements as listCall,
  MonthSum,
  Statement,
  StatementFilters,
  StatementTotals,
  totalStatements as totalCall,
  yearOfStatements as yearCall,
} from '../../../contract/statements.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { textSearch } from '../../kernel/text-search.ts'
import { statements } from './rows.ts'
import { daysOf, wholeYear } from './rules.ts'

const byEntryDate: Order<Pick<Statement, 'entry_date'>> = {
  by: [{ key: sql`r.entry_date`, keyOf: ({ entry_date }) => entry_date, type: 'date', shape: dayShape }],
  direction: 'desc',
}

/** A page of the entries that stand, newest entry date first. */
export async function listStatements(
  ctx: StaffContext,
  { query }: InputOf<typeof listCall>,
): Promise<{ items: Statement[]; next: string | null }> {
  return statements.page(ctx, await conditions(ctx, query), query, byEntryDate)
}

/** The exact sums of what the filters show. */
export async function totalStatements(
  ctx: StaffContext,
  { query }: InputOf<typeof totalCall>,
): Promise<StatementTotals> {
  const where = await conditions(ctx, query)
  const totals = await sql<StatementTotals>`
    with entries as (
        select r.entry_type, r.category, r.status, sum(r.amount) as amount, count(*) as entries
          from financial_statements r where ${sql.join(where, sql` and `)} group by 1, 2, 3),
      categories as (
        select entry_type, category, sum(amount)::numeric(30, 2)::text as amount, sum(entries)::int as count
          from entries group by 1, 2),
      sums as (
        select coalesce(sum(amount) filter (where entry_type = 'income'), 0) as income,
            coalesce(sum(amount) filter (where entry_type = 'expense'), 0) as expense,
            coalesce(sum(entries), 0)::int as count,
            coalesce(sum(entries) filter (where status = 'cancelled'), 0)::int as cancelled
          from entries)
    select income::numeric(30, 2) as total_income, expense::numeric(30, 2) as total_expense,
        (income - expense)::numeric(30, 2) as net_income, count, cancelled,
        coalesce((select json_agg(c order by c.entry_type desc, c.amount::numeric desc, c.category) from categories c),
          '[]') as categories
      from sums`.execute(ctx.db)
  const [row] = totals.rows
  if (!row) throw new Error('a sum without a row')
  return row
}

/** The months of a year. */
export async function yearOfStatements(
  ctx: StaffContext,
  { query: { year } }: InputOf<typeof yearCall>,
): Promise<{ months: MonthSum[] }> {
  const sums = await sql<MonthSum>`
    with sums as (
      select to_char(day::timestamp, 'YYYY-MM') as month,
          coalesce(sum(amount) filter (where entry_type = 'income'), 0)::numeric(30, 2) as income,
          coalesce(sum(amount) filter (where entry_type = 'expense'), 0)::numeric(30, 2) as expense
        from (select r.entry_date as day, r.entry_type, sum(r.amount) as amount from financial_statements r
                where ${sql.join(await conditions(ctx, { year }), sql` and `)} group by 1, 2) as days
        group by 1)
    select month, income, expense, (income - expense)::numeric(30, 2) as net from sums`.execute(ctx.db)
  return { months: wholeYear(year, sums.rows) }
}

/** The years that have entries, newest first: each year between the first and the last is looked up. */
export async function yearsOfStatements(ctx: StaffContext): Promise<{ years: number[] }> {
  const { rows } = await sql<{ year: number }>`
    select year from (select min(entry_date) as first, max(entry_date) as last from financial_statements
          where deleted_at is null) as ends,
        generate_series(extract(year from ends.first)::integer, extract(year from ends.last)::integer) as year
      where (select true from financial_statements where deleted_at is null
        and entry_date >= make_date(year, 1, 1) and entry_date <= make_date(year, 12, 31) limit 1)
      order by year desc`.execute(ctx.db)
  return { years: rows.map(({ year }) => year) }
}

/** What a list and its sums have in common. */
async function conditions(ctx: StaffContext, filters: StatementFilters): Promise<RawBuilder<unknown>[]> {
  const { entry_type, status } = filters
  return [
    sql`r.deleted_at is null`,
    ...inPeriod(filters),
    ...equalTo({ entry_type, status }),
    ...(await textSearch(ctx, 'financial_statements', 'r', filters.q)),
  ]
}

function inPeriod({ year, month }: StatementFilters): RawBuilder<unknown>[] {
  const periods = [...(year === undefined ? [] : [daysOf({ year })]), ...(month ? [daysOf({ month })] : [])]
  return periods.map(({ from, to }) => sql`r.entry_date >= ${from}::date and r.entry_date < ${to}::date`)
}
