import { type RawBuilder, sql } from 'kysely'
import { daysAfter } from '../../../../contract/kernel/days.ts'
import type { ReminderAbout } from '../../../../contract/reminder-words.ts'
import type { SystemContext } from '../../../kernel/context.ts'
import { waysOf } from '../rows.ts'
import { daysOfWeeks, ofOpenWeeks, ofWaitingWeeks } from './find-weeks.ts'

/** A reminder that has just fallen due. */
export interface Queued {
  about: ReminderAbout
  subject_id: string
  due_on: string
  user_id: string
  channel: 'app' | 'mail' | 'push'
  case_ref: string | null
  /** The ways that its step does not take; a task or week is mailed as its notification is. */
  without: string[]
  /** It is the step of a hearing the day before. */
  is_eve: boolean
}

/** The firm's day and time, and when what nobody has seen goes on. */
export interface Clock {
  today: string
  time: string
  escalate_at: string
}

/**
 * Takes down whatever falls due by now, each once, for those who see the case: a step that was missed is made up for
 * as long as its day has not gone by.
 */
export async function queueReminders(ctx: SystemContext, clock: Clock): Promise<Queued[]> {
  const from = await earliestDay(ctx, clock)
  const queued: Queued[] = []
  for (const due of [
    ...[ofHearings(clock), ofDeadlines(clock), ofUndated(clock), ofTasks(clock), ofUnseen(ctx, clock)].map(
      (due) => withCovers(clock, due),
    ),
    // A week is its person's alone to submit, and to decide takes a right.
    ofOpenWeeks(ctx, clock, from),
    ofWaitingWeeks(ctx, clock),
  ]) {
    const { rows } = await sql<Queued>`
      insert into reminders_sent (about, subject_id, step_ref, for_day, due_on, user_id, channel, case_ref, queued_at)
        select d.about, d.subject_id, d.step_ref, d.for_day, d.due_on, d.user_id, d.channel, d.case_ref, ${ctx.now.toISOString()}
          from (${notYet(from, due)}) d
            join users u on u.id = d.user_id and u.deactivated_at is null
          where (select true from case_hidden h where h.user_id = d.user_id and h.case_ref = d.case_ref) is not true
        on conflict do nothing
        returning about, subject_id, due_on, user_id, channel, case_ref, ${isEve(sql`step_ref`)} as is_eve,
          ${withoutOf(sql`step_ref`)} as without`.execute(ctx.db)
    queued.push(...rows)
  }
  return queued
}

/** Whether a step is that of hearings the day before. */
export const isEve = (step: RawBuilder<unknown>) =>
  sql`exists (select from reminder_steps e where e.id = ${step} and e.about = 'hearing' and e.days_before = 1)`

/** The firm's steps with all their ways: whether one is pushed stands beside the ways that the release before knows. */
const steps = sql`(select id, about, days_before, at_time, is_active, ${waysOf(sql`reminder_steps`)} as channels
  from reminder_steps)`

/** The ways that a step does not take. */
const withoutOf = (step: RawBuilder<unknown>) => sql`
  (select array(select w from unnest('{app,push}'::text[] || case when s.about in ('task', 'timesheet', 'timesheet_waiting') then 'mail' end) as w (w)
    where w <> all (s.channels)) from ${steps} s where s.id = ${step})`

/** The day that the step with the longest memory looks back to. */
async function earliestDay(ctx: SystemContext, { today }: Clock): Promise<string> {
  const { rows } = await sql<{ back: number | null }>`
    select min(least(days_before, case when about in ('timesheet', 'timesheet_waiting') then ${-daysOfWeeks}::int else 0 end)) as back
      from reminder_steps where is_active`.execute(ctx.db)
  return daysAfter(today, rows[0]?.back ?? 0)
}

