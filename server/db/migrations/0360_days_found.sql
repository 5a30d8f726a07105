-- online: what one person has before them is found without their past: open tasks, steps and deadlines by person and day,
-- and days in court without an outcome.
drop index concurrently if exists notes_open_due;
create index concurrently notes_open_due on notes (user_id, due_on)
  where due_on is not null and not is_archived and status <> 'done';
drop index concurrently if exists notes_doing;
create index concurrently notes_doing on notes (user_id) where status = 'doing' and due_on is null and not is_archived;
drop index concurrently if exists notes_open_assigned;
create index concurrently notes_open_assigned on notes using gin (assignee_ids) with (fastupdate = off)
  where not is_archived and status <> 'done' and assignee_ids <> '{}';
drop index concurrently if exists note_steps_open_of_person;
create index concurrently note_steps_open_of_person on note_steps (assignee_id, due_on)
  where done_at is null and due_on is not null;
-- With the days on which they warn, so that no other row is opened.
drop index concurrently if exists deadlines_warning_person;
create index concurrently deadlines_warning_person on deadlines (assignee_id, due_on, id) include (case_ref, warn_on)
  where state = 'open' and deleted_at is null;
drop index concurrently if exists deadlines_warning_backup;
create index concurrently deadlines_warning_backup on deadlines (backup_id, due_on, id) include (case_ref, warn_on)
  where state = 'open' and deleted_at is null and backup_id is not null;
drop index concurrently if exists hearings_open_of_person;
create index concurrently hearings_open_of_person on hearings (appears_id, on_day, id)
  where state = 'set' and deleted_at is null;
drop index concurrently if exists hearings_open_along;
create index concurrently hearings_open_along on hearings (on_day)
  where state = 'set' and deleted_at is null and with_ids <> '{}';
