-- online: what is due is looked for each minute, by the first day on which a deadline warns and beside what was taken down of
-- the days that are near. Neither grows with what has gone by.
drop index concurrently if exists deadlines_warning;
create index concurrently deadlines_warning on deadlines (first_of_days(warn_on)) where state = 'open' and deleted_at is null;
drop index concurrently if exists reminders_sent_of_day;
create index concurrently reminders_sent_of_day on reminders_sent (due_on);
