-- online: cases that wait for a next date, with those that name no court and were in one.
drop index concurrently if exists cases_awaiting_date;
create index concurrently cases_awaiting_date on cases (created_at desc, id desc)
  where status = 'open' and next_hearing_on is null and is_litigation and (court_ref is not null or was_in_court);
drop index concurrently if exists cases_in_court_without_next_date;
