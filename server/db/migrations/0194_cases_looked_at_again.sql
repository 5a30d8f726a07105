-- online: on a day, the cases at which somebody was to look for a date again.
drop index concurrently if exists cases_looked_at_again;
create index concurrently cases_looked_at_again on cases (no_date_until) where no_date_until is not null and status = 'open';
