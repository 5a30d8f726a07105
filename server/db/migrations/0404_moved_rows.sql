-- What moves onto a case is of that case in all that was told of it: what happened bears both, and whoever does not see the
-- case loses the notifications (corrections, point 3). Of three cases of one event the last stays, and a guarded one before.
create function case_kept_before(p_moved uuid, p_case uuid, p_former uuid) returns uuid
  language sql stable
  return case
    when p_former is null or p_former = p_moved then nullif(p_case, p_moved)
    when p_case is null or p_case = p_moved then p_former
    when exists (select from cases c where c.id = p_former
        and (c.access <> 'firm' or exists (select from case_walls w where w.case_ref = c.id)))
      and not exists (select from cases c where c.id = p_case
        and (c.access <> 'firm' or exists (select from case_walls w where w.case_ref = c.id)))
      then p_former
    else p_case end;

create function follow_moved_row() returns trigger
  language plpgsql security definer set search_path to public, pg_temp as $$
declare
  moved constant uuid := new.case_ref;
begin
  -- Where the product itself links or merges many rows, the rest is filled in once somebody is kept out (fill_case_of_events).
  if tg_argv[0] = 'many' and not exists (select from case_hidden h where h.case_ref = moved) then
    return null;
  end if;
  update activity_events e set case_ref = moved, former_case_ref = case_kept_before(moved, e.case_ref, e.former_case_ref)
    where e.subject_id = new.id and e.case_ref is distinct from moved;
  if tg_table_name = 'notes' then
    update activity_events e set case_ref = moved, former_case_ref = case_kept_before(moved, e.case_ref, e.former_case_ref)
      where e.area in ('timer', 'time', 'work_log') and e.detail ->> 'note_id' = new.id::text and e.case_ref is distinct from moved;
    update reminders_sent set case_ref = moved where about = 'task' and subject_id = new.id;
  end if;
  update notifications n set case_ref = moved where n.subject_id = new.id and n.case_ref is distinct from moved;
  if not found then
    return null;
  end if;
  with gone as (
    delete from notifications n using case_hidden h
      where n.subject_id = new.id and h.case_ref = moved and h.user_id = n.user_id
      returning n.user_id, n.id
  )
  insert into live_events (topic, subject_id, audience, person_id) select 'notifications', id, 'person', user_id from gone;
  return null;
end $$;
alter function follow_moved_row owner to sereshta_system;
alter function case_kept_before owner to sereshta_system;
revoke all on function follow_moved_row(), case_kept_before(uuid, uuid, uuid) from public;

create trigger notes_moved after update of case_id, case_ref on notes for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user = 'sereshta_staff')
  execute function follow_moved_row('one');
create trigger notes_moved_by_us after update of case_ref on notes for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user <> 'sereshta_staff')
  execute function follow_moved_row('many');
create trigger case_costing_moved after update of case_id, case_ref on case_costing for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user = 'sereshta_staff')
  execute function follow_moved_row('one');
create trigger case_costing_moved_by_us after update of case_ref on case_costing for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user <> 'sereshta_staff')
  execute function follow_moved_row('many');
create trigger case_timeline_moved after update of case_id, case_ref on case_timeline for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user = 'sereshta_staff')
  execute function follow_moved_row('one');
create trigger case_timeline_moved_by_us after update of case_ref on case_timeline for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user <> 'sereshta_staff')
  execute function follow_moved_row('many');
create trigger calendar_events_moved after update of case_ref on calendar_events for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user = 'sereshta_staff')
  execute function follow_moved_row('one');
create trigger calendar_events_moved_by_us after update of case_ref on calendar_events for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user <> 'sereshta_staff')
  execute function follow_moved_row('many');
create trigger meetings_moved after update of case_ref on meetings for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user = 'sereshta_staff')
  execute function follow_moved_row('one');
create trigger meetings_moved_by_us after update of case_ref on meetings for each row
  when (new.case_ref is not null and new.case_ref is distinct from old.case_ref and current_user <> 'sereshta_staff')
  execute function follow_moved_row('many');

-- Also of a task that was linked after time was taken on it.
create or replace function fill_case_of_events(p_case uuid) RETURNS void
  language plpgsql security definer set search_path to public, pg_temp as $$
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
    where e.case_ref is null and e.area in ('timer', 'time', 'work_log')
      and (e.detail ->> 'note_id') = any (subjects::text[]);
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
