-- Runs of the timer and times entered by hand, and the day on which a note was last worked on.
create table time_records (
  id uuid constraint time_records_pkey primary key,
  note_id uuid not null constraint time_records_note_fkey references notes (id) on delete cascade,
  user_id uuid not null constraint time_records_user_fkey references users (id),
  started_at timestamptz not null,
  -- Empty while the timer runs.
  ended_at timestamptz,
  hours numeric(8, 2) constraint time_records_hours_positive check (hours >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  constraint time_records_end_after_start check (ended_at > started_at),
  constraint time_records_hours_when_ended check ((ended_at is null) = (hours is null))
);
-- One running timer per person, whatever happens at the same moment.
create unique index time_records_one_running on time_records (user_id) where ended_at is null;
create index time_records_by_note on time_records (note_id, started_at desc);
alter table time_records enable row level security;
alter table time_records force row level security;
create policy time_records_seen on time_records for select to sereshta_staff
  using ((select app_is_partner()) or user_id = (select app_user_id())
    or exists (select from notes n where n.id = note_id));
create policy time_records_own on time_records for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and exists (select from notes n where n.id = note_id));
create policy time_records_ended on time_records for update to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy time_records_deleted on time_records for delete to sereshta_staff
  using (user_id = (select app_user_id()));
create policy time_records_system on time_records for select to sereshta_system using (true);
grant select, insert, delete on time_records to sereshta_staff;
grant update (ended_at, hours, version) on time_records to sereshta_staff;
grant select on time_records to sereshta_system;

-- A run that ends after its note was archived still books its hours; commands refuse other changes there.
drop policy daily_work_logs_added on daily_work_logs;
create policy daily_work_logs_added on daily_work_logs for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and exists (select from notes n where n.id = note_id));
drop policy daily_work_logs_changed on daily_work_logs;
create policy daily_work_logs_changed on daily_work_logs for update to sereshta_staff
  using ((select app_is_partner()) or exists (select from notes n where n.id = note_id))
  with check (exists (select from notes n where n.id = note_id));

-- The breakdown lists notes by the day they were last worked on, without reading their logs.
alter table notes add column last_worked_on date;
grant update (last_worked_on) on notes to sereshta_staff, sereshta_system;
create index notes_worked_on on notes (last_worked_on desc, id desc) where last_worked_on is not null;
create index notes_worked_on_by_owner on notes (user_id, last_worked_on desc, id desc) where last_worked_on is not null;

create or replace function sum_note_hours() returns trigger
  language plpgsql
as $$
declare
  touched uuid := coalesce(new.note_id, old.note_id);
begin
  update notes n
    set hours_worked = coalesce(logs.hours, 0), last_worked_on = logs.newest
    from (select sum(l.hours_worked) as hours, max(l.work_date) as newest
            from daily_work_logs l where l.note_id = touched) as logs
    where n.id = touched;
  return null;
end $$;
