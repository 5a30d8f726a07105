-- Whoever decides about a week holds its days, then its time. Deleting a task and putting one back hold them in the same
-- order: else each may wait for the other.

create function notes_hold_days() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  of_day record;
begin
  for of_day in select distinct user_id, work_date from time_entries where note_id = old.id order by user_id, work_date loop
    perform pg_advisory_xact_lock(hashtextextended(of_day.user_id || ' ' || of_day.work_date, 0));
  end loop;
  return old;
end $$;
alter function notes_hold_days owner to sereshta_system;
revoke all on function notes_hold_days from public;
create trigger notes_hold_days before delete on notes for each row execute function notes_hold_days();

create or replace function time_put_back() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  of_week record;
begin
  if time_by() = 'trash' then
    for of_week in select distinct user_id, start_of_week(work_date) as week_start from new_entries order by user_id, week_start loop
      perform hold_week(of_week.user_id, of_week.week_start);
      -- Its sum is taken anew.
      update timesheets t set version = version + 1, seconds = t.seconds + 1
        where t.state <> 'returned' and t.user_id = of_week.user_id and t.week_start = of_week.week_start;
    end loop;
  end if;
  return null;
end $$;
