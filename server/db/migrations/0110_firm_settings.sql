-- What the firm has decided for everybody: one row, changed by whoever holds the right of each column.
create table firm_settings (
  id uuid constraint firm_settings_pkey primary key
    constraint firm_settings_only_one check (id = '00000000-0000-4000-a000-000000000001'),
  -- Whether work on a case waits until its conflict check is cleared or waived.
  is_conflict_check_first boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
insert into firm_settings (id, created_at, updated_at)
  values ('00000000-0000-4000-a000-000000000001', '2026-11-22Z', '2026-11-22Z');
alter table firm_settings enable row level security;
alter table firm_settings force row level security;
create policy firm_settings_backup on firm_settings for select to sereshta_backup using (true);
create policy firm_settings_system on firm_settings for all to sereshta_system using (true) with check (true);
create policy firm_settings_seen_by_staff on firm_settings for select to sereshta_staff using ((select app_user_id()) is not null);
-- The check before work is all that there is by now; columns to come are of 'courts'.
create policy firm_settings_changed on firm_settings for update to sereshta_staff using ((select app_has_right('conflicts.decide')));
grant select on firm_settings to sereshta_backup, sereshta_staff;
grant select, update on firm_settings to sereshta_system;
grant update (is_conflict_check_first, version, updated_at) on firm_settings to sereshta_staff;
