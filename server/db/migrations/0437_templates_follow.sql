-- A template follows its task to another case, where the one that it was of did not guard it: what was written for everybody's
-- eyes is hidden with the case that the task is of now. What was written on a guarded case stays with that one. When two cases
-- become one, merge_case moves the templates itself, and counts them.
create function notes_take_templates() returns trigger
  language plpgsql security definer set search_path to public, pg_temp as $$
begin
  update task_templates set case_ref = new.case_ref
    where case_ref = old.case_ref and note_id = new.id and not is_guarded(old.case_ref);
  return null;
end $$;
alter function notes_take_templates owner to sereshta_system;
revoke all on function notes_take_templates() from public;
create trigger notes_take_templates after update of case_id, case_ref on notes for each row
  when (current_user = 'sereshta_staff' and new.case_ref <> old.case_ref)
  execute function notes_take_templates();
