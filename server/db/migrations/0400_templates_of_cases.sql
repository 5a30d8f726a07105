-- A template remembers of which task and case it was made, and is seen and written as every row of a case.
alter table task_templates add column note_id uuid;
alter table task_templates add column case_ref uuid;
alter table task_templates add constraint task_templates_case_fkey
  foreign key (case_ref) references cases (id) on delete set null not valid;
create policy task_templates_hidden on task_templates as restrictive for all to sereshta_staff
  using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref));
-- As long as its case is guarded it is its maker's alone. Whoever sees all tasks takes a shared one from the others.
drop policy task_templates_seen on task_templates;
create policy task_templates_seen on task_templates for select to sereshta_staff
  using (created_by = (select app_user_id())
    or (is_shared and (select app_user_id()) is not null and not is_guarded(case_ref)));
drop policy task_templates_deleted on task_templates;
create policy task_templates_deleted on task_templates for delete to sereshta_staff
  using (created_by = (select app_user_id()) or (is_shared and (select app_has_right('notes.all'))));
grant update (case_ref) on task_templates to sereshta_system;

-- Past the policies, because whoever unshares another's template sees it no more.
create function unshare_template(p_template uuid, p_version integer, p_at timestamptz) returns boolean
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update task_templates t set is_shared = false, version = t.version + 1, updated_at = p_at
    where t.id = p_template and t.version = p_version and t.is_shared and app_has_right('notes.all')
      and not is_guarded(t.case_ref) and (t.case_ref is null or not app_hides_cases() or not hidden_from_me(t.case_ref));
  return found;
end $$;
alter function unshare_template owner to sereshta_system;
revoke all on function unshare_template(uuid, integer, timestamptz) from public;
grant execute on function unshare_template(uuid, integer, timestamptz) to sereshta_staff;
grant update (is_shared, version, updated_at) on task_templates to sereshta_system;

-- What was made of a task before its text was linked is of its case from then on: its template, and what repeats it as it was.
create function notes_take_along() returns trigger
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update task_templates set case_ref = new.case_ref where note_id = new.id and case_ref is null;
  update note_recurrences r set draft = r.draft || jsonb_build_object('case_ref', new.case_ref)
    where r.id = new.recurrence_ref and r.draft ->> 'case_ref' is null
      and case_label_key(r.draft ->> 'case_id') = case_label_key(new.case_id);
  return null;
end $$;
alter function notes_take_along owner to sereshta_system;
revoke all on function notes_take_along() from public;
create trigger notes_take_along after update of case_id, case_ref on notes for each row
  when (new.case_ref is not null and old.case_ref is null) execute function notes_take_along();
