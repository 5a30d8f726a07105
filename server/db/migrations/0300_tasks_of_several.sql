-- A task has a day, a state, steps, and people who work on it beside its owner.

alter table notes add column created_by uuid;
alter table notes add column due_on date;
alter table notes add column due_time time;
alter table notes add column status text not null default 'todo';
alter table notes add column done_at timestamptz;
alter table notes add column done_by uuid;
-- Kept alive because of its day, not because somebody said so.
alter table notes add column kept_for_due boolean not null default false;
-- What lists and policies ask of the two tables below stands on the task itself, so that it costs nobody a page.
alter table notes add column assignee_ids uuid[] not null default '{}';
alter table notes add column steps_total integer not null default 0;
alter table notes add column steps_done integer not null default 0;
alter table notes add constraint notes_created_by_fkey foreign key (created_by) references users (id) not valid;
alter table notes add constraint notes_done_by_fkey foreign key (done_by) references users (id) not valid;
alter table notes add constraint notes_due_time_of_a_day check (due_time is null or due_on is not null) not valid;
alter table notes add constraint notes_status_known check (status in ('todo', 'doing', 'waiting', 'done')) not valid;
alter table notes add constraint notes_done_when check ((status = 'done') = (done_at is not null)) not valid;
alter table notes add constraint notes_assignees_at_most check (cardinality(assignee_ids) <= 20) not valid;
alter table notes add constraint notes_steps_at_most
  check (steps_total <= 100 and steps_done between 0 and steps_total) not valid;
grant update (due_on, due_time, status, done_at, done_by, kept_for_due) on notes to sereshta_staff;

create table note_assignees (
  note_id uuid not null constraint note_assignees_note_fkey references notes (id) on delete cascade,
  user_id uuid not null constraint note_assignees_user_fkey references users (id),
  assigned_by uuid not null constraint note_assignees_by_fkey references users (id),
  assigned_at timestamptz not null,
  constraint note_assignees_pkey primary key (note_id, user_id)
);
create index note_assignees_of_person on note_assignees (user_id, note_id);

create table note_steps (
  id uuid constraint note_steps_pkey primary key,
  note_id uuid not null constraint note_steps_note_fkey references notes (id) on delete cascade,
  place integer not null,
  title text not null constraint note_steps_title_length check (char_length(title) between 1 and 300),
  assignee_id uuid constraint note_steps_assignee_fkey references users (id),
  due_on date,
  done_at timestamptz,
  done_by uuid constraint note_steps_done_by_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint note_steps_done_whole check ((done_at is null) = (done_by is null))
);
create index note_steps_of_note on note_steps (note_id, place, id);

-- Who is asked to work on a task reads it, and holds it while they tick or book; what they may change is below.
alter policy notes_seen on notes
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids));
alter policy notes_changed on notes
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids))
  with check ((select app_has_right('notes.all')) or user_id = (select app_user_id())
    or (select app_user_id()) = any (assignee_ids));
-- One's own hours on a task that one sees; those of others are its owner's to correct.
alter policy daily_work_logs_changed on daily_work_logs
  using ((select app_has_right('notes.all')) or exists (select from notes n where n.id = note_id
    and (n.user_id = (select app_user_id()) or daily_work_logs.user_id = (select app_user_id()))));
alter policy daily_work_logs_deleted on daily_work_logs
  using ((select app_has_right('notes.all')) or exists (select from notes n where n.id = note_id
    and (n.user_id = (select app_user_id()) or daily_work_logs.user_id = (select app_user_id()))));

create function notes_guard_assignee() returns trigger
  language plpgsql
as $$
declare
  -- search_text is made later, from what does not change here.
  theirs text[] := '{status,done_at,done_by,version,modified_by,updated_at,kept_for_due,keep_alive,search_text}';
begin
  if current_user <> 'sereshta_staff' or old.user_id = app_user_id() or app_has_right('notes.all') then
    return new;
  end if;
  if to_jsonb(new) - theirs <> to_jsonb(old) - theirs
    or (new.keep_alive <> old.keep_alive and new.kept_for_due = old.kept_for_due) then
    raise insufficient_privilege using message = 'who is assigned to a task changes its state and nothing else';
  end if;
  return new;
end $$;
create trigger notes_guard_assignee before update on notes
  for each row execute function notes_guard_assignee();