/** Who is away and whoever stands in for them: both, as long as it lasts. */
const withCovers = ({ today }: Clock, due: RawBuilder<unknown>) => sql`
  select o.about, o.subject_id, o.step_ref, o.for_day, o.due_on, p.user_id, o.channels, o.case_ref
    from (${due}) o
      left join (select user_id, cover_id from absences where ${today}::date between from_on and until_on offset 0) a
        on a.user_id = o.user_id
      cross join lateral unnest(array[o.user_id, a.cover_id]) as p (user_id)
    where p.user_id is not null`

/**
 * What is due by each channel and was not taken down yet; a push goes with what shows, where its step does both. Each minute nearly all of it was: that is read at once, along
 * the days that any step still looks back to, as a look for each would touch four pages.
 */
const notYet = (from: string, due: RawBuilder<unknown>) => sql`
  select d.*, c.channel from (${due}) d cross join lateral unnest(d.channels) as c (channel)
    where not (c.channel = 'push' and 'app' = any (d.channels)) and not exists (
      select from (select * from reminders_sent where due_on >= ${from}::date offset 0) r
        where (r.about, r.subject_id, r.step_ref, r.for_day, r.due_on, r.user_id, r.channel)
          = (d.about, d.subject_id, d.step_ref, d.for_day, d.due_on, d.user_id, c.channel))
    offset 0`

/** Whether the time of a step has come on a day, by then or before. */
const hasCome = ({ today, time }: Clock, day: RawBuilder<unknown>) =>
  sql`(${day} < ${today}::date or (${day} = ${today}::date and s.at_time <= ${time}::time))`

/** Who appears and goes along; the day before, and where an outcome is missing, the lead as well. */
const ofHearings = (clock: Clock) => sql`
  select distinct s.about, h.id as subject_id, s.id as step_ref, h.on_day as for_day, h.on_day as due_on, p.user_id,
      s.channels, h.case_ref
    from ${steps} s
      join hearings h on h.state = 'set' and h.deleted_at is null
        and h.on_day between ${clock.today}::date + least(s.days_before, 0) and ${clock.today}::date + s.days_before
        and ${hasCome(clock, sql`h.on_day - s.days_before`)}
      cross join lateral unnest(h.with_ids || h.appears_id || case when s.days_before = 1 or s.days_before < 0
        then (select lead_id from cases where id = h.case_ref) end) as p (user_id)
    where s.is_active and s.about = 'hearing' and p.user_id is not null`

/** Whoever is to do it, and the lead the day before. */
const ofDeadlines = (clock: Clock) => {
  const today = sql`${clock.today}::date`
  // Each is found along its own index, and nothing else of it is asked before.
  const found = (step: RawBuilder<unknown>, days: RawBuilder<unknown>, due: RawBuilder<unknown>) => sql`
    select s.about, s.id as step_ref, s.days_before, s.at_time, s.channels, d.id, d.case_ref, d.due_on, d.warn_on,
        d.assignee_id, d.backup_id, w.day
      from ${steps} s
        cross join lateral (select * from deadlines where state = 'open' and deleted_at is null and ${due} offset 0) d
        cross join lateral unnest(${days}) as w (day)
      where s.is_active and s.about = 'deadline' and ${step}`
  return sql`
  select distinct s.about, s.id as subject_id, s.step_ref, s.day as for_day, s.due_on, p.user_id, s.channels, s.case_ref
    from (${found(sql`s.days_before is null`, sql`d.warn_on`, sql`first_of_days(warn_on) <= ${today}`)}
      union all ${found(
        sql`s.days_before is not null`,
        sql`array[d.due_on - s.days_before]`,
        sql`due_on between ${today} + least(s.days_before, 0) and ${today} + s.days_before`,
      )}) s
      cross join lateral unnest(array[s.assignee_id, s.backup_id,
        case when s.day = s.due_on - 1 then (select lead_id from cases where id = s.case_ref) end]) as p (user_id)
    where p.user_id is not null and ${hasCome(clock, sql`s.day`)}
      and (s.due_on >= ${today} or s.day = ${today})
      -- Of the days that it warned on before it was known, the last one is enough.
      and not exists (select from unnest(s.warn_on) as later (day) where s.days_before is null and later.day > s.day
        and later.day <= ${today})`
}

