-- What is written on a case, and what its page counts.

create table case_messages (
  id uuid constraint case_messages_pkey primary key,
  seq bigint generated always as identity,
  case_ref uuid not null constraint case_messages_case_fkey references cases (id),
  user_id uuid not null constraint case_messages_user_fkey references users (id),
  message_text text not null constraint case_messages_text_length check (char_length(message_text) between 1 and 2000),
  mentioned_users uuid[] not null default '{}' constraint case_messages_mentions_few check (cardinality(mentioned_users) <= 20),
  mentioned_names text[] not null default '{}',
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index case_messages_in_order on case_messages (case_ref, seq desc) where deleted_at is null;
create index case_messages_of_case on case_messages (case_ref);
alter table case_messages enable row level security;
alter table case_messages force row level security;
create policy case_messages_hidden on case_messages as restrictive for all to sereshta_staff
  using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref));
-- Who may delete one still reads it afterwards; nobody is shown it.
create policy case_messages_seen on case_messages for select to sereshta_staff
  using ((select app_user_id()) is not null
    and (deleted_at is null or user_id = (select app_user_id()) or (select app_has_right('cases.manage'))));
create policy case_messages_sent on case_messages for insert to sereshta_staff
  with check ((select app_has_right('cases.write')) and user_id = (select app_user_id()) and deleted_at is null
    and exists (select from cases c where c.id = case_ref and c.status <> 'closed'));
create policy case_messages_taken_back on case_messages for update to sereshta_staff
  using (deleted_at is null and (user_id = (select app_user_id()) or (select app_has_right('cases.manage'))))
  with check (deleted_at is not null);
create policy case_messages_backup on case_messages for select to sereshta_backup using (true);
create policy case_messages_system on case_messages for select to sereshta_system using (true);
grant select, insert on case_messages to sereshta_staff;
grant update (deleted_at) on case_messages to sereshta_staff;
grant select on case_messages to sereshta_backup, sereshta_system;
-- When their case is merged into another one.
create policy case_messages_moved on case_messages for update to sereshta_system using (true) with check (true);
grant update (case_ref) on case_messages to sereshta_system;

-- How much there is on a case: each up to p_most, of what the caller may see. Past the policies, so that the indexes of
-- the case alone are read; it states them again.
create function case_counts(p_case uuid, p_most integer,
    out tasks integer, out worked integer, out hours numeric, out costs integer, out cost numeric, out timeline integer,
    out events integer, out messages integer)
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
alter function case_counts owner to sereshta_system;
revoke all on function case_counts from public;
grant execute on function case_counts to sereshta_staff;

-- The timers that run on tasks of a case, whoever's they are; which task it is, only to whoever may read it.
create function case_running_timers(p_case uuid) returns table (user_id uuid, started_at timestamptz, note_id uuid, title text)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select t.user_id, t.started_at, case when told then n.id end, case when told then n.title end
    from time_records t
    join notes n on n.id = t.note_id and n.case_ref = p_case
    cross join lateral (select app_has_right('notes.all') or n.user_id = app_user_id() as told) as reader
    where t.ended_at is null and app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
    order by t.started_at, t.user_id limit 50
$$;
alter function case_running_timers owner to sereshta_system;
revoke all on function case_running_timers from public;
grant execute on function case_running_timers to sereshta_staff;

-- Whether a wall stands before a case that the caller sees: with one, or restricted, nothing that leaves the product
-- names it.
create function has_walls(p_case uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from case_walls w where w.case_ref = p_case) and not (app_hides_cases() and hidden_from_me(p_case));
alter function has_walls owner to sereshta_system;
revoke all on function has_walls from public;
grant execute on function has_walls to sereshta_staff;

-- The same of a case that may be restricted too.
create function is_guarded(p_case uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from cases c where c.id = p_case
    and (c.access <> 'firm' or exists (select from case_walls w where w.case_ref = c.id)))
    and not (app_hides_cases() and hidden_from_me(p_case));
alter function is_guarded owner to sereshta_system;
revoke all on function is_guarded from public;
grant execute on function is_guarded to sereshta_staff, sereshta_system;

-- Whether the caller sees another case of a case id. Past the policy, before which no index of what a function makes is asked.
create function shares_label(p_case uuid, p_label text) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return app_user_id() is not null and exists (select from cases c
    where case_label_key(c.case_id) = case_label_key(p_label) and c.id <> p_case and c.merged_into is null
      and not (app_hides_cases() and hidden_from_me(c.id)));
alter function shares_label owner to sereshta_system;
revoke all on function shares_label from public;
grant execute on function shares_label to sereshta_staff;
