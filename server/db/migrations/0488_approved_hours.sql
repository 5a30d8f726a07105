-- The leaderboard's hours of approved time: the same sums as of all that was worked, by day, so that a month that ends
-- inside a week takes its own days of it.

-- Each task's day of somebody in whole hundredths of an hour, as its log is, and each entry without a task. Of everybody:
-- only what answers sums of it may ask.
create function approved_hours(p_from date, p_until date)
  returns table (user_id uuid, note_id uuid, work_date date, hours numeric)
  language sql stable
as $$
  select e.user_id, e.note_id, e.work_date, round(sum(e.seconds) / 3600.0, 2) from time_entries e
    where e.standing = 'approved' and e.note_id is not null and e.work_date >= p_from and e.work_date < p_until
    group by e.work_date, e.user_id, e.note_id
  union all
  select e.user_id, null, e.work_date, round(e.seconds / 3600.0, 2) from time_entries e
    where e.standing = 'approved' and e.note_id is null and e.work_date >= p_from and e.work_date < p_until
$$;

create function approved_hours_of_people(p_from date, p_until date)
  returns table (user_id uuid, full_name text, role text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select p.user_id, p.full_name, p.role, approved.hours
    from (select a.user_id, sum(a.hours) as hours from approved_hours(p_from, p_until) a group by a.user_id) as approved
    join profiles p on p.user_id = approved.user_id and p.left_at is null
    where app_user_id() is not null
$$;

create function approved_hours_by_category(p_user uuid, p_month text) returns table (category text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select case when a.note_id is null then 'No task' else n.category end, sum(a.hours)
    from approved_hours((p_month || '-01')::date, ((p_month || '-01')::date + interval '1 month')::date) a
      left join notes n on n.id = a.note_id
    where a.user_id = p_user and app_user_id() is not null
    group by 1
$$;

create function approved_hours_of_months(p_user uuid, p_before date) returns table (month text, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select to_char(a.work_date::timestamp, 'YYYY-MM'), sum(a.hours) from approved_hours('-infinity', p_before) a
    where a.user_id = p_user and app_user_id() is not null
    group by 1
$$;

-- By task only for whoever may see everybody's tasks, and for whose hours they are.
create function approved_hours_of_notes(p_user uuid, p_from date, p_until date) returns table (note_id uuid, hours numeric)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select a.note_id, sum(a.hours) from approved_hours(p_from, p_until) a
    where a.user_id = p_user and a.note_id is not null and (app_has_right('notes.all') or p_user = app_user_id())
    group by a.note_id
$$;

alter function approved_hours owner to sereshta_system;
alter function approved_hours_of_people owner to sereshta_system;
alter function approved_hours_by_category owner to sereshta_system;
alter function approved_hours_of_months owner to sereshta_system;
alter function approved_hours_of_notes owner to sereshta_system;
revoke all on function approved_hours, approved_hours_of_people, approved_hours_by_category, approved_hours_of_months,
  approved_hours_of_notes from public;
grant execute on function approved_hours_of_people, approved_hours_by_category, approved_hours_of_months, approved_hours_of_notes
  to sereshta_staff;