/** From the day on which an open case waits for a next date the lead, and from then on the partners who see it. */
const ofUndated = (clock: Clock) => sql`
  select distinct s.about, c.id as subject_id, s.id as step_ref, ${clock.today}::date as for_day, n.since as due_on,
      p.user_id, s.channels, c.id as case_ref
    from ${steps} s
      cross join lateral (select ${clock.today}::date + s.days_before as since) n
      join cases c on c.undated_since is not null and greatest(c.no_date_until, c.undated_since) = n.since
      cross join lateral (select c.lead_id as user_id
        union select f.user_id from profiles f where s.days_before < 0 and f.role = 'partner' and f.left_at is null) p
    where s.is_active and s.about = 'no_date' and s.days_before <= 0 and p.user_id is not null
      and s.at_time <= ${clock.time}::time`

/** Its owner and whoever works on it, as long as it is open. */
const ofTasks = (clock: Clock) => sql`
  select distinct s.about, n.id as subject_id, s.id as step_ref, n.due_on as for_day, n.due_on, p.user_id,
      array['app'] as channels, n.case_ref
    from reminder_steps s
      join notes n on n.due_on between ${clock.today}::date + least(s.days_before, 0) and ${clock.today}::date + s.days_before
        and ${hasCome(clock, sql`n.due_on - s.days_before`)} and not n.is_archived and n.status <> 'done'
      cross join lateral unnest(n.assignee_ids || n.user_id) as p (user_id)
    where s.is_active and s.about = 'task'`

/**
 * What is tomorrow and nobody has said that they saw: it goes to the lead and to the partners who see the case. A
 * reminder that came late leaves an hour.
 */
function ofUnseen(ctx: SystemContext, { today, time, escalate_at }: Clock) {
  const last = time >= escalate_at ? daysAfter(today, 1) : today
  const anHourAgo = new Date(ctx.now.getTime() - 3_600_000).toISOString()
  const since = (day: RawBuilder<unknown>) =>
    sql`((${day} - 1) + ${escalate_at}::time) at time zone ${ctx.settings.FIRM_TIME_ZONE}`
  // What somebody saw a week before they may have forgotten.
  const eve = (day: RawBuilder<unknown>) =>
    sql`(${day} - 1)::timestamp at time zone ${ctx.settings.FIRM_TIME_ZONE}`
  const unseen = (id: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`
    not exists (select from reminders_sent r where r.subject_id = ${id} and r.due_on = ${day}
      and (r.seen_at >= ${eve(day)} or (r.queued_at > ${anHourAgo} and r.queued_at > ${since(day)})))`
  return sql`
    select distinct s.about, t.id as subject_id, s.id as step_ref, t.day as for_day, t.day as due_on, p.user_id, s.channels,
        t.case_ref
      from ${steps} s
        cross join lateral (
          select h.id, h.on_day as day, h.case_ref from hearings h
            where h.state = 'set' and h.deleted_at is null and h.on_day between ${today}::date and ${last}::date
              and exists (select from reminder_steps o where o.about = 'hearing' and o.days_before = 1 and o.is_active)
              -- Of one that came into the diary on its day nobody was to see a reminder the day before.
              and (h.on_day > ${today}::date or exists (
                select from reminders_sent r where r.subject_id = h.id and r.due_on = h.on_day))
              and ${unseen(sql`h.id`, sql`h.on_day`)}
          union all
          select d.id, d.due_on, d.case_ref from deadlines d
            where d.state = 'open' and d.deleted_at is null and d.due_on between ${today}::date and ${last}::date
              and exists (select from reminders_sent r where r.subject_id = d.id and r.due_on = d.due_on)
              and ${unseen(sql`d.id`, sql`d.due_on`)}) t
        join cases c on c.id = t.case_ref
        cross join lateral (select c.lead_id as user_id
          union select f.user_id from profiles f where f.role = 'partner' and f.left_at is null) p
      where s.about = 'unseen' and p.user_id is not null`
}
