-- Leaving and coming back, and other roles: what a partner does on the page of the people, and the commands on the machine.

-- Since when somebody has left, where everybody may see it: names of people who left say so.
alter table profiles add column left_at timestamptz;

-- Partners know everybody's e-mail and standing. Hashes of passwords are in no grant, as before.
create policy users_seen_by_partners on users for select to sereshta_staff using ((select app_is_partner()));
grant select (deactivated_at) on users to sereshta_staff;

-- When somebody was last here, for partners; the sessions themselves stay their own.
create function last_seen_of(p_person uuid) returns timestamptz
  language sql stable security definer
  set search_path = public, pg_temp
  return (select greatest(u.last_sign_in_at, (select max(s.refreshed_at) from sessions s where s.user_id = u.id))
    from users u where u.id = p_person and app_is_partner());
alter function last_seen_of owner to sereshta_system;
revoke all on function last_seen_of from public;
grant execute on function last_seen_of to sereshta_staff;

-- Whoever leaves loses what opens anything, in the same moment and whoever wrote it: sessions, mailed links, the address
-- of the calendar. Coming back restores none of these. Open pages hear of it in the same transaction.
create function follow_standing() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update profiles set left_at = new.deactivated_at where user_id = new.id;
  if new.deactivated_at is not null then
    update sessions set ended_at = new.deactivated_at where user_id = new.id and ended_at is null;
    update one_time_tokens set used_at = new.deactivated_at where user_id = new.id and used_at is null;
    delete from calendar_feeds where user_id = new.id;
  end if;
  insert into live_events (topic, subject_id, audience) values ('profiles', new.id, 'staff');
  return null;
end $$;
alter function follow_standing owner to sereshta_system;
create trigger users_followed after update of deactivated_at on users
  for each row when (old.deactivated_at is distinct from new.deactivated_at) execute function follow_standing();

-- Another role is told in its own transaction too, so that live connections ask before they tell anything more.
create function tell_role() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into live_events (topic, subject_id, audience) values ('profiles', new.user_id, 'staff');
  return null;
end $$;
alter function tell_role owner to sereshta_system;
create trigger profiles_role_told after update of role on profiles
  for each row when (old.role is distinct from new.role) execute function tell_role();

-- What was begun a moment before somebody was deactivated waits for that and finds it: they begin nothing any more.
-- What others put back of them (a deleted task) comes without it.
create function refuse_leavers() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from users where id = new.user_id and deactivated_at is null for key share;
  if found then
    return new;
  end if;
  if app_user_id() is distinct from new.user_id and app_user_id() is not null then
    return null;
  end if;
  raise exception 'somebody who has left begins nothing' using errcode = '40001';
end $$;
alter function refuse_leavers owner to sereshta_system;
create trigger time_records_of_those_here before insert on time_records
  for each row when (new.ended_at is null) execute function refuse_leavers();
create trigger sessions_of_those_here before insert on sessions
  for each row when (new.ended_at is null) execute function refuse_leavers();
create trigger calendar_feeds_of_those_here before insert or update on calendar_feeds
  for each row execute function refuse_leavers();

-- Gives somebody another role, or lets them leave or come back (null keeps either), and says what came of it. One at a
-- time, so that two partners who demote each other do not leave the firm without one; read only in later statements.
create function put_standing(p_actor uuid, p_person uuid, p_role text, p_active boolean, p_at timestamptz) returns text
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  was_role text;
  was_left timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('standing of people', 0));
  if p_actor is not null and not exists (
    select from profiles p join users u on u.id = p.user_id
      where u.id = p_actor and p.role = 'partner' and u.deactivated_at is null) then
    return 'not allowed';
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
  if was_role = 'partner' and was_left is null and (p_role = 'associate' or not p_active) and not exists (
    select from profiles p join users u on u.id = p.user_id
      where p.role = 'partner' and u.id <> p_person and u.deactivated_at is null and u.email_confirmed_at is not null) then
    return 'last partner';
  end if;
  update profiles set role = p_role, updated_at = p_at where user_id = p_person and role <> p_role;
  update users set deactivated_at = case when p_active then null else p_at end
    where id = p_person and (deactivated_at is null) <> p_active;
  return 'changed';
end $$;
revoke all on function put_standing from public;
grant execute on function put_standing to sereshta_system;

-- The same for a signed-in partner: nobody else of the staff, whatever asks for it.
create function change_standing(p_person uuid, p_role text, p_active boolean, p_at timestamptz) returns text
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if app_user_id() is null or not app_is_partner() then
    raise exception 'only partners change the standing of people' using errcode = '42501';
  end if;
  return put_standing(app_user_id(), p_person, p_role, p_active, p_at);
end $$;
alter function change_standing owner to sereshta_system;
revoke all on function change_standing from public;
grant execute on function change_standing to sereshta_staff;

-- The running timer of somebody who leaves is stopped and booked for them, by a partner or the machine.
create policy time_records_ended_for_leavers on time_records for update to sereshta_staff
  using ((select app_is_partner()) and exists (
    select from profiles p where p.user_id = time_records.user_id and p.left_at is not null));
create policy time_records_system_ends on time_records for update to sereshta_system using (true) with check (true);
create policy daily_work_logs_booked_for_leavers on daily_work_logs for insert to sereshta_staff
  with check ((select app_is_partner()) and exists (
    select from profiles p where p.user_id = daily_work_logs.user_id and p.left_at is not null));
grant update (ended_at, hours) on time_records to sereshta_system;
grant update (hours_worked, version, updated_at) on daily_work_logs to sereshta_system;

-- A new password ends the address of the calendar.
create policy calendar_feeds_system_ends on calendar_feeds for delete to sereshta_system using (true);
grant delete on calendar_feeds to sereshta_system;

-- Those who were deactivated by hand before.
set local role sereshta_system;
update profiles p set left_at = u.deactivated_at from users u
  where u.id = p.user_id and u.deactivated_at is not null;
update sessions s set ended_at = u.deactivated_at from users u
  where u.id = s.user_id and u.deactivated_at is not null and s.ended_at is null;
delete from calendar_feeds f using users u where u.id = f.user_id and u.deactivated_at is not null;
reset role;
