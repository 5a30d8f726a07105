-- A timer without a sign of its person's work: when they were asked about it, and whether the product paused it in their stead.
alter table time_records
  add column asked_at timestamptz,
  add column was_left boolean not null default false;

grant update (asked_at, was_left, version) on time_records to sereshta_system;
grant update (was_left) on time_records to sereshta_staff;
