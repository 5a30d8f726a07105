-- A timer can be paused: since when it is, and the pauses that are over. Hours of a run are its length less its pauses.
alter table time_records
  add column paused_at timestamptz,
  add column pauses tstzmultirange not null default '{}';
alter table time_records
  add constraint time_records_paused_in_a_run check (paused_at is null or (paused_at >= started_at and ended_at is null)) not valid;

grant update (paused_at, pauses) on time_records to sereshta_staff;
grant update (paused_at, pauses) on time_records to sereshta_system;