alter table note_assignees enable row level security;
alter table note_assignees force row level security;
create policy note_assignees_seen on note_assignees for select to sereshta_staff
  using (exists (select from notes n where n.id = note_id));
create policy note_assignees_added on note_assignees for insert to sereshta_staff
  with check (assigned_by = (select app_user_id()) and exists (select from notes n where n.id = note_id and not n.is_archived
    and ((select app_has_right('notes.all')) or n.user_id = (select app_user_id()))
    and (n.case_ref is null or not hidden_from(note_assignees.user_id, n.case_ref))));
create policy note_assignees_deleted on note_assignees for delete to sereshta_staff
  using (exists (select from notes n where n.id = note_id and ((select app_has_right('notes.all'))
    or n.user_id = (select app_user_id()) or note_assignees.user_id = (select app_user_id()))));
create policy note_assignees_backup on note_assignees for select to sereshta_backup using (true);
create policy note_assignees_system on note_assignees for all to sereshta_system using (true) with check (true);
grant select, insert, delete on note_assignees to sereshta_staff;
grant select on note_assignees to sereshta_backup;
grant select, insert on note_assignees to sereshta_system;

alter table note_steps enable row level security;
alter table note_steps force row level security;
create policy note_steps_seen on note_steps for select to sereshta_staff
  using (exists (select from notes n where n.id = note_id));
create policy note_steps_added on note_steps for insert to sereshta_staff
  with check (exists (select from notes n where n.id = note_id and not n.is_archived
    and ((select app_has_right('notes.all')) or n.user_id = (select app_user_id()))
    and (assignee_id is null or assignee_id = n.user_id or assignee_id = any (n.assignee_ids))));
create policy note_steps_changed on note_steps for update to sereshta_staff
  using (exists (select from notes n where n.id = note_id and not n.is_archived))
  with check (exists (select from notes n where n.id = note_id and not n.is_archived
    and (assignee_id is null or assignee_id = n.user_id or assignee_id = any (n.assignee_ids))));
create policy note_steps_deleted on note_steps for delete to sereshta_staff
  using (exists (select from notes n where n.id = note_id and not n.is_archived
    and ((select app_has_right('notes.all')) or n.user_id = (select app_user_id()))));
create policy note_steps_backup on note_steps for select to sereshta_backup using (true);
create policy note_steps_system on note_steps for all to sereshta_system using (true) with check (true);
grant select, insert, delete on note_steps to sereshta_staff;
grant update (place, title, assignee_id, due_on, done_at, done_by, version, updated_at) on note_steps to sereshta_staff;
grant select on note_steps to sereshta_backup;
grant select, insert, update on note_steps to sereshta_system;

create function note_steps_guard_assignee() returns trigger
  language plpgsql
as $$
declare
  theirs text[] := '{done_at,done_by,assignee_id,version,updated_at}';
begin
  if current_user <> 'sereshta_staff' or app_has_right('notes.all')
    or exists (select from notes n where n.id = old.note_id and n.user_id = app_user_id()) then
    return new;
  end if;
  -- They take a step that is nobody's, and give theirs back.
  if to_jsonb(new) - theirs <> to_jsonb(old) - theirs
    or (new.assignee_id is distinct from old.assignee_id
      and coalesce(old.assignee_id, new.assignee_id) is distinct from app_user_id()) then
    raise insufficient_privilege using message = 'who is assigned to a task ticks and takes its steps and nothing else';
  end if;
  return new;
end $$;
create trigger note_steps_guard_assignee before update on note_steps
  for each row execute function note_steps_guard_assignee();

-- The task is held before it is looked at, or two at once would each miss the other's row.
create function note_assignees_keep_note() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  touched uuid := coalesce(new.note_id, old.note_id);
begin
  perform from notes where id = touched for update;
  update notes set assignee_ids = array(select a.user_id from note_assignees a where a.note_id = touched
      order by a.assigned_at, a.user_id) where id = touched;
  if tg_op = 'DELETE' then
    update note_steps set assignee_id = null, version = version + 1
      where note_id = touched and assignee_id = old.user_id and done_at is null;
  end if;
  return null;
end $$;
alter function note_assignees_keep_note owner to sereshta_system;
revoke all on function note_assignees_keep_note from public;
create trigger note_assignees_keep_note after insert or delete on note_assignees
  for each row execute function note_assignees_keep_note();

