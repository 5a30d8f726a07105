-- Sums of hours count what was worked without a task beside the logs of tasks, each entry in whole hundredths of an hour.

create or replace function hours_by_category(p_user uuid, p_month text) returns table (category text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select n.category, sum(l.hours_worked)
    from daily_work_logs l join notes n on n.id = l.note_id
    where l.user_id = p_user and l.work_date >= (p_month || '-01')::date
      and l.work_date < (p_month || '-01')::date + interval '1 month'
    group by n.category
  union all
  select 'No task', sum(round(e.seconds / 3600.0, 2)) from time_entries e
    where e.note_id is null and e.user_id = p_user and e.work_date >= (p_month || '-01')::date
      and e.work_date < (p_month || '-01')::date + interval '1 month'
    having count(*) > 0
$$;

create or replace function hours_of_months(p_user uuid, p_before date) returns table (month text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select to_char(day::timestamp, 'YYYY-MM'), sum(days.hours)
    from (select l.work_date as day, sum(l.hours_worked) as hours from daily_work_logs l
            where l.user_id = p_user and l.work_date < p_before group by 1
          union all
          select e.work_date, sum(round(e.seconds / 3600.0, 2)) from time_entries e
            where e.note_id is null and e.user_id = p_user and e.work_date < p_before group by 1) as days
    where app_user_id() is not null group by 1
$$;

create or replace function hours_of_people(p_from date, p_until date)
  returns table (user_id uuid, full_name text, role text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select p.user_id, p.full_name, p.role, worked.hours
    from (select each.user_id, sum(each.hours) as hours from (
            select l.user_id, sum(l.hours_worked) as hours from daily_work_logs l
              where l.work_date >= p_from and l.work_date < p_until group by l.user_id
            union all
            select e.user_id, sum(round(e.seconds / 3600.0, 2)) from time_entries e
              where e.note_id is null and e.work_date >= p_from and e.work_date < p_until group by e.user_id) as each
          group by each.user_id) as worked
    join profiles p on p.user_id = worked.user_id and p.left_at is null
    where app_user_id() is not null
$$;

create or replace function hours_of_weeks(p_user uuid, p_from date, p_until date)
  returns table (week date, category text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select week, category, sum(hours_worked)
    from (select start_of_week(l.work_date) as week, n.category, l.hours_worked
            from daily_work_logs l join notes n on n.id = l.note_id
            where l.user_id = p_user and l.work_date between p_from and p_until
          union all
          select start_of_week(e.work_date), 'No task', round(e.seconds / 3600.0, 2) from time_entries e
            where e.note_id is null and e.user_id = p_user and e.work_date between p_from and p_until) as days
    where app_has_right('notes.all') group by grouping sets ((week), (category))
$$;

create or replace function own_hours_of_days(p_from date, p_until date) returns numeric
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select sum(hours_worked) from (
    select hours_worked from daily_work_logs where work_date >= p_from and work_date < p_until and user_id = app_user_id()
    union all
    select l.hours_worked from profiles p
      join daily_work_logs l on l.user_id = p.user_id and l.work_date >= p_from and l.work_date < p_until
      join notes n on n.id = l.note_id and n.user_id = app_user_id()
      where p.role = 'partner' and p.user_id <> app_user_id()
    union all
    select round(e.seconds / 3600.0, 2) from time_entries e
      where e.note_id is null and e.user_id = app_user_id() and e.work_date >= p_from and e.work_date < p_until) as logs
$$;

-- Of everybody without a task: a case's, a person's or both; of hidden cases too, as hours are people's.
create function hours_without_task(p_user uuid, p_from date, p_until date) returns numeric
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select coalesce(sum(round(e.seconds / 3600.0, 2)), 0) from time_entries e
    where e.note_id is null and (p_user is null or e.user_id = p_user) and e.work_date >= p_from and e.work_date < p_until
      and (app_has_right('notes.all') or p_user = app_user_id())
$$;
alter function hours_without_task owner to sereshta_system;
revoke all on function hours_without_task from public;
grant execute on function hours_without_task to sereshta_staff;

create or replace function case_counts(p_case uuid, p_most integer, out tasks integer, out worked integer, out hours numeric,
    out costs integer, out cost numeric, out timeline integer, out events integer, out messages integer)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  everybody boolean := app_has_right('notes.all');
  caller uuid := app_user_id();
begin
  if caller is null or (app_hides_cases() and hidden_from_me(p_case)) then return; end if;
  if everybody then
    select least(count(*), p_most), least(count(*) filter (where n.hours_worked > 0), p_most), coalesce(sum(n.hours_worked), 0)
      into tasks, worked, hours from notes n where n.case_ref = p_case;
  else
    select least(count(*), p_most), least(count(*) filter (where n.hours_worked > 0), p_most), coalesce(sum(n.hours_worked), 0)
      into tasks, worked, hours from notes n where n.case_ref = p_case and n.user_id = caller;
  end if;
  hours := hours + (select coalesce(sum(round(e.seconds / 3600.0, 2)), 0) from time_entries e
    where e.case_ref = p_case and e.note_id is null and (everybody or e.user_id = caller));
  select least(count(*), p_most), coalesce(sum(c.amount), 0) into costs, cost
    from case_costing c where c.case_ref = p_case and c.deleted_at is null;
  select count(*) into timeline
    from (select from case_timeline t where t.case_ref = p_case and t.deleted_at is null limit p_most) as found;
  select count(*) into events from (
    (select from calendar_events e where e.case_ref = p_case limit p_most)
    union all (select from meetings m where m.case_ref = p_case and app_has_right('meetings') limit p_most)) as found;
  events := least(events, p_most);
  select count(*) into messages
    from (select from case_messages m where m.case_ref = p_case and m.deleted_at is null limit p_most) as found;
end $$;
