-- Housekeeping looks for sessions that are over, whichever way: ended by somebody or run out.
create index sessions_by_end on sessions (least(ended_at, expires_at));
drop index sessions_by_expiry;