create function note_steps_keep_note() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  touched uuid := coalesce(new.note_id, old.note_id);
begin
  perform from notes where id = touched for update;
  update notes set steps_total = counted.total, steps_done = counted.done
    from (select count(*) as total, count(s.done_at) as done from note_steps s where s.note_id = touched) as counted
    where id = touched;
  return null;
end $$;
alter function note_steps_keep_note owner to sereshta_system;
revoke all on function note_steps_keep_note from public;
create trigger note_steps_keep_note after insert or delete or update of done_at on note_steps
  for each row execute function note_steps_keep_note();

-- Hours of whoever works on a task count on it, also where the task is not theirs to change.
alter function sum_note_hours() owner to sereshta_system;
alter function sum_note_hours() security definer set search_path = public, pg_temp;
revoke all on function sum_note_hours() from public;

create function show_runs_on_note(p_note uuid) returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  update notes n set time_start = latest.started_at, time_end = latest.ended_at,
      total_hours = (select coalesce(sum(hours), 0) from time_records where note_id = p_note)
    from (select p_note) as one left join lateral (select started_at, ended_at from time_records where note_id = p_note
      order by started_at desc, id desc limit 1) as latest on true
    where n.id = p_note;
$$;
alter function show_runs_on_note owner to sereshta_system;
revoke all on function show_runs_on_note from public;
grant execute on function show_runs_on_note to sereshta_staff;

-- A log stands under the owner of its task, also when the task gets another one.
create function notes_pass_logs() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update daily_work_logs set note_owner_id = new.user_id where note_id = new.id;
  return null;
end $$;
alter function notes_pass_logs owner to sereshta_system;
revoke all on function notes_pass_logs from public;
grant update (note_owner_id) on daily_work_logs to sereshta_system;
create trigger notes_pass_logs after update of user_id on notes
  for each row when (new.user_id <> old.user_id) execute function notes_pass_logs();

-- The trash keeps who worked on it, and its steps.
alter table deleted_notes add column assignees jsonb not null default '[]';
alter table deleted_notes add column steps jsonb not null default '[]';
create or replace function keep_deleted_note(p_note uuid, p_at timestamptz) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deleted_notes (note_id, owner_id, deleted_by, deleted_at, note, work_logs, time_records, case_ref, assignees, steps)
    select n.id, n.user_id, app_user_id(), p_at, to_jsonb(n),
        coalesce((select jsonb_agg(to_jsonb(l) order by l.work_date) from daily_work_logs l where l.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(r) order by r.started_at) from time_records r where r.note_id = n.id), '[]'),
        n.case_ref,
        coalesce((select jsonb_agg(to_jsonb(a) order by a.assigned_at) from note_assignees a where a.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(s) order by s.place) from note_steps s where s.note_id = n.id), '[]')
      from notes n
      where n.id = p_note and (app_has_right('notes.all') or n.user_id = app_user_id())
        and (n.case_ref is null or not app_hides_cases() or not hidden_from_me(n.case_ref));
  return found;
end $$;
create or replace function restore_deleted_note(p_note uuid) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  kept deleted_notes;
begin
  delete from deleted_notes d
    where d.note_id = p_note
      and (app_has_right('notes.all') or (d.deleted_by = app_user_id() and d.owner_id = app_user_id()))
      and (d.case_ref is null or not app_hides_cases() or not hidden_from_me(d.case_ref))
    returning * into kept;
  if not found then
    return false;
  end if;
  -- The case may have gone meanwhile; the trash knows.
  perform put_back('notes', jsonb_build_array(kept.note || jsonb_build_object('case_ref', kept.case_ref)));
  perform put_back('daily_work_logs', kept.work_logs);
  perform put_back('time_records', coalesce((
    select jsonb_agg(run) from jsonb_array_elements(kept.time_records) as run
      where run ->> 'ended_at' is not null
        or not exists (select from time_records r where r.user_id = (run ->> 'user_id')::uuid and r.ended_at is null)), '[]'));
  perform put_back('note_assignees', kept.assignees);
  perform put_back('note_steps', kept.steps);
  return true;
end $$;

-- The tasks that the caller is assigned to, for a list of them; what is hidden of these is hidden there.
create function assigned_to_me() returns uuid[]
  language sql stable security definer
  set search_path = public, pg_temp
  return array(select note_id from note_assignees where user_id = app_user_id());
alter function assigned_to_me owner to sereshta_system;
revoke all on function assigned_to_me from public;
grant execute on function assigned_to_me to sereshta_staff;
