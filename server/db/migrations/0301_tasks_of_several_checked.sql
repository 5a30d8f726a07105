alter table notes validate constraint notes_created_by_fkey;
alter table notes validate constraint notes_done_by_fkey;
alter table notes validate constraint notes_due_time_of_a_day;
alter table notes validate constraint notes_status_known;
alter table notes validate constraint notes_done_when;
alter table notes validate constraint notes_assignees_at_most;
alter table notes validate constraint notes_steps_at_most;
