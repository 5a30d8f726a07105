-- Whoever stands in for somebody works on their tasks for as long as the absence lasts, as one who is asked to: the time is
-- the request's, the day is the firm's.
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
    set_config('app.now', p_now::text, true),
    set_config('app.hides_cases', case when hides then 'on' else 'off' end, true),
    set_config('app.hidden_cases', case when hides then coalesce(hidden_cases_of(p_user), '') else '' end, true);
  return next;
end $$;

-- The absences of today in which the caller stands in for somebody.
create function covered_by_me() returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select array(select a.user_id from absences a
    where a.cover_id = app_user_id() and a.until_on >= today.day and a.from_on <= today.day)
  from (select (coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) at time zone f.time_zone)::date as day
    from firm f) today
$$;
alter function covered_by_me owner to sereshta_system;
grant select on firm to sereshta_system;
revoke all on function covered_by_me from public;
grant execute on function covered_by_me to sereshta_staff;

alter policy notes_seen on notes
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids)
    or user_id = any ((select covered_by_me())::uuid[])
    or assignee_ids && (select covered_by_me()));
alter policy notes_changed on notes
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids)
    or user_id = any ((select covered_by_me())::uuid[])
    or assignee_ids && (select covered_by_me()))
  with check ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids)
    or user_id = any ((select covered_by_me())::uuid[])
    or assignee_ids && (select covered_by_me()));
create or replace function sees_day_of(p_user uuid) returns boolean
  language sql stable
  return p_user = app_user_id() or app_has_right('notes.all') or p_user = any (covered_by_me());

-- Nobody makes themselves, or keeps themselves longer, the cover of another: the absent person says who, or who sees
-- everybody's tasks.
create function absences_guard_cover() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'sereshta_staff' and new.cover_id is not null and old.user_id <> app_user_id()
    and not app_has_right('notes.all')
    and (new.cover_id, new.from_on, new.until_on) is distinct from (old.cover_id, old.from_on, old.until_on) then
    raise insufficient_privilege using message = 'who stands in for another is said by them or by who sees all tasks';
  end if;
  return new;
end $$;
create trigger absences_guard_cover before update on absences
  for each row execute function absences_guard_cover();
