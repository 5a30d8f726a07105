-- online: indexes of words for folded texts, and of names in the firm's order. The release before goes on with its own.
-- goes in the next release: cases_by_words, case_costing_by_words, case_timeline_by_words, calendar_events_by_words,
-- goes in the next release: meetings_by_words, partner_notes_by_words, financial_statements_by_words,
-- goes in the next release: career_applications_by_words, cases_by_name, cases_by_case_id, cases_by_client, profiles_by_role,
-- goes in the next release: notes_active_by_words, notes_archived_by_words, notes_worked_on_by_words, notes_by_case_words
drop index concurrently if exists cases_by_folded_words;
create index concurrently cases_by_folded_words on cases
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists case_costing_by_folded_words;
create index concurrently case_costing_by_folded_words on case_costing
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists case_timeline_by_folded_words;
create index concurrently case_timeline_by_folded_words on case_timeline
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists calendar_events_by_folded_words;
create index concurrently calendar_events_by_folded_words on calendar_events
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists meetings_by_folded_words;
create index concurrently meetings_by_folded_words on meetings
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists partner_notes_by_folded_words;
create index concurrently partner_notes_by_folded_words on partner_notes
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists financial_statements_by_folded_words;
create index concurrently financial_statements_by_folded_words on financial_statements
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists career_applications_by_folded_words;
create index concurrently career_applications_by_folded_words on career_applications
  using gin (words_key(search_fold(search_text)) gin_trgm_ops);
drop index concurrently if exists notes_active_by_folded_words;
create index concurrently notes_active_by_folded_words on notes
  using gin (words_key(search_fold(search_text)) gin_trgm_ops, user_id, category, is_priority,
    week_of(utc_day(created_at)), season_of(utc_day(created_at)))
  with (gin_pending_list_limit = 256) where not is_archived;
drop index concurrently if exists notes_archived_by_folded_words;
create index concurrently notes_archived_by_folded_words on notes
  using gin (words_key(search_fold(search_text)) gin_trgm_ops, user_id, category, is_priority,
    week_of(utc_day(created_at)), season_of(utc_day(created_at)))
  with (gin_pending_list_limit = 256) where is_archived;
drop index concurrently if exists notes_worked_on_by_folded_words;
create index concurrently notes_worked_on_by_folded_words on notes
  using gin (words_key(search_fold(search_text)) gin_trgm_ops, user_id, category,
    week_of(last_worked_on), season_of(last_worked_on))
  with (gin_pending_list_limit = 256) where last_worked_on is not null;
drop index concurrently if exists notes_by_folded_case;
create index concurrently notes_by_folded_case on notes
  using gin (words_key(search_fold(lower(case_id))) gin_trgm_ops,
    words_key(search_fold(lower(client_name))) gin_trgm_ops, user_id)
  with (gin_pending_list_limit = 256) where case_id <> '';
drop index concurrently if exists cases_by_folded_name;
create index concurrently cases_by_folded_name on cases
  using gin (words_key(search_fold(lower(case_id))) gin_trgm_ops,
    words_key(search_fold(lower(client_name))) gin_trgm_ops);

drop index concurrently if exists cases_in_order_of_id;
create index concurrently cases_in_order_of_id on cases (case_id collate firm_order, id);
drop index concurrently if exists cases_in_order_of_client;
create index concurrently cases_in_order_of_client on cases ((coalesce(client_name, '')) collate firm_order, id);
drop index concurrently if exists profiles_in_order;
create index concurrently profiles_in_order on profiles (full_name collate firm_order, user_id);
drop index concurrently if exists profiles_of_role_in_order;
create index concurrently profiles_of_role_in_order on profiles (role, full_name collate firm_order, user_id);
