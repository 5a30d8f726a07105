-- Tasks that come again: what is made of each, and when the next one is.
create table note_recurrences (
  id uuid constraint note_recurrences_pkey primary key,
  user_id uuid not null constraint note_recurrences_user_fkey references users (id),
  -- The fields of a task, and the titles of its steps.
  draft jsonb not null,
  assignees uuid[] not null default '{}' constraint note_recurrences_assignees_at_most check (cardinality(assignees) <= 20),
  every integer not null constraint note_recurrences_every_sensible check (every between 1 and 52),
  unit text not null constraint note_recurrences_unit_known check (unit in ('day', 'week', 'month', 'year')),
  -- Days of the week, 0 is Sunday; left out, that of the first day.
  weekdays integer[] constraint note_recurrences_weekdays_known
    check (weekdays is null
      or weekdays <@ array[0, 1, 2, 3, 4, 5, 6] and cardinality(weekdays) between 1 and 7 and unit = 'week'),
  -- The day of the month, -1 is the last one; left out, that of the first day.
  month_day integer constraint note_recurrences_month_day_known
    check (month_day is null
      or (month_day between 1 and 31 or month_day = -1) and unit in ('month', 'year')),
  closed_days text not null default 'keep' constraint note_recurrences_closed_days_known
    check (closed_days in ('keep', 'before', 'after')),
  starts_on date not null,
  ends_on date constraint note_recurrences_ends_after_start check (ends_on >= starts_on),
  -- The last day by the rule of which there is a task, the next one, and the day on which that is made; null when there is none.
  last_on date,
  next_on date,
  make_on date,
  paused_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint note_recurrences_next_whole check ((next_on is null) = (make_on is null))
);
create index note_recurrences_due on note_recurrences (make_on) where paused_at is null;
create index note_recurrences_of_person on note_recurrences (user_id, created_at);

alter table note_recurrences enable row level security;
alter table note_recurrences force row level security;
create policy note_recurrences_own on note_recurrences for all to sereshta_staff
  using ((select app_has_right('notes.all')) or user_id = (select app_user_id()))
  with check ((select app_has_right('notes.all')) or user_id = (select app_user_id()));
create policy note_recurrences_hidden on note_recurrences as restrictive for all to sereshta_staff
  using (draft ->> 'case_ref' is null or not (select app_hides_cases()) or not hidden_from_me((draft ->> 'case_ref')::uuid))
  with check (draft ->> 'case_ref' is null or not (select app_hides_cases()) or not hidden_from_me((draft ->> 'case_ref')::uuid));
create policy note_recurrences_backup on note_recurrences for select to sereshta_backup using (true);
create policy note_recurrences_system on note_recurrences for all to sereshta_system using (true) with check (true);
grant select, insert, delete on note_recurrences to sereshta_staff;
grant update (every, unit, weekdays, month_day, closed_days, starts_on, ends_on, next_on, make_on, paused_at, version, updated_at)
  on note_recurrences to sereshta_staff;
grant select on note_recurrences to sereshta_backup;
grant select, update on note_recurrences to sereshta_system;

-- Of which row a task came; the row may be gone.
alter table notes add column recurrence_ref uuid;
grant update (recurrence_ref) on notes to sereshta_staff;
