-- Who sees which case (decision 081). `case_hidden` says it, a row for each person and case hidden from them: made again
-- by triggers whenever a wall, the people or the access of a case, a role or somebody's coming or going changes, in that
-- same transaction. `users.hides_cases` is kept beside it, and the opening of a transaction tells it to the policies.

-- The release before puts no rights into its transactions on a replica: those of the role then.
create function rights_of_role(p_role text) returns text
  language sql stable parallel safe security definer cost 1
  set search_path = public, pg_temp
  return (select array_to_string('staff'::text || rights, ' ') from role_rights where role = p_role);
alter function rights_of_role owner to sereshta_system;
revoke all on function rights_of_role from public;
grant execute on function rights_of_role to sereshta_staff, sereshta_public, sereshta_system;

create or replace function app_has_right(p_right text) returns boolean
  language sql stable parallel safe
  return p_right = any (string_to_array(coalesce(nullif(current_setting('app.rights', true), ''),
    rights_of_role(nullif(current_setting('app.role', true), ''))), ' '));

-- What is hidden from somebody, as one text for the transaction, unless it is too much to look through for each row.
create function hidden_cases_of(p_person uuid) returns text
  language sql stable
  set search_path = public, pg_temp
  return (select case when count(*) <= 300 then string_agg(case_ref::text, ',') end
    from (select case_ref from case_hidden where user_id = p_person limit 301) as hidden);
revoke all on function hidden_cases_of from public;
grant execute on function hidden_cases_of to sereshta_system;

-- Whether a case is hidden from whoever this transaction acts for: as its opening said, else by one look at the table.
create function hidden_by_table(p_case uuid) returns boolean
  language sql stable security definer cost 0.1
  set search_path = public, pg_temp
  return exists (select from case_hidden where user_id = app_user_id() and case_ref = p_case);
alter function hidden_by_table owner to sereshta_system;
revoke all on function hidden_by_table from public;
grant execute on function hidden_by_table to sereshta_staff;
-- Written into the statements that ask, so that it costs no call.
create or replace function hidden_from_me(p_case uuid) returns boolean
  language sql stable
  return case coalesce(current_setting('app.hidden_cases', true), '') when '' then hidden_by_table(p_case)
    else coalesce(strpos(current_setting('app.hidden_cases', true), p_case::text) > 0, false) end;

create or replace function begin_request(p_session uuid, p_user uuid, p_now timestamptz) returns table (role text, full_name text)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  held text[];
  hides boolean;
begin
  select p.role, p.full_name, r.rights, u.hides_cases into begin_request.role, begin_request.full_name, held, hides
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join profiles p on p.user_id = u.id
    join role_rights r on r.role = p.role
    where s.id = p_session and s.user_id = p_user and s.ended_at is null and s.expires_at > p_now;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.role', begin_request.role, true),
    set_config('app.rights', array_to_string('staff'::text || held, ' '), true),
    set_config('app.hides_cases', case when hides then 'on' else 'off' end, true),
    set_config('app.hidden_cases', case when hides then coalesce(hidden_cases_of(p_user), '') else '' end, true);
  return next;
end $$;

create or replace function begin_reading(p_user uuid) returns table (role text, full_name text, rights text[])
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  hides boolean;
begin
  select p.role, p.full_name, r.rights, u.hides_cases
    into begin_reading.role, begin_reading.full_name, begin_reading.rights, hides
    from users u join profiles p on p.user_id = u.id join role_rights r on r.role = p.role
    where u.id = p_user and u.deactivated_at is null;
  if not found then
    return;
  end if;
  perform set_config('app.user_id', p_user::text, true), set_config('app.role', begin_reading.role, true),
    set_config('app.rights', array_to_string('staff'::text || begin_reading.rights, ' '), true),
    set_config('app.hides_cases', case when hides then 'on' else 'off' end, true),
    set_config('app.hidden_cases', case when hides then coalesce(hidden_cases_of(p_user), '') else '' end, true),
    set_config('transaction_read_only', 'on', true);
  return next;
end $$;

-- One at a time changes sight. Whoever does takes this first, before any row, and reads in later statements only.
create function hold_sight() returns void
  language sql
  set search_path = public, pg_temp
as $$ select pg_advisory_xact_lock(hashtextextended('sight of cases', 0)) $$;

