-- online: tasks by the day on which they are due, of one person and of everybody.
drop index concurrently if exists notes_due_by_owner;
create index concurrently notes_due_by_owner on notes (user_id, due_on) where due_on is not null and not is_archived;
drop index concurrently if exists notes_due;
create index concurrently notes_due on notes (due_on) where due_on is not null and not is_archived;
