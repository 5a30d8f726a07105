-- A week counts on from what it had come to when it was recalled: changes of its entries have raised it, too.

create or replace function timesheets_count_on() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  select 1 + greatest(count(*), max((e.detail ->> 'version')::int)) into new.version from activity_events e
    where e.subject_id = new.user_id and e.area = 'timesheet' and e.detail ->> 'week_start' = new.week_start::text;
  return new;
end $$;
