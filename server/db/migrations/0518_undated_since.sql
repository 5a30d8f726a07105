-- From which day a case waits for a next date: the day after its last one, or after it lost it in another way (a hearing was
-- deleted, the case was reopened, it got a court). Its lead is reminded then, once.
alter table cases add column undated_since date;
grant update (undated_since) on cases to sereshta_system;

-- What is searched of a case is the linking job's to fill.
alter table cases disable trigger cases_keep_find_text;
set local role sereshta_system;
update cases c set undated_since = greatest(
    (select max(h.on_day) + 1 from hearings h where h.case_ref = c.id and h.deleted_at is null),
    (c.created_at at time zone (select time_zone from firm))::date + 1)
  where status = 'open' and merged_into is null and next_hearing_on is null and is_litigation
    and (court_ref is not null or was_in_court);
reset role;
alter table cases enable trigger cases_keep_find_text;

create function cases_keep_undated() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  today constant date := (time_now() at time zone (select time_zone from firm))::date;
begin
  if new.status <> 'open' or new.merged_into is not null or new.next_hearing_on is not null or not new.is_litigation
    or not (new.court_ref is not null or new.was_in_court)
  then new.undated_since := null;
  elsif tg_op = 'INSERT' or new.undated_since is null then
    -- Whoever took the date away today has until tomorrow to say another; one that has gone by is missing already.
    new.undated_since := case when tg_op = 'UPDATE' and old.next_hearing_on < today then today else today + 1 end;
  end if;
  return new;
end $$;
alter function cases_keep_undated owner to sereshta_system;
revoke all on function cases_keep_undated from public;
-- After `cases_guard_columns`, by their names.
create trigger cases_keep_undated before insert or update of status, merged_into, next_hearing_on, is_litigation, court_ref,
    was_in_court on cases
  for each row execute function cases_keep_undated();

-- The day of the server's clock is said by who refreshes.
create or replace function refresh_next_hearings(p_today date, p_most integer) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  many integer;
begin
  with gone as (select id from cases where next_hearing_on < p_today order by next_hearing_on, id limit p_most for update)
  update cases c set next_hearing_on = (select min(h.on_day) from hearings h
      where h.case_ref = c.id and h.state = 'set' and h.deleted_at is null and h.on_day >= p_today), undated_since = p_today
    from gone where c.id = gone.id;
  get diagnostics many = row_count;
  return many;
end $$;
