import { type RawBuilder, sql } from 'kysely'
import { daysAfter, sundayOf } from '../../../../contract/kernel/days.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import type { Clock } from './queue-reminders.ts'

/** A step is made up for until the next week is over, so that it looks back so many days. */
export const daysOfWeeks = 6

/** The steps about weeks whose time has come, each with the week that it is about, which ends on a Saturday. */
const stepsOfWeeks = ({ today, time }: Clock, about: 'timesheet' | 'timesheet_waiting') => sql`
  select s.id, s.about, w.saturday, w.saturday - 6 as sunday, c.came_at
    from reminder_steps s
      cross join lateral (select ${daysAfter(sundayOf(today), 6)}::date + 7 * n as saturday from generate_series(-9, 9) as n) w
      cross join lateral (select (w.saturday - s.days_before) + s.at_time as came_at) c
    where s.is_active and s.about = ${about} and c.came_at <= ${today}::date + ${time}::time
      and ${today}::date <= greatest(w.saturday + ${daysOfWeeks}::int, w.saturday - s.days_before)`

const columns = (person: RawBuilder<unknown>) => sql`
  s.about, ${person} as subject_id, s.id as step_ref, s.saturday as for_day, s.saturday as due_on, ${person} as user_id,
  array['app'] as channels, null::uuid as case_ref`

/**
 * Whoever was there on a working day of a week, or logged time of it, and had not submitted it when the time of a step
 * came. Whoever is to work no hours logs none.
 */
export function ofOpenWeeks(ctx: SystemContext, clock: Clock, from: string) {
  const zone = ctx.settings.FIRM_TIME_ZONE
  const since = sql`${daysAfter(from, -6)}::date`
  return sql`
    select ${columns(sql`p.user_id`)}
      from (${stepsOfWeeks(clock, 'timesheet')}) s
        cross join (select user_id, (created_at at time zone ${zone})::date as came_on from profiles) p
        left join working_hours h on h.user_id = p.user_id
        left join (select user_id, range_agg(daterange(from_on, until_on, '[]')) as days from absences
          where until_on >= ${since} group by user_id) a on a.user_id = p.user_id
      where p.came_on <= s.saturday
        -- From Sunday to Thursday.
        and (p.came_on <= s.sunday + 4 and coalesce(h.seconds_per_week, 1) > 0
            and coalesce(a.days @> daterange(least(greatest(p.came_on, s.sunday), s.sunday + 4), s.sunday + 4, '[]'), false) is false
          or exists (select from time_entries e where e.user_id = p.user_id and e.work_date between s.sunday and s.saturday))
        and not exists (select from (select * from timesheets where week_start >= ${since} offset 0) t
          where t.user_id = p.user_id and t.week_start = s.sunday
            and not (t.state = 'returned' and t.decided_at at time zone ${zone} <= s.came_at))
        -- What was recalled since had been submitted then.
        and not exists (select from (select * from activity_events
            where action = 'recalled' and area = 'timesheet' and happened_at >= ${since}::timestamp at time zone ${zone} offset 0) e
          where e.subject_id = p.user_id and e.detail ->> 'week_start' = s.sunday::text
            and e.happened_at at time zone ${zone} > s.came_at)`
}

/** Whoever decides about weeks. */
const deciders = sql`(
  select p.user_id, count(*) over () as deciders
    from profiles p join role_rights r on r.role = p.role and 'time.approve' = any (r.rights) where p.left_at is null)`

/** Nobody decides about their own week where somebody else could. */
const waitsFor = sql`t.state = 'submitted' and (t.user_id <> d.user_id or d.deciders = 1)`

/** Whoever decides about weeks, where any waited for them when the time of a step came. */
export const ofWaitingWeeks = (ctx: SystemContext, clock: Clock) => sql`
  select ${columns(sql`d.user_id`)}
    from (${stepsOfWeeks(clock, 'timesheet_waiting')}) s cross join ${deciders} d
    where exists (select from timesheets t
      where ${waitsFor} and t.submitted_at at time zone ${ctx.settings.FIRM_TIME_ZONE} <= s.came_at)`

/** How many weeks wait for each of some people. */
export async function countWaiting(
  ctx: SystemContext,
  people: readonly string[],
): Promise<{ user_id: string; count: number }[]> {
  if (people.length === 0) return []
  const { rows } = await sql<{ user_id: string; count: number }>`
    select d.user_id, count(*)::int as count from ${deciders} d join timesheets t on ${waitsFor}
      where d.user_id = any (${people}::uuid[]) group by d.user_id`.execute(ctx.db)
  return rows
}
