-- online: cases with each filter in the orders that the caselist offers beside its own; along an index of the order alone most of
-- the list is read where what is filtered stands late in it.
drop index concurrently if exists cases_of_status_by_client;
create index concurrently cases_of_status_by_client on cases (status, (coalesce(client_name, '') collate firm_order), id);
drop index concurrently if exists cases_of_status_by_next_date;
create index concurrently cases_of_status_by_next_date on cases (status, (coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_of_court_by_client;
create index concurrently cases_of_court_by_client on cases (court_ref, (coalesce(client_name, '') collate firm_order), id);
drop index concurrently if exists cases_of_court_by_next_date;
create index concurrently cases_of_court_by_next_date on cases (court_ref, (coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_of_type_by_client;
create index concurrently cases_of_type_by_client on cases (type_ref, (coalesce(client_name, '') collate firm_order), id);
drop index concurrently if exists cases_of_type_by_next_date;
create index concurrently cases_of_type_by_next_date on cases (type_ref, (coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_of_stage_by_client;
create index concurrently cases_of_stage_by_client on cases (stage_ref, (coalesce(client_name, '') collate firm_order), id);
drop index concurrently if exists cases_of_stage_by_next_date;
create index concurrently cases_of_stage_by_next_date on cases (stage_ref, (coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_of_conflict_state_by_client;
create index concurrently cases_of_conflict_state_by_client on cases (conflict_state, (coalesce(client_name, '') collate firm_order), id);
drop index concurrently if exists cases_of_conflict_state_by_next_date;
create index concurrently cases_of_conflict_state_by_next_date on cases (conflict_state, (coalesce(next_hearing_on, 'infinity'::date)), id);
drop index concurrently if exists cases_undated_by_client;
create index concurrently cases_undated_by_client on cases ((coalesce(client_name, '') collate firm_order), id)
  where status = 'open' and next_hearing_on is null and is_litigation;
-- Of those all are without a day.
drop index concurrently if exists cases_undated_by_next_date;
create index concurrently cases_undated_by_next_date on cases ((coalesce(next_hearing_on, 'infinity'::date)), id)
  where status = 'open' and next_hearing_on is null and is_litigation;
