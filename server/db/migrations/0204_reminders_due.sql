-- What is due is looked for each minute: by the first day on which a deadline warns, and beside what was taken down of the
-- days that are near. Neither grows with what has gone by.

create function first_of_days(p_days date[]) returns date
  language sql immutable
  set search_path = pg_catalog, pg_temp
  return (select min(day) from unnest(p_days) as day);
create index deadlines_warning on deadlines (first_of_days(warn_on)) where state = 'open' and deleted_at is null;
create index reminders_sent_of_day on reminders_sent (due_on);