create function hold_sight_first() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform hold_sight();
  return null;
end $$;

-- What `case_hidden` is to hold of some people and some cases; null: of all. A wall wins over everything, for partners too.
create function hidden_by_rule(p_people uuid[], p_cases uuid[]) returns table (user_id uuid, case_ref uuid)
  language sql stable
  set search_path = public, pg_temp
as $$
  select w.user_id, w.case_ref
    from case_walls w join profiles p on p.user_id = w.user_id join users u on u.id = w.user_id and u.deactivated_at is null
    where (p_people is null or w.user_id = any (p_people)) and (p_cases is null or w.case_ref = any (p_cases))
  union
  select p.user_id, c.id
    from cases c cross join profiles p join users u on u.id = p.user_id and u.deactivated_at is null
    where c.access = 'restricted' and p.role <> 'partner'
      and (p_people is null or p.user_id = any (p_people)) and (p_cases is null or c.id = any (p_cases))
      and not exists (select from case_people t where t.case_ref = c.id and t.user_id = p.user_id)
$$;

-- Makes `case_hidden` of some people and cases what the rule says. Where cases changed, whoever it concerns is told at once;
-- a person who comes or changes role begins anew anyway.
create function remake_hidden(p_people uuid[], p_cases uuid[]) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  with rule as materialized (
    select * from hidden_by_rule(p_people, p_cases)
  ), gone as (
    delete from case_hidden h
      where (p_people is null or h.user_id = any (p_people)) and (p_cases is null or h.case_ref = any (p_cases))
        and not exists (select from rule r where r.user_id = h.user_id and r.case_ref = h.case_ref)
      returning h.user_id, h.case_ref
  ), come as (
    insert into case_hidden select * from rule on conflict on constraint case_hidden_pkey do nothing
      returning case_hidden.user_id, case_hidden.case_ref
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'sight', changed.case_ref, 'person', changed.user_id
      from (select * from gone union all select * from come) as changed where p_cases is not null;
end $$;
alter function remake_hidden owner to sereshta_system;
revoke all on function remake_hidden from public;
revoke all on function hidden_by_rule from public;
grant execute on function hidden_by_rule, remake_hidden to sereshta_system;

-- Whether anything is hidden from somebody stands beside them; and of what is hidden now, nothing was ever said to them.
create function follow_hidden() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    delete from notifications n using changed c where n.user_id = c.user_id and n.case_ref = c.case_ref;
  end if;
  update users u set hides_cases = not u.hides_cases
    where u.id in (select c.user_id from changed c)
      and u.hides_cases <> exists (select from case_hidden h where h.user_id = u.id);
  return null;
end $$;
alter function follow_hidden owner to sereshta_system;
revoke all on function follow_hidden from public;

create trigger case_hidden_followed_in after insert on case_hidden
  referencing new table as changed for each statement execute function follow_hidden();
create trigger case_hidden_followed after update on case_hidden
  referencing new table as changed for each statement execute function follow_hidden();
create trigger case_hidden_followed_out after delete on case_hidden
  referencing old table as changed for each statement execute function follow_hidden();

create function remake_hidden_of_rows() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if exists (select from changed) then
    perform remake_hidden((select array_agg(distinct c.user_id) from changed c), (select array_agg(distinct c.case_ref) from changed c));
  end if;
  return null;
end $$;
alter function remake_hidden_of_rows owner to sereshta_system;
revoke all on function remake_hidden_of_rows from public;

create function remake_hidden_of_case() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform hold_sight();
  perform remake_hidden(null, array[new.id]);
  return null;
end $$;
alter function remake_hidden_of_case owner to sereshta_system;
revoke all on function remake_hidden_of_case from public;

create function remake_hidden_of_person() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if tg_table_name = 'users' then
    perform remake_hidden(array[new.id], null);
  else
    perform remake_hidden(array[new.user_id], null);
  end if;
  return null;
end $$;
alter function remake_hidden_of_person owner to sereshta_system;
revoke all on function remake_hidden_of_person from public;

do $$
declare
  of_case text;
begin
  foreach of_case in array array['case_people', 'case_walls'] loop
    execute format('create trigger %I before insert or update or delete on %I for each statement execute function hold_sight_first()',
      of_case || '_after_the_lock', of_case);
    execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function remake_hidden_of_rows()',
      of_case || '_sight_in', of_case);
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function remake_hidden_of_rows()',
      of_case || '_sight', of_case);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function remake_hidden_of_rows()',
      of_case || '_sight_out', of_case);
  end loop;
