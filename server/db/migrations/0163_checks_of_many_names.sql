-- A check of a case asks for all its parties; the names that are typed stay twenty.
alter table conflict_checks drop constraint conflict_checks_subjects_some;
alter table conflict_checks add constraint conflict_checks_subjects_some check (jsonb_array_length(subjects) between 1 and 200) not valid;
