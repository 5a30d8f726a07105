-- online: of a table that grows with every day of work
drop index concurrently if exists time_entries_approved;
create index concurrently time_entries_approved on time_entries (work_date, user_id, note_id) include (seconds)
  where standing = 'approved';
