import { sql } from 'kysely'
import type { listAbsences as listCall } from '../../../contract/absences.ts'
import type { InputOf } from '../../../contract/kernel/endpoint.ts'
import type { Person } from '../../../contract/people.ts'
import type { StaffContext } from '../../kernel/context.ts'
import { dayShape } from '../../kernel/cursor.ts'
import { equalTo, type Order } from '../../kernel/kept-row-sql.ts'
import { type PersonRow, presentPerson, somebody } from '../people/public.ts'
import { absences } from './rows.ts'

const nextFirst: Order<{ until_on: string }> = {
  by: [{ key: sql`r.until_on`, keyOf: ({ until_on }) => until_on, type: 'date', shape: dayShape }],
  direction: 'asc',
}

/** A page of absences, the next to end first. */
export function listAbsences(ctx: StaffContext, { query }: InputOf<typeof listCall>) {
  const { user_id, from, to } = query
  const where = [
    ...equalTo({ user_id }),
    ...(from ? [sql`r.until_on >= ${from}::date`] : []),
    ...(to ? [sql`r.from_on <= ${to}::date`] : []),
  ]
  return absences.page(ctx, where, query, nextFirst)
}

/** For whom somebody stands in on a day, by name. */
export async function coveredOn(ctx: StaffContext, cover: string, day: string): Promise<PersonRow[]> {
  const found = await coveredIn(ctx, cover, { first: day, last: day })
  return found.map(({ who }) => who)
}

interface Days {
  first: string
  last: string
}

/** For whom somebody stands in on some of the days, by name, and on which of them. */
export async function coveredIn(
  ctx: StaffContext,
  cover: string,
  { first, last }: Days,
): Promise<({ who: PersonRow } & Days)[]> {
  const { rows } = await sql<{ who: PersonRow } & Days>`
    select ${somebody('p')} as who, greatest(a.from_on, ${first}::date) as first, least(a.until_on, ${last}::date) as last
      from absences a join profiles p on p.user_id = a.user_id
      where a.cover_id = ${cover} and a.until_on >= ${first}::date and a.from_on <= ${last}::date
      order by p.full_name collate firm_order, p.user_id, a.from_on`.execute(ctx.db)
  return rows
}

/** The absence of somebody, going on today, in which the caller stands in for them. */
export async function coveredDays(
  ctx: StaffContext,
  user_id: string,
  today: string,
): Promise<{ from_on: string; until_on: string } | undefined> {
  return await ctx.db
    .selectFrom('absences')
    .select(['from_on', 'until_on'])
    .where('user_id', '=', user_id)
    .where('cover_id', '=', ctx.actor.user_id)
    .where('from_on', '<=', today)
    .where('until_on', '>=', today)
    .executeTakeFirst()
}

interface AwayOfDay {
  away: (Person & { away_until: string })[]
  count: number
}

/** Who is away on each day of a range, by name, and how many that are. */
export async function awayOfDays(
  ctx: StaffContext,
  { from, to }: { from: string; to: string },
  most: number,
): Promise<ReadonlyMap<string, AwayOfDay>> {
  const { rows } = await sql<{ day: string; count: number; away: (PersonRow & { away_until: string })[] }>`
    select d.day, max(d.count)::int as count,
        jsonb_agg(d.who || jsonb_build_object('away_until', d.until_on) order by d.place) as away
      from (select g.day::date as day, a.until_on, ${somebody('p')} as who, count(*) over (partition by g.day) as count,
            row_number() over (partition by g.day order by p.full_name collate firm_order, p.user_id) as place
          from absences a join profiles p on p.user_id = a.user_id
            cross join lateral generate_series(greatest(a.from_on, ${from}::date)::timestamp,
              least(a.until_on, ${to}::date)::timestamp, '1 day') as g (day)
          where a.until_on >= ${from}::date and a.from_on <= ${to}::date) d
      where d.place <= ${most} group by d.day`.execute(ctx.db)
  return new Map(
    rows.map(({ day, count, away }) => [
      day,
      { count, away: away.map(({ away_until, ...who }) => ({ ...presentPerson(who), away_until })) },
    ]),
  )
}
