-- What was submitted, approved, billed or closed is changed by no other door: not by its task, its case or the trash.

-- Whether a day lies in the closed period.
create function in_closed_period(p_day date) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return (select closed_through >= p_day from billing_settings);
alter function in_closed_period owner to sereshta_system;
revoke all on function in_closed_period from public;
grant execute on function in_closed_period to sereshta_staff;

-- Refuses a day of the closed period, and keeps it open until the end.
create function hold_open_period(p_day date) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closed periods', 0));
  if in_closed_period(p_day) then
    raise exception 'time.period_closed' using errcode = 'SR422';
  end if;
end $$;
alter function hold_open_period owner to sereshta_system;
revoke all on function hold_open_period from public;
grant execute on function hold_open_period to sereshta_staff;

create policy time_entries_closed on time_entries as restrictive for update to sereshta_staff
  using (in_closed_period(work_date) is not true);

-- Whether time stays as it is: its week is decided about, it is billed, or its day is closed.
create function is_fixed(e time_entries) returns boolean
  language sql stable
  set search_path = public, pg_temp
  return e.standing <> 'open' or e.is_billed or in_closed_period(e.work_date) is true;
alter function is_fixed owner to sereshta_system;
revoke all on function is_fixed from public;

-- A task's time goes with it to its case; what is fixed stays on the case that it has.
create or replace function notes_pass_time() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  was constant text := time_by();
begin
  perform set_config('app.time_by', 'notes', true);
  update time_entries e set case_ref = new.case_ref where e.note_id = new.id and e.case_ref is distinct from new.case_ref
    and (new.case_ref is not null or e.case_ref = old.case_ref)
    and (e.case_ref is null or not is_fixed(e));
  perform set_config('app.time_by', was, true);
  return null;
end $$;

-- A case is deleted while no fixed time and no time without a task names it; its tasks' other time is left without a case.
create or replace function refuse_named_case() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if (old.access <> 'firm' or exists (select from case_walls w where w.case_ref = old.id)) and case_is_named(old.id) then
    raise exception 'a guarded case is named elsewhere' using errcode = '23503', constraint = 'cases_guarded_in_use';
  end if;
  if exists (select from time_entries e where e.case_ref = old.id and (e.note_id is null or is_fixed(e))) then
    raise exception 'time is on the case' using errcode = '23503', constraint = 'cases_time_in_use';
  end if;
  return old;
end $$;

-- A week that is submitted again goes on counting where it was recalled: whoever saw the one before decides about another.
-- Each change of a week is one event.
create function timesheets_count_on() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  new.version := 1 + (select count(*) from activity_events e
    where e.subject_id = new.user_id and e.area = 'timesheet' and e.detail ->> 'week_start' = new.week_start::text);
  return new;
end $$;
alter function timesheets_count_on owner to sereshta_system;
revoke all on function timesheets_count_on from public;
create trigger timesheets_count_on before insert on timesheets for each row execute function timesheets_count_on();

-- Time that comes back into a week that waits makes it another week than the one that was seen.
create function time_put_back() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if time_by() = 'trash' then
    -- Its sum is taken anew.
    update timesheets t set version = version + 1, seconds = t.seconds + 1 where t.state <> 'returned'
      and (t.user_id, t.week_start) in (select e.user_id, start_of_week(e.work_date) from new_entries e);
  end if;
  return null;
end $$;
alter function time_put_back owner to sereshta_system;
revoke all on function time_put_back from public;
create trigger time_put_back after insert on time_entries
  referencing new table as new_entries for each statement execute function time_put_back();