end $$;

create trigger cases_access_after_the_lock before update of access on cases
  for each statement execute function hold_sight_first();
create trigger cases_access_sight after update of access on cases
  for each row when (old.access is distinct from new.access) execute function remake_hidden_of_case();
create trigger cases_sight_in after insert on cases
  for each row when (new.access <> 'firm') execute function remake_hidden_of_case();
create trigger profiles_after_the_lock before insert or update of role on profiles
  for each statement execute function hold_sight_first();
create trigger profiles_sight_in after insert on profiles
  for each row execute function remake_hidden_of_person();
create trigger profiles_role_sight after update of role on profiles
  for each row when (old.role is distinct from new.role) execute function remake_hidden_of_person();
create trigger users_after_the_lock before update of deactivated_at on users
  for each statement execute function hold_sight_first();
create trigger users_sight after update of deactivated_at on users
  for each row when (old.deactivated_at is distinct from new.deactivated_at) execute function remake_hidden_of_person();

-- Behind the lock of sight from the start: it holds the person before it changes their role.
create or replace function put_standing(p_actor uuid, p_person uuid, p_role text, p_active boolean, p_at timestamptz) returns text
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  by_role text;
  by_rights text[];
  was_role text;
  was_left timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('standing of people', 0));
  perform hold_sight();
  if p_actor is not null then
    select p.role, r.rights into by_role, by_rights
      from profiles p join users u on u.id = p.user_id join role_rights r on r.role = p.role
      where u.id = p_actor and u.deactivated_at is null;
    if not found or (p_role is not null and not 'roles.give' = any (by_rights))
        or (p_active is not null and not 'people' = any (by_rights)) then
      return 'not allowed';
    end if;
  end if;
  if p_actor = p_person then
    return 'oneself';
  end if;
  -- As strong as this, so that whatever they are just beginning waits.
  select u.deactivated_at into was_left from users u where u.id = p_person for update;
  select p.role into was_role from profiles p where p.user_id = p_person;
  if was_role is null then
    return 'nobody';
  end if;
  if was_role = coalesce(p_role, was_role) and (was_left is null) = coalesce(p_active, was_left is null) then
    return 'unchanged';
  end if;
  if was_role = 'partner' and p_actor is not null and by_role <> 'partner' then
    return 'not allowed';
  end if;
  if was_role = 'partner' and was_left is null and (p_role <> 'partner' or not p_active) and not exists (
    select from profiles p join users u on u.id = p.user_id
      where p.role = 'partner' and u.id <> p_person and u.deactivated_at is null and u.email_confirmed_at is not null) then
    return 'last partner';
  end if;
  perform set_config('app.standing_of', p_person::text, true);
  update profiles set role = p_role, updated_at = p_at where user_id = p_person and role <> p_role;
  perform set_config('app.standing_of', '', true);
  update users set deactivated_at = case when p_active then null else p_at end
    where id = p_person and (deactivated_at is null) <> p_active;
  return 'changed';
end $$;

-- What `case_hidden` and `users.hides_cases` say otherwise than the rule; a job asks each night, and alarms.
create function sight_gone_wrong() returns integer
  language sql stable
  set search_path = public, pg_temp
as $$
  select (
    (select count(*) from ((select user_id, case_ref from case_hidden except select * from hidden_by_rule(null, null))
      union all (select * from hidden_by_rule(null, null) except select user_id, case_ref from case_hidden)) as differing)
    + (select count(*) from users u where u.hides_cases <> exists (select from case_hidden h where h.user_id = u.id)))::integer
$$;
revoke all on function sight_gone_wrong from public;
grant execute on function sight_gone_wrong to sereshta_system;

-- All of it, as the rule says.
create function remake_sight() returns void
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  perform remake_hidden(null, null);
  update users u set hides_cases = not u.hides_cases
    where u.hides_cases <> exists (select from case_hidden h where h.user_id = u.id);
end $$;
revoke all on function remake_sight from public;
grant execute on function remake_sight to sereshta_system;
