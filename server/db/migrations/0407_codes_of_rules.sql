-- 0406 takes its place.
drop index deadline_rules_in_use;
