-- What 0.4.0 left behind when texts were folded before they are searched (0082, 0084, 0085): indexes of words as they were
-- typed, of which notes had four, and the functions that read them or told people without params.
drop index notes_active_by_words;
drop index notes_archived_by_words;
drop index notes_worked_on_by_words;
drop index notes_by_case_words;
drop index cases_by_words;
drop index cases_by_name;
drop index case_costing_by_words;
drop index case_timeline_by_words;
drop index calendar_events_by_words;
drop index meetings_by_words;
drop index partner_notes_by_words;
drop index financial_statements_by_words;
drop index career_applications_by_words;
drop function rows_with_words(text, text[], integer);
drop function case_ids_used_lately(text[], integer);
drop function case_ids_with_words(text[], integer);
drop function notify_of_chat(uuid, uuid[], text, text, text, uuid, timestamptz);
