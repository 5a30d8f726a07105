-- Deleted notes with everything that went with them, as they were, for as long as they can be brought back.
-- Written and read by the two functions below only, so that nobody can put a row of their own making in here.
create table deleted_notes (
  note_id uuid constraint deleted_notes_pkey primary key,
  owner_id uuid not null constraint deleted_notes_owner_fkey references users (id),
  deleted_by uuid not null constraint deleted_notes_deleter_fkey references users (id),
  deleted_at timestamptz not null,
  note jsonb not null,
  work_logs jsonb not null,
  time_records jsonb not null
);
create index deleted_notes_by_age on deleted_notes (deleted_at);
alter table deleted_notes enable row level security;
alter table deleted_notes force row level security;
-- Whoever may restore one, and nobody else: partners, and the owner who deleted it.
create policy deleted_notes_seen on deleted_notes for select to sereshta_staff
  using ((select app_is_partner()) or (deleted_by = (select app_user_id()) and owner_id = (select app_user_id())));
create policy deleted_notes_system on deleted_notes for all to sereshta_system using (true) with check (true);
grant select on deleted_notes to sereshta_staff;
grant select, insert, delete on deleted_notes to sereshta_system;

-- Keeps a note that its caller is about to delete; false when they may not.
create function keep_deleted_note(p_note uuid, p_at timestamptz) returns boolean
  language plpgsql volatile security definer
  set search_path = public, pg_temp
as $$
begin
  insert into deleted_notes (note_id, owner_id, deleted_by, deleted_at, note, work_logs, time_records)
    select n.id, n.user_id, app_user_id(), p_at, to_jsonb(n),
        coalesce((select jsonb_agg(to_jsonb(l) order by l.work_date) from daily_work_logs l where l.note_id = n.id), '[]'),
        coalesce((select jsonb_agg(to_jsonb(r) order by r.started_at) from time_records r where r.note_id = n.id), '[]')
      from notes n
      where n.id = p_note and (app_is_partner() or n.user_id = app_user_id());
  return found;
end $$;
alter function keep_deleted_note owner to sereshta_system;
revoke all on function keep_deleted_note from public;
grant execute on function keep_deleted_note to sereshta_staff;

-- Puts rows back as they were. Columns that a later migration added, or that the table computes, are left to it.
create function put_back(p_table regclass, p_rows jsonb) returns void
  language plpgsql volatile
  set search_path = public, pg_temp
as $$
declare
  kept text;
begin
  select string_agg(quote_ident(a.attname), ', ') into kept
    from pg_attribute a
    where a.attrelid = p_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and exists (select from jsonb_array_elements(p_rows) as stored where stored ? a.attname::text);
  if kept is not null then
    execute format('insert into %1$s (%2$s) select %2$s from jsonb_populate_recordset(null::%1$s, $1)', p_table, kept)
      using p_rows;
  end if;
end $$;
revoke all on function put_back from public;
grant execute on function put_back to sereshta_system;

-- Brings a deleted note back with its hours; false when there is none that the caller may restore.
-- A timer that ran on it runs on, unless its person has started another one since.
create function restore_deleted_note(p_note uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = public, pg_temp
as $$
declare
  kept deleted_notes;
begin
  delete from deleted_notes d
    where d.note_id = p_note
      and (app_is_partner() or (d.deleted_by = app_user_id() and d.owner_id = app_user_id()))
    returning * into kept;
  if not found then
    return false;
  end if;
  perform put_back('notes', jsonb_build_array(kept.note));
  perform put_back('daily_work_logs', kept.work_logs);
  perform put_back('time_records', coalesce((
    select jsonb_agg(run) from jsonb_array_elements(kept.time_records) as run
      where run ->> 'ended_at' is not null
        or not exists (select from time_records r where r.user_id = (run ->> 'user_id')::uuid and r.ended_at is null)), '[]'));
  return true;
end $$;
alter function restore_deleted_note owner to sereshta_system;
revoke all on function restore_deleted_note from public;
grant execute on function restore_deleted_note to sereshta_staff;
grant insert on time_records to sereshta_system;
create policy time_records_system_restores on time_records for insert to sereshta_system with check (true);
