-- A calendar may move the warnings of a deadline and not its last day: somebody keeps them, as they keep that day.
alter table deadlines add column kept_warn_on date[];
grant update (kept_warn_on) on deadlines to sereshta_staff;
