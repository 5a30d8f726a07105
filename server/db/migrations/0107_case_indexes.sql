-- online: cases as their list orders them, alone and with each filter, and what their pages count.
drop index concurrently if exists cases_by_next_date;
create index concurrently cases_by_next_date on cases ((coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_by_filing;
create index concurrently cases_by_filing on cases ((coalesce(filed_on, '-infinity'::date)) desc, id desc);
drop index concurrently if exists cases_of_status_newest;
create index concurrently cases_of_status_newest on cases (status, created_at desc, id desc);
drop index concurrently if exists cases_of_lead_newest;
create index concurrently cases_of_lead_newest on cases (lead_id, created_at desc, id desc) where lead_id is not null;
drop index concurrently if exists cases_of_court_newest;
create index concurrently cases_of_court_newest on cases (court_ref, created_at desc, id desc) where court_ref is not null;
drop index concurrently if exists cases_of_conflict_state;
create index concurrently cases_of_conflict_state on cases (conflict_state, created_at desc, id desc);
drop index concurrently if exists cases_without_next_date;
create index concurrently cases_without_next_date on cases (created_at desc, id desc)
  where status = 'open' and next_hearing_on is null and is_litigation;
drop index concurrently if exists notes_counted_of_case;
create index concurrently notes_counted_of_case on notes (case_ref, user_id) include (hours_worked) where case_ref is not null;
drop index concurrently if exists case_costing_counted_of_case;
create index concurrently case_costing_counted_of_case on case_costing (case_ref) include (amount)
  where case_ref is not null and deleted_at is null;
drop index concurrently if exists case_timeline_counted_of_case;
create index concurrently case_timeline_counted_of_case on case_timeline (case_ref) where case_ref is not null and deleted_at is null;
