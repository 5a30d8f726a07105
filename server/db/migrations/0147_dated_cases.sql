-- online: a case waits for a next date once it is before a court; rows of the list that name none never did.
drop index concurrently if exists cases_in_court_without_next_date;
create index concurrently cases_in_court_without_next_date on cases (created_at desc, id desc)
  where status = 'open' and next_hearing_on is null and is_litigation and court_ref is not null;
drop index concurrently if exists cases_without_next_date;
