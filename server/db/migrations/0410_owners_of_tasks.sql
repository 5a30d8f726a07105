-- A task gets another owner: at once by who may change all, else by its owner, when whoever they asked accepts.

create table note_owner_asks (
  note_id uuid constraint note_owner_asks_pkey primary key
    constraint note_owner_asks_note_fkey references notes (id) on delete cascade,
  from_id uuid not null constraint note_owner_asks_from_fkey references users (id),
  to_id uuid not null constraint note_owner_asks_to_fkey references users (id),
  at timestamptz not null,
  constraint note_owner_asks_two_people check (from_id <> to_id)
);
create index note_owner_asks_of_person on note_owner_asks (to_id);

-- Whoever is asked does not see the task yet: whether its case is hidden from them is asked past its policies.
create function note_hidden_from_me(p_note uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from notes n where n.id = p_note and n.case_ref is not null and hidden_from_me(n.case_ref));
alter function note_hidden_from_me owner to sereshta_system;
revoke all on function note_hidden_from_me from public;
grant execute on function note_hidden_from_me to sereshta_staff;

alter table note_owner_asks enable row level security;
alter table note_owner_asks force row level security;
create policy note_owner_asks_hidden on note_owner_asks as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not note_hidden_from_me(note_id))
  with check (not (select app_hides_cases()) or not note_hidden_from_me(note_id));
create policy note_owner_asks_seen on note_owner_asks for select to sereshta_staff
  using ((select app_user_id()) in (from_id, to_id) or (select app_has_right('notes.all')));
-- Nobody is asked to take what is somebody else's.
create policy note_owner_asks_asked on note_owner_asks for insert to sereshta_staff
  with check (from_id = (select app_user_id()) and exists (select from notes n where n.id = note_id and not n.is_archived
    and n.user_id = (select app_user_id()) and (n.case_ref is null or not hidden_from(to_id, n.case_ref))));
create policy note_owner_asks_ended on note_owner_asks for delete to sereshta_staff
  using ((select app_user_id()) in (from_id, to_id) or (select app_has_right('notes.all')));
create policy note_owner_asks_backup on note_owner_asks for select to sereshta_backup using (true);
create policy note_owner_asks_system on note_owner_asks for all to sereshta_system using (true) with check (true);
grant select, insert, delete on note_owner_asks to sereshta_staff;
grant select on note_owner_asks to sereshta_backup;
grant select, delete on note_owner_asks to sereshta_system;

-- Nobody is asked any more once a task has another owner or is put away.
create function note_owner_asks_lapse() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  delete from note_owner_asks where note_id = new.id;
  return null;
end $$;
alter function note_owner_asks_lapse owner to sereshta_system;
revoke all on function note_owner_asks_lapse from public;
create trigger note_owner_asks_lapse after update of user_id, is_archived on notes
  for each row when (new.user_id <> old.user_id or (new.is_archived and not old.is_archived))
  execute function note_owner_asks_lapse();

grant delete on note_assignees to sereshta_system;

-- Gives tasks to a person, with the open steps of who had them; the steps that were theirs before stay theirs. Answers by
-- task which steps went along, and how they were asked to work on it before. Asks nobody: whoever calls it has asked.
create function pass_notes(p_notes uuid[], p_to uuid, p_by uuid, p_at timestamptz) returns jsonb
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  kept jsonb;
  along uuid[];
begin
  perform from notes where id = any (p_notes) order by id for update;
  select jsonb_object_agg(n.id, jsonb_strip_nulls(jsonb_build_object(
      'steps', array(select s.id from note_steps s where s.note_id = n.id and s.assignee_id = n.user_id and s.done_at is null),
      'asked', (select to_jsonb(a) from note_assignees a where a.note_id = n.id and a.user_id = p_to))))
    into kept from notes n where n.id = any (p_notes);
  along := array(select s.id from note_steps s join notes n on n.id = s.note_id
    where n.id = any (p_notes) and s.assignee_id in (n.user_id, p_to) and s.done_at is null);
  delete from note_assignees where note_id = any (p_notes) and user_id = p_to;
  -- Whose timer runs on it stops it and keeps the hours.
  insert into note_assignees (note_id, user_id, assigned_by, assigned_at)
    select n.id, n.user_id, p_by, p_at from time_records r join notes n on n.id = r.note_id and n.user_id = r.user_id
      where n.id = any (p_notes) and r.ended_at is null and cardinality(n.assignee_ids) < 20;
  update notes set user_id = p_to, created_by = coalesce(created_by, user_id), modified_by = p_by, version = version + 1,
      updated_at = p_at where id = any (p_notes);
  update note_steps set assignee_id = p_to, version = version + 1, updated_at = p_at where id = any (along);
  return coalesce(kept, '{}');
end $$;
alter function pass_notes owner to sereshta_system;
revoke all on function pass_notes from public;

-- By who may change all, to somebody who sees its case.
create function make_owner(p_note uuid, p_to uuid, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from notes n where n.id = p_note and app_has_right('notes.all') and n.user_id <> p_to and not n.is_archived
    and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref))
    and (n.case_ref is null or not hidden_from(p_to, n.case_ref))
    and exists (select from profiles p where p.user_id = p_to and p.left_at is null);
  if not found then
    return false;
  end if;
  perform pass_notes(array[p_note], p_to, app_user_id(), p_at);
  return true;
end $$;
alter function make_owner owner to sereshta_system;
revoke all on function make_owner from public;
grant execute on function make_owner to sereshta_staff;

-- The task that the caller is asked to take, held until they have answered: nothing where they are not asked.
create function asked_note(p_note uuid) returns table (id uuid, user_id uuid, title text, case_ref uuid, version integer, assignee_ids uuid[])
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  -- Held first, or somebody else may be asked, or have it, by the time that this looks.
  perform from notes n where n.id = (select note_id from note_owner_asks o where o.note_id = p_note and o.to_id = app_user_id())
    for update;
  return query select n.id, n.user_id, n.title, n.case_ref, n.version, n.assignee_ids from notes n
    where n.id = p_note and not n.is_archived
      and exists (select from note_owner_asks o where o.note_id = p_note and o.to_id = app_user_id() and o.from_id = n.user_id)
      and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref));
end $$;
alter function asked_note owner to sereshta_system;
revoke all on function asked_note from public;
grant execute on function asked_note to sereshta_staff;

create function take_asked_note(p_note uuid, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform from asked_note(p_note);
  if not found then
    return false;
  end if;
  perform pass_notes(array[p_note], app_user_id(), app_user_id(), p_at);
  return true;
end $$;
alter function take_asked_note owner to sereshta_system;
revoke all on function take_asked_note from public;
grant execute on function take_asked_note to sereshta_staff;

-- What a person is asked to take, the longest waiting first.
create function owner_asks_of(p_user uuid, p_most integer)
  returns table (note_id uuid, title text, case_ref uuid, case_id text, client_name text, due_on date, from_id uuid, at timestamptz)
  language plpgsql stable security definer
  set search_path = public, pg_temp
as $$
begin
  return query select n.id, n.title, n.case_ref, n.case_id, n.client_name, n.due_on, o.from_id, o.at
    from note_owner_asks o join notes n on n.id = o.note_id and n.user_id = o.from_id and not n.is_archived
    where sees_day_of(p_user) and o.to_id = p_user
      and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref))
      and (n.case_ref is null or not hidden_from(p_user, n.case_ref))
    order by o.at, n.id limit p_most;
end $$;
alter function owner_asks_of owner to sereshta_system;
revoke all on function owner_asks_of from public;
grant execute on function owner_asks_of to sereshta_staff;
