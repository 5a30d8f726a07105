-- A case without a court waits for a next date too, once the diary had a day of it: kept on the case with its next day.
alter table cases add column was_in_court boolean not null default false;
grant update (was_in_court) on cases to sereshta_system;

create or replace function hearings_keep_next() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  touched record;
begin
  for touched in
    select distinct c.case_ref, c.at from (
      select new.case_ref, new.updated_at as at where tg_op <> 'DELETE'
      union select old.case_ref, case when tg_op = 'DELETE' then old.updated_at else new.updated_at end where tg_op <> 'INSERT') c
  loop
    update cases set next_hearing_on = upcoming.on_day, was_in_court = upcoming.ever
      from (select min(h.on_day) as on_day,
          exists (select from hearings e where e.case_ref = touched.case_ref and e.deleted_at is null) as ever from hearings h
        where h.case_ref = touched.case_ref and h.state = 'set' and h.deleted_at is null
          and h.on_day >= (touched.at at time zone (select time_zone from firm))::date) upcoming
      where id = touched.case_ref and (next_hearing_on, was_in_court) is distinct from (upcoming.on_day, upcoming.ever);
  end loop;
  return null;
end $$;

-- No release had a diary before: only a firm that tried one out has any.
set local role sereshta_system;
update cases set was_in_court = true where id in (select case_ref from hearings where deleted_at is null);
reset role;
