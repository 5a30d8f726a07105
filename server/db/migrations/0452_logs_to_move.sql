-- online: of a table that grows with every day of work
drop index concurrently if exists daily_work_logs_to_move;
create index concurrently daily_work_logs_to_move on daily_work_logs (id) where not in_entries;
