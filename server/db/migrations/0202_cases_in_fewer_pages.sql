-- online: a case or party that is looked for by its id alone is two pages away instead of four, and the cases that wait for
-- a date are counted without reading them.
drop index concurrently if exists cases_by_key;
create index concurrently cases_by_key on cases using hash (id);
drop index concurrently if exists parties_by_key;
create index concurrently parties_by_key on parties using hash (id);
drop index concurrently if exists cases_awaiting_counted;
create index concurrently cases_awaiting_counted on cases (id) include (no_date_until)
  where status = 'open' and merged_into is null and next_hearing_on is null and is_litigation
    and (court_ref is not null or was_in_court);
