-- What the call 'set case access' does past the columns that staff may write, and what follows from sight that is lost.

-- Whether a case is hidden from somebody.
create function hidden_from(p_person uuid, p_case uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from case_hidden where user_id = p_person and case_ref = p_case);
alter function hidden_from owner to sereshta_system;
revoke all on function hidden_from from public;
grant execute on function hidden_from to sereshta_staff;

-- Says who sees a case, if it still is as the caller saw it; answers its new version, or null.
create function change_case_access(p_case uuid, p_version integer, p_access text, p_at timestamptz) returns integer
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  made integer;
begin
  if app_user_id() is null or not app_has_right('cases.restrict') or (app_hides_cases() and hidden_from_me(p_case)) then
    raise exception 'who sees a case is said by holders of a right who see it' using errcode = '42501';
  end if;
  update cases set access = p_access, version = version + 1, updated_at = p_at
    where id = p_case and version = p_version returning version into made;
  return made;
end $$;
alter function change_case_access owner to sereshta_system;
revoke all on function change_case_access from public;
grant execute on function change_case_access to sereshta_staff;
grant update (access, version, updated_at) on cases to sereshta_system;
create policy cases_system_restricts on cases for update to sereshta_system using (true) with check (true);

-- Whether a partner who can sign in sees a case. Behind the lock of sight.
create function a_partner_sees(p_case uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from profiles p join users u on u.id = p.user_id
    where p.role = 'partner' and u.deactivated_at is null and u.email_confirmed_at is not null
      and not exists (select from case_walls w where w.user_id = p.user_id and w.case_ref = p_case));
alter function a_partner_sees owner to sereshta_system;
revoke all on function a_partner_sees from public;
grant execute on function a_partner_sees to sereshta_staff;

-- The people of any case that they see, by whoever says who sees it.
create policy case_people_added_by_restrict on case_people for insert to sereshta_staff
  with check ((select app_has_right('cases.restrict')));
create policy case_people_removed_by_restrict on case_people for delete to sereshta_staff
  using ((select app_has_right('cases.restrict')));

-- Before sight of a case is taken away, whatever is of it names it: while the job still links what was there before, the
-- rows of its labels (functions of 0100) and the events whose text names it, where nothing is left to ask; and always the
-- events and notifications of the case and of what belongs to it.
create function fill_case_of_events(p_case uuid) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  label text := (select case_label_key(case_id) from cases where id = p_case);
  subjects uuid[];
  of_table text;
  called text;
  is_linking boolean;
begin
  if app_user_id() is not null and app_hides_cases() and hidden_from_me(p_case) then
    raise exception 'what happened on a case is filled in by who sees it' using errcode = '42501';
  end if;
  is_linking := exists (select from linking where finished_at is null)
    or exists (select from labels_to_link q join case_labels l on l.label_key = q.label_key where l.case_ref = p_case);
  if is_linking then
    insert into case_labels (label_key, case_ref, label, since)
      select label, id, case_id, created_at from cases where id = p_case and label <> ''
      on conflict on constraint case_labels_pkey do nothing;
    foreach of_table in array array['notes', 'case_costing', 'case_timeline', 'deleted_notes'] loop
      for called in select label_key from case_labels where case_ref = p_case loop
        perform link_texts(of_table, called, '00000000-0000-0000-0000-000000000000', 1000000, true);
      end loop;
    end loop;
  end if;
  subjects := array(
    select p_case
    union all select id from notes where case_ref = p_case
    union all select note_id from deleted_notes where case_ref = p_case
    union all select id from case_costing where case_ref = p_case
    union all select id from case_timeline where case_ref = p_case
    union all select id from calendar_events where case_ref = p_case
    union all select id from meetings where case_ref = p_case);
  update activity_events set case_ref = p_case where case_ref is null and subject_id = any (subjects);
  update activity_events e set case_ref = p_case
    where is_linking and e.case_ref is null and e.area in ('timer', 'time', 'work_log')
      and (e.detail ->> 'note_id') = any (select unnest(subjects)::text);
  update activity_events e set case_ref = p_case
    where is_linking and e.case_ref is null and e.area in ('note', 'case', 'case_costing', 'case_timeline')
      and case_label_key(e.detail ->> 'case_id') = label
      -- A row that is still there says itself whose it is; two cases may bear one label.
      and not exists (select from notes n where n.id = e.subject_id)
      and not exists (select from cases c where c.id = e.subject_id);
  update notifications set case_ref = p_case where case_ref is null and subject_id = any (subjects);
  delete from notifications n using case_hidden h
    where n.case_ref = p_case and h.case_ref = p_case and h.user_id = n.user_id;
end $$;
alter function fill_case_of_events owner to sereshta_system;
revoke all on function fill_case_of_events from public;
grant execute on function fill_case_of_events to sereshta_staff;
grant update (case_ref, former_case_ref) on activity_events to sereshta_system;
create policy activity_events_system_links on activity_events for update to sereshta_system using (true) with check (true);
grant update (case_ref) on notifications to sereshta_system;

-- The timer of somebody who lost sight of its task is ended and booked by whoever sees the task.
create policy time_records_ended_when_hidden on time_records for update to sereshta_staff
  using (exists (select from notes n where n.id = note_id and n.case_ref is not null and hidden_from(time_records.user_id, n.case_ref)));
create policy daily_work_logs_booked_when_hidden on daily_work_logs for insert to sereshta_staff
  with check (exists (select from notes n where n.id = note_id and n.case_ref is not null and hidden_from(daily_work_logs.user_id, n.case_ref)));

-- Deleting publishes nothing: a guarded case goes only when no row of any table names it, the trash and the audit included.
create function case_is_named(p_case uuid) returns boolean
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
declare
  naming record;
  is_named boolean;
begin
  -- Rows that go with the case are the case itself.
  for naming in
    select c.conrelid::regclass as of_table, a.attname as by_column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'cases'::regclass and c.confdeltype <> 'c'
  loop
    execute format('select exists (select from %s where %I = $1)', naming.of_table, naming.by_column) into is_named using p_case;
    if is_named then
      return true;
    end if;
  end loop;
  return false;
end $$;
alter function case_is_named owner to sereshta_system;
revoke all on function case_is_named from public;

create function refuse_named_case() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if (old.access <> 'firm' or exists (select from case_walls w where w.case_ref = old.id)) and case_is_named(old.id) then
    raise exception 'a guarded case is named elsewhere' using errcode = '23503', constraint = 'cases_guarded_in_use';
  end if;
  return old;
end $$;
alter function refuse_named_case owner to sereshta_system;
revoke all on function refuse_named_case from public;
create trigger cases_after_the_lock before delete on cases for each statement execute function hold_sight_first();
create trigger cases_kept_while_named before delete on cases for each row execute function refuse_named_case();
