-- Weeks are submitted, decided and recalled in the database: whoever writes SQL as staff is held to the same rules.

-- Holds the days of a week, in the order in which whoever logs time holds them.
create function hold_week(p_user uuid, p_week date) returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  for n in 0..6 loop
    perform pg_advisory_xact_lock(hashtextextended(p_user || ' ' || (p_week + n), 0));
  end loop;
end $$;
revoke all on function hold_week from public;
grant execute on function hold_week to sereshta_staff, sereshta_system;

-- All time of somebody's week by day, of hidden cases too, as hours are people's.
create function days_of_week(p_user uuid, p_week date) returns table (day date, seconds integer)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select e.work_date, sum(e.seconds)::integer from time_entries e
    where e.user_id = p_user and e.work_date between p_week and p_week + 6
      and (p_user = app_user_id() or app_has_right('time.approve'))
    group by e.work_date
$$;
alter function days_of_week owner to sereshta_system;
revoke all on function days_of_week from public;
grant execute on function days_of_week to sereshta_staff;

-- Whether somebody other than the caller could decide about weeks.
create function others_approve_time() returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select exists (select from profiles p join role_rights r on r.role = p.role and 'time.approve' = any (r.rights)
    where p.left_at is null and p.user_id is distinct from app_user_id())
$$;
alter function others_approve_time owner to sereshta_system;
revoke all on function others_approve_time from public;
grant execute on function others_approve_time to sereshta_staff;

-- A week goes from open or returned to submitted, from there to approved or returned, and from approved to returned.
-- Its seconds are what they are when it does; its days are held first, so that no time comes between.
create function timesheets_fit() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was text := case when tg_op = 'INSERT' then 'open' else old.state end;
begin
  if tg_op = 'UPDATE' and new.state = old.state and new.seconds = old.seconds then
    return new;
  end if;
  perform hold_week(new.user_id, new.week_start);
  select coalesce(sum(e.seconds), 0) into new.seconds from time_entries e
    where e.user_id = new.user_id and e.work_date between new.week_start and new.week_start + 6;
  -- What the product itself writes is asked nothing.
  if app_user_id() is null or new.state = was then
    return new;
  end if;
  if new.state = 'submitted' then
    if was not in ('open', 'returned') then
      raise exception 'timesheets.moved_on' using errcode = 'SR409';
    elsif new.user_id <> app_user_id() then
      raise exception 'rights.not_yours' using errcode = 'SR403';
    elsif new.week_start > firm_day(time_now()) then
      raise exception 'time.in_the_future' using errcode = 'SR422';
    elsif exists (select from time_records r where r.user_id = new.user_id and r.ended_at is null
        and firm_day(r.started_at) <= new.week_start + 6) then
      raise exception 'timesheets.timer_running' using errcode = 'SR422';
    end if;
  elsif was = 'submitted' then
    if not app_has_right('time.approve') then
      raise exception 'rights.not_yours' using errcode = 'SR403';
    elsif new.user_id = app_user_id() and others_approve_time() then
      raise exception 'timesheets.own_week' using errcode = 'SR403';
    end if;
  elsif was = 'approved' and new.state = 'returned' then
    if not app_has_right('billing.approve') then
      raise exception 'rights.not_yours' using errcode = 'SR403';
    elsif exists (select from time_entries e where e.user_id = new.user_id and e.is_billed
        and e.work_date between new.week_start and new.week_start + 6) then
      raise exception 'timesheets.billed' using errcode = 'SR422';
    end if;
  else
    raise exception 'timesheets.moved_on' using errcode = 'SR409';
  end if;
  return new;
end $$;
alter function timesheets_fit owner to sereshta_system;
revoke all on function timesheets_fit from public;
create trigger timesheets_fit before insert or update on timesheets for each row execute function timesheets_fit();

-- Opens a submitted week of the caller again; rows of weeks are nobody's to delete.
create function recall_own_week(p_week date, p_version integer) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform hold_week(app_user_id(), p_week);
  delete from timesheets where user_id = app_user_id() and week_start = p_week and state = 'submitted' and version = p_version;
  return found;
end $$;
alter function recall_own_week owner to sereshta_system;
revoke all on function recall_own_week from public;
grant execute on function recall_own_week to sereshta_staff;
