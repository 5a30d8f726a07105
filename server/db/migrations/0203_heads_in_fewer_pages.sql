-- online: who works on a case, its numbers and what it was called, each by the case alone: two pages away instead of four.
drop index concurrently if exists case_people_by_key;
create index concurrently case_people_by_key on case_people using hash (case_ref);
drop index concurrently if exists case_labels_by_key;
create index concurrently case_labels_by_key on case_labels using hash (case_ref);
drop index concurrently if exists case_numbers_by_key;
create index concurrently case_numbers_by_key on case_numbers using hash (case_ref);
