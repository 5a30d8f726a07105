-- When somebody is away, and who stands in for them. All staff know it; nobody but the person and whoever answers for the
-- people writes it, and only the person and whoever sees everybody's tasks say who stands in.
create table absences (
  id uuid constraint absences_pkey primary key,
  user_id uuid not null constraint absences_user_fkey references users (id),
  from_on date not null,
  until_on date not null,
  cover_id uuid constraint absences_cover_fkey references users (id),
  note text constraint absences_note_length check (char_length(note) between 1 and 200),
  created_by uuid not null constraint absences_created_by_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint absences_in_order check (until_on >= from_on),
  constraint absences_cover_another check (cover_id <> user_id),
  constraint absences_no_two exclude using gist (user_id with =, daterange(from_on, until_on, '[]') with &&)
);
create index absences_of_cover on absences (cover_id, until_on) where cover_id is not null;
create index absences_by_end on absences (until_on, id);

alter table absences enable row level security;
alter table absences force row level security;
create policy absences_seen on absences for select to sereshta_staff using ((select app_user_id()) is not null);
create policy absences_added on absences for insert to sereshta_staff
  with check (created_by = (select app_user_id())
    and (user_id = (select app_user_id()) or (select app_has_right('people')))
    and (cover_id is null or user_id = (select app_user_id()) or (select app_has_right('notes.all'))));
create policy absences_changed on absences for update to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('people')))
  with check (user_id = (select app_user_id()) or (select app_has_right('people')));
create policy absences_deleted on absences for delete to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('people')));
create policy absences_backup on absences for select to sereshta_backup using (true);
create policy absences_system on absences for select to sereshta_system using (true);
grant select, insert, delete on absences to sereshta_staff;
grant update (from_on, until_on, cover_id, note, version, updated_at) on absences to sereshta_staff;
grant select on absences to sereshta_backup, sereshta_system;

-- How much of what waits for a person is on cases that another may not see, of the cases that the caller sees.
create function unseen_by_cover(p_user uuid, p_cover uuid, p_from date) returns integer
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select count(*)::int from (
      select case_ref from notes where user_id = p_user and not is_archived and status <> 'done' and case_ref is not null
      union all select case_ref from notes where assignee_ids @> array[p_user] and assignee_ids <> '{}'
        and not is_archived and status <> 'done' and case_ref is not null
      union all select case_ref from hearings where p_user = appears_id and state = 'set' and deleted_at is null
        and on_day >= p_from
      union all select case_ref from deadlines where p_user in (assignee_id, backup_id) and state = 'open'
        and deleted_at is null) waiting
    where (p_user = app_user_id() or app_has_right('people'))
      and exists (select from case_hidden h where h.user_id = p_cover and h.case_ref = waiting.case_ref)
      and (not app_hides_cases() or not hidden_from_me(waiting.case_ref))
$$;
alter function unseen_by_cover owner to sereshta_system;
revoke all on function unseen_by_cover from public;
grant execute on function unseen_by_cover to sereshta_staff;
