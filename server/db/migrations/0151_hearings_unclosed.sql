-- online: days in court without an outcome are counted without looking at each of them.
drop index concurrently if exists hearings_unclosed_of_case;
create index concurrently hearings_unclosed_of_case on hearings (on_day) include (case_ref)
  where state = 'set' and deleted_at is null;
