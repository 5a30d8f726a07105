import { type RawBuilder, sql } from 'kysely'
import type {
  AssociateHours,
  AssociateTotals,
  getAssociateHours as hoursCall,
  getAssociateTotals as totalsCall,
} from '../../../contract/associates.ts'
import { dayOf } from '../../../contract/kernel/days.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import { sumOfHours } from '../../../contract/kernel/hours.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { notFound } from '../../kernel/refusal.ts'
import { keptCounts } from '../notes/public.ts'
import { listsOf, type SumRow, sundaysUpTo } from './rules.ts'

/** What an associate has to do and has done; throws not-found for anybody who is not one. */
export async function getAssociateTotals(
  ctx: StaffContext,
  { query }: InputOf<typeof totalsCall>,
): Promise<AssociateTotals> {
  const { user_id, full_name } = await getAssociate(ctx, query.user_id)
  const notes = await sql<{ total: number; active: number; priority: number }>`
    select coalesce(sum(notes), 0)::int as total,
        coalesce(sum(notes) filter (where not is_archived), 0)::int as active,
        coalesce(sum(notes) filter (where is_priority), 0)::int as priority
      from ${keptCounts(ctx)} as kept where user_id = ${user_id}`.execute(ctx.db)
  const worked = await sql<{ hours: string }>`
    select coalesce(sum(hours_worked), 0) as hours from daily_work_logs where user_id = ${user_id}`.execute(
    ctx.db,
  )
  const beside = await sql<{ hours: string }>`
    select hours_without_task(${user_id}, '-infinity', 'infinity') as hours`.execute(ctx.db)
  const { total, active, priority } = { total: 0, active: 0, priority: 0, ...notes.rows[0] }
  return {
    user_id,
    full_name,
    total_notes: total,
    active_notes: active,
    priority_notes: priority,
    total_hours: sumOfHours([...worked.rows, ...beside.rows].map(({ hours }) => hours)),
  }
}

/** The hours of an associate in the weeks up to today's, read once and added up both ways. */
export async function getAssociateHours(
  ctx: StaffContext,
  { query }: InputOf<typeof hoursCall>,
): Promise<AssociateHours> {
  const { user_id } = await getAssociate(ctx, query.user_id)
  const today = dayOf(ctx.now, ctx.settings.FIRM_TIME_ZONE)
  const sundays = sundaysUpTo(today, query.weeks)
  const sums = await sql<SumRow>`
    ${sumsOf(ctx, user_id, [sundays[0], today])}`.execute(ctx.db)
  return listsOf(sundays, today, sums.rows)
}

/** Hours are people's: they stay whole for whoever does not see each task that they were worked on. */
function sumsOf(
  { actor }: StaffContext,
  user_id: string,
  [from, to]: readonly (string | undefined)[],
): RawBuilder<unknown> {
  if (actor.hides_cases)
    return sql`select week, category, hours from hours_of_weeks(${user_id}, ${from}::date, ${to}::date)`
  return sql`
    select week, category, sum(hours_worked) as hours
      from (select l.work_date - extract(dow from l.work_date)::integer as week, n.category, l.hours_worked
              from daily_work_logs l join notes n on n.id = l.note_id
              where l.user_id = ${user_id} and l.work_date between ${from}::date and ${to}::date
            union all
            select start_of_week(e.work_date), 'No task', round(e.seconds / 3600.0, 2) from time_entries e
              where e.note_id is null and e.user_id = ${user_id} and e.work_date between ${from}::date and ${to}::date) as days
      group by grouping sets ((week), (category))`
}

async function getAssociate(
  ctx: StaffContext,
  user_id: string,
): Promise<{ user_id: string; full_name: string }> {
  const person = await ctx.db
    .selectFrom('profiles')
    .select(['user_id', 'full_name'])
    .where('user_id', '=', user_id)
    .where('role', '=', 'associate')
    .executeTakeFirst()
  if (!person) throw notFound()
  return person
}
