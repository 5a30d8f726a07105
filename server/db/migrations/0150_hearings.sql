-- The court diary: each day of a case in court, what came of it, and the day that follows from it.

create table hearings (
  id uuid constraint hearings_pkey primary key,
  case_ref uuid not null constraint hearings_case_fkey references cases (id),
  on_day date not null,
  at_time time(0),
  court_ref uuid not null constraint hearings_court_fkey references courts (id),
  bench text constraint hearings_bench_length check (char_length(bench) between 1 and 200),
  room text constraint hearings_room_length check (char_length(room) between 1 and 60),
  item_no text constraint hearings_item_no_length check (char_length(item_no) between 1 and 20),
  purpose_ref uuid constraint hearings_stage_fkey references case_stages (id),
  purpose text constraint hearings_purpose_length check (char_length(purpose) between 1 and 300),
  -- Who stands up in court, and who comes along.
  appears_id uuid constraint hearings_appears_fkey references users (id),
  with_ids uuid[] not null default '{}' constraint hearings_with_few check (cardinality(with_ids) <= 5),
  brief text constraint hearings_brief_length check (char_length(brief) between 1 and 2000),
  state text not null default 'set'
    constraint hearings_state_known check (state in ('set', 'held', 'adjourned', 'not_reached', 'vacated')),
  order_summary text constraint hearings_order_length check (char_length(order_summary) between 1 and 5000),
  adjourned_by text constraint hearings_adjourned_by_known check (adjourned_by in ('our_side', 'other_side', 'court', 'both')),
  adjourn_reason text constraint hearings_adjourn_reason_length check (char_length(adjourn_reason) between 1 and 300),
  next_kind text constraint hearings_next_kind_known check (next_kind in ('date', 'none', 'awaited', 'ended')),
  next_ref uuid constraint hearings_next_fkey references hearings (id) on delete set null,
  previous_ref uuid constraint hearings_previous_fkey references hearings (id) on delete set null,
  came_from text not null default 'person'
    constraint hearings_came_from_known check (came_from in ('person', 'cause_list', 'import')),
  closed_by uuid constraint hearings_closer_fkey references users (id),
  closed_at timestamptz,
  created_by uuid not null constraint hearings_creator_fkey references users (id),
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint hearings_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint hearings_closed_whole check ((state = 'set') = (next_kind is null) and (state = 'set') = (closed_at is null)
    and (closed_by is null) = (closed_at is null)),
  constraint hearings_adjourned_by_said check (adjourned_by is null or state = 'adjourned'),
  constraint hearings_next_of_date check (next_ref is null or next_kind = 'date'),
  constraint hearings_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
-- A case is once a day in one court.
create unique index hearings_day_once on hearings (case_ref, on_day, court_ref) where state = 'set' and deleted_at is null;
create index hearings_of_day on hearings (on_day, court_ref, id) where deleted_at is null;
create index hearings_of_person on hearings (appears_id, on_day, id) where deleted_at is null;
create index hearings_of_case on hearings (case_ref, on_day desc, id desc) where deleted_at is null;
create index hearings_unclosed on hearings (on_day, id) where state = 'set' and deleted_at is null;
create index hearings_next on hearings (next_ref) where next_ref is not null;
create index hearings_previous on hearings (previous_ref) where previous_ref is not null;
create index hearings_by_deletion on hearings (deleted_at) where deleted_at is not null;

alter table hearings enable row level security;
alter table hearings force row level security;
create policy hearings_hidden on hearings as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (not (select app_hides_cases()) or not hidden_from_me(case_ref));
create policy hearings_seen on hearings for select to sereshta_staff using ((select app_user_id()) is not null);
create policy hearings_added on hearings for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and created_by = (select app_user_id()) and deleted_at is null
    and exists (select from cases c where c.id = case_ref and c.status <> 'closed'));
create policy hearings_changed on hearings for update to sereshta_staff
  using ((select app_has_right('hearings.write')))
  with check ((select app_has_right('hearings.write')) and (deleted_by is null or deleted_by = (select app_user_id())));
create policy hearings_backup on hearings for select to sereshta_backup using (true);
create policy hearings_system on hearings for all to sereshta_system using (true) with check (true);
grant select, insert on hearings to sereshta_staff;
grant update (on_day, at_time, court_ref, bench, room, item_no, purpose_ref, purpose, appears_id, with_ids, brief, state,
  order_summary, adjourned_by, adjourn_reason, next_kind, next_ref, closed_by, closed_at, version, deleted_at, deleted_by,
  updated_at) on hearings to sereshta_staff;
grant select on hearings to sereshta_backup;
grant select, update, delete on hearings to sereshta_system;

-- Beside the policy, which knows rows and no columns: who takes a hearing out of the diary, and who puts it back.
create function hearings_guard_deletion() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_user <> 'sereshta_staff' or (new.deleted_at is null) = (old.deleted_at is null) then return new; end if;
  if app_has_right('cases.manage') or app_user_id() = coalesce(old.deleted_by, old.created_by)
    or (new.deleted_at is not null and exists (select from cases where id = old.case_ref and lead_id = app_user_id()))
  then return new; end if;
  raise insufficient_privilege using message = 'a hearing is deleted by who added it, the lead of its case, or whoever manages cases';
end $$;
create trigger hearings_guard_deletion before update on hearings
  for each row execute function hearings_guard_deletion();

