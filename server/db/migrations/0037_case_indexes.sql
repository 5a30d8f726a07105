-- online: the picker of cases and the searches of costs and timeline look past what was indexed so far.
-- Case ids and clients of tasks by any part of them, for their owner and for all.
drop index concurrently if exists notes_by_case_words;
create index concurrently notes_by_case_words on notes
  using gin (words_key(lower(case_id)) gin_trgm_ops, words_key(lower(client_name)) gin_trgm_ops, user_id)
  with (gin_pending_list_limit = 256) where case_id <> '';
-- Whom a case is for, as its tasks say.
drop index concurrently if exists notes_client_of_case;
create index concurrently notes_client_of_case on notes (case_id, user_id, created_at desc) include (client_name)
  where client_name is not null;
drop index concurrently if exists cases_by_name;
create index concurrently cases_by_name on cases
  using gin (words_key(lower(case_id)) gin_trgm_ops, words_key(lower(client_name)) gin_trgm_ops);
drop index concurrently if exists cases_of_id;
create index concurrently cases_of_id on cases (case_id, created_at desc, id desc) include (client_name);

drop index concurrently if exists case_costing_by_day;
create index concurrently case_costing_by_day on case_costing (date_incurred) where deleted_at is null;
drop index concurrently if exists case_costing_by_amount;
create index concurrently case_costing_by_amount on case_costing (amount) where deleted_at is null;
drop index concurrently if exists case_costing_by_creator;
create index concurrently case_costing_by_creator on case_costing (user_id, created_at desc, id desc)
  where deleted_at is null;
drop index concurrently if exists case_timeline_by_day;
create index concurrently case_timeline_by_day on case_timeline (timeline_date) where deleted_at is null;
