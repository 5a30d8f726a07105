-- online: the reminders look each minute for the cases that begin to wait for a next date on a day.
drop index concurrently if exists cases_undated;
create index concurrently cases_undated on cases (greatest(no_date_until, undated_since)) where undated_since is not null;
