-- online: names by which a case is picked; the clients of tasks share their words and are no case's.
drop index concurrently if exists name_index_of_cases_by_keys;
create index concurrently name_index_of_cases_by_keys on name_index using gin (keys) where source in ('party', 'case_client');