-- The next day in court stands on the case: the first one that is set, from the firm's day of the change on.
create function hearings_keep_next() returns trigger
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
    update cases set next_hearing_on = upcoming.on_day
      from (select min(h.on_day) as on_day from hearings h
        where h.case_ref = touched.case_ref and h.state = 'set' and h.deleted_at is null
          and h.on_day >= (touched.at at time zone (select time_zone from firm))::date) upcoming
      where id = touched.case_ref and next_hearing_on is distinct from upcoming.on_day;
  end loop;
  return null;
end $$;
alter function hearings_keep_next owner to sereshta_system;
create trigger hearings_keep_next after insert or delete or update of case_ref, on_day, state, deleted_at on hearings
  for each row execute function hearings_keep_next();
grant update (next_hearing_on) on cases to sereshta_system;

-- A day that has gone is no next one: each night, for so many cases at once.
create function refresh_next_hearings(p_today date, p_most integer) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  many integer;
begin
  with gone as (select id from cases where next_hearing_on < p_today order by next_hearing_on, id limit p_most for update)
  update cases c set next_hearing_on = (select min(h.on_day) from hearings h
      where h.case_ref = c.id and h.state = 'set' and h.deleted_at is null and h.on_day >= p_today)
    from gone where c.id = gone.id;
  get diagnostics many = row_count;
  return many;
end $$;
alter function refresh_next_hearings owner to sereshta_system;
revoke all on function refresh_next_hearings from public;
grant execute on function refresh_next_hearings to sereshta_system;

-- Whoever may not see a case any more does not appear in it.
create function hearings_without_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings h set appears_id = nullif(h.appears_id, lost.user_id), with_ids = array_remove(h.with_ids, lost.user_id),
      version = h.version + 1
    from added lost
    where h.case_ref = lost.case_ref and h.state = 'set'
      and (h.appears_id = lost.user_id or lost.user_id = any (h.with_ids));
  return null;
end $$;
alter function hearings_without_hidden owner to sereshta_system;
create trigger hearings_without_hidden after insert on case_hidden
  referencing new table as added for each statement execute function hearings_without_hidden();

-- Who of some people may not be named on a case: it is hidden from them, or they have left.
create function cannot_appear(p_case uuid, p_people uuid[]) returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
  return array(select p from unnest(p_people) as p
    where app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
      and (exists (select from case_hidden h where h.user_id = p and h.case_ref = p_case)
        or not exists (select from profiles f where f.user_id = p and f.left_at is null)));
alter function cannot_appear owner to sereshta_system;
revoke all on function cannot_appear from public;
grant execute on function cannot_appear to sereshta_staff;

-- What the outcome of a hearing says of its case: its stage, and until when nobody need look for a date.
create function note_outcome(p_case uuid, p_stage uuid, p_until date, p_reason text, p_at timestamptz) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not app_has_right('hearings.write') or (app_hides_cases() and hidden_from_me(p_case)) then
    raise insufficient_privilege using message = 'the outcome of a hearing is written by who sees its case';
  end if;
  update cases set stage_ref = coalesce(p_stage, stage_ref), no_date_until = p_until, no_date_reason = p_reason,
      version = version + 1, updated_at = p_at
    where id = p_case and (p_stage is not null and p_stage is distinct from stage_ref
      or (no_date_until, no_date_reason) is distinct from (p_until, p_reason));
end $$;
alter function note_outcome owner to sereshta_system;
revoke all on function note_outcome from public;
grant execute on function note_outcome to sereshta_staff;
grant update (stage_ref, no_date_until, no_date_reason) on cases to sereshta_system;

-- A next hearing goes with the outcome that made it, whoever takes that back; nobody has touched it since.
create function take_back_hearing(p_hearing uuid, p_at timestamptz) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update hearings h set deleted_at = p_at, deleted_by = app_user_id(), version = version + 1, updated_at = p_at
    where h.id = p_hearing and h.state = 'set' and h.version = 1 and h.deleted_at is null
      and app_has_right('hearings.write') and not (app_hides_cases() and hidden_from_me(h.case_ref));
  if not found then raise insufficient_privilege using message = 'a next hearing is taken back untouched, by who sees its case'; end if;
end $$;
alter function take_back_hearing owner to sereshta_system;
revoke all on function take_back_hearing from public;
grant execute on function take_back_hearing to sereshta_staff;

-- Two cases with a hearing on one day in one court are no one case before that is settled.
create or replace function merge_clashes(p_keep uuid, p_drop uuid) returns table (kind text, title text)
  language sql stable
  set search_path = public, pg_temp
as $$
  select 'party', coalesce(p.name_latin, p.name_bangla)
    from case_parties k join case_parties d on d.party_ref = k.party_ref and d.role = k.role join parties p on p.id = k.party_ref
    where k.case_ref = p_keep and d.case_ref = p_drop
  union all
  select 'hearing', k.on_day || ' · ' || c.name_en
    from hearings k join hearings d on d.on_day = k.on_day and d.court_ref = k.court_ref join courts c on c.id = k.court_ref
    where k.case_ref = p_keep and d.case_ref = p_drop and k.state = 'set' and d.state = 'set'
      and k.deleted_at is null and d.deleted_at is null
  order by 1, 2
$$;

-- How many hearings a case has, of what the caller may see.
create function case_hearings_count(p_case uuid, p_most integer) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select count(*)::integer from (select from hearings h where h.case_ref = p_case and h.deleted_at is null
    and app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case)) limit p_most) as found);
alter function case_hearings_count owner to sereshta_system;
revoke all on function case_hearings_count from public;
grant execute on function case_hearings_count to sereshta_staff;
