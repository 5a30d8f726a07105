-- A step becomes nobody's who may not see the case of its task, also where they are still assigned to it.
create function note_steps_guard_sight() returns trigger
  language plpgsql
as $$
begin
  if current_user = 'sereshta_staff' and new.assignee_id is not null
    and (tg_op = 'INSERT' or new.assignee_id is distinct from old.assignee_id)
    and exists (select from notes n where n.id = new.note_id and n.case_ref is not null
      and hidden_from(new.assignee_id, n.case_ref)) then
    raise insufficient_privilege using message = 'who may not see the case of a task does no step of it';
  end if;
  return new;
end $$;
create trigger note_steps_guard_sight before insert or update of assignee_id on note_steps
  for each row execute function note_steps_guard_sight();
