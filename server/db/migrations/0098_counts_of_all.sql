-- Sums and counts that an index answers by itself. The clause would have each row looked at, so they are read past it,
-- whole, and without what is hidden: that is asked only of those from whom something is.
create function hidden_of_mine() returns setof uuid
  language sql stable
  set search_path = public, pg_temp
as $$ select case_ref from case_hidden where app_hides_cases() and user_id = app_user_id() $$;
revoke all on function hidden_of_mine from public;
grant execute on function hidden_of_mine to sereshta_system;

create function total_of_costs(p_category text) returns table (total numeric, count bigint)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  if app_user_id() is null then
    return;
  elsif p_category is null then
    return query select sum(c.amount), count(*) from case_costing c where c.deleted_at is null;
  else
    return query select sum(c.amount), count(*) from case_costing c where c.deleted_at is null and c.cost_category = p_category;
  end if;
  return query select -sum(c.amount), -count(*) from hidden_of_mine() h join case_costing c on c.case_ref = h
    where c.deleted_at is null and (p_category is null or c.cost_category = p_category);
end $$;

create function events_of_days(p_from date, p_to date) returns table (day date, count bigint)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select day, sum(count)::bigint from (
      select event_date as day, count(*) from calendar_events
        where event_date between p_from and p_to and app_user_id() is not null group by 1
      union all
      select event_date, -count(*) from hidden_of_mine() h join calendar_events on case_ref = h
        where event_date between p_from and p_to group by 1) as counted
    group by day having sum(count) > 0
$$;

create function notes_of_days(p_from timestamptz, p_until timestamptz, p_zone text) returns table (day date, count bigint)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  owner uuid := case when not app_has_right('notes.all') then app_user_id() end;
begin
  if app_user_id() is null then
    return;
  elsif owner is null then
    return query select (n.created_at at time zone p_zone)::date, count(*) from notes n
      where n.created_at >= p_from and n.created_at < p_until group by 1;
  else
    return query select (n.created_at at time zone p_zone)::date, count(*) from notes n
      where n.user_id = owner and n.created_at >= p_from and n.created_at < p_until group by 1;
  end if;
  return query select (n.created_at at time zone p_zone)::date, -count(*) from hidden_of_mine() h join notes n on n.case_ref = h
    where n.created_at >= p_from and n.created_at < p_until and (owner is null or n.user_id = owner) group by 1;
end $$;

-- One's own hours of some days and those of partners on one's tasks: hours are people's and stay whole.
create function own_hours_of_days(p_from date, p_until date) returns numeric
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select sum(hours_worked) from (
    select hours_worked from daily_work_logs where work_date >= p_from and work_date < p_until and user_id = app_user_id()
    union all
    select l.hours_worked from profiles p
      join daily_work_logs l on l.user_id = p.user_id and l.work_date >= p_from and l.work_date < p_until
      join notes n on n.id = l.note_id and n.user_id = app_user_id()
      where p.role = 'partner' and p.user_id <> app_user_id()) as logs
$$;

do $$
declare
  made text;
begin
  foreach made in array array['total_of_costs(text)', 'events_of_days(date, date)', 'notes_of_days(timestamptz, timestamptz, text)',
      'own_hours_of_days(date, date)'] loop
    execute format('alter function %s owner to sereshta_system', made);
    execute format('revoke all on function %s from public', made);
    execute format('grant execute on function %s to sereshta_staff', made);
  end loop;
end $$;
