-- 0371 takes its place.
drop index case_types_of_code;
