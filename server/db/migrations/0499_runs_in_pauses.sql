-- online: one run of a person goes on at a time; others may stand paused beside it. There is never a moment without a
-- unique index, and the name that the release before knows stays. What names a case is asked when that is deleted or merged.
drop index concurrently if exists time_records_of_case;
create index concurrently time_records_of_case on time_records (case_ref) where case_ref is not null;
drop index concurrently if exists time_records_open;
create index concurrently time_records_open on time_records (user_id) where ended_at is null;
drop index concurrently if exists time_records_running_meanwhile;
create unique index concurrently time_records_running_meanwhile on time_records (user_id) where ended_at is null and paused_at is null;
drop index concurrently if exists time_records_one_running;
create unique index concurrently time_records_one_running on time_records (user_id) where ended_at is null and paused_at is null;
drop index concurrently if exists time_records_running_meanwhile;
