-- What of the notifications reaches a person on which way, and at which hours. Nothing is kept for whoever has chosen nothing.

create table notification_settings (
  user_id uuid not null constraint notification_settings_person_fkey references users (id),
  kind text not null constraint notification_settings_kind_shape check (kind ~ '^[a-z_]{1,40}$'),
  in_app boolean not null,
  mail text not null constraint notification_settings_mail_known check (mail in ('off', 'now', 'digest')),
  push boolean not null,
  updated_at timestamptz not null,
  constraint notification_settings_pkey primary key (user_id, kind),
  constraint notification_settings_security_stays check (kind <> 'security' or (in_app and mail = 'now'))
);

create table notification_hours (
  user_id uuid constraint notification_hours_pkey primary key
    constraint notification_hours_person_fkey references users (id),
  -- Null are the hours of the firm.
  quiet_from time(0),
  quiet_until time(0),
  -- 0 is Sunday.
  quiet_days smallint[] not null default '{}' constraint notification_hours_days_known
    check (quiet_days <@ '{0,1,2,3,4,5,6}'::smallint[] and cardinality(quiet_days) <= 6),
  digest_at time(0) not null default '08:00',
  details boolean not null default false,
  updated_at timestamptz not null,
  constraint notification_hours_quiet_whole check ((quiet_from is null) = (quiet_until is null))
);

do $$
declare
  made text;
begin
  foreach made in array array['notification_settings', 'notification_hours'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for select to sereshta_system using (true)', made || '_system', made);
    execute format('create policy %I on %I for all to sereshta_staff using (user_id = (select app_user_id()))
      with check (user_id = (select app_user_id()))', made || '_own', made);
    execute format('grant select on %I to sereshta_backup, sereshta_system', made);
    execute format('grant select, insert on %I to sereshta_staff', made);
  end loop;
end $$;
grant update (in_app, mail, push, updated_at) on notification_settings to sereshta_staff;
grant update (quiet_from, quiet_until, quiet_days, digest_at, details, updated_at) on notification_hours to sereshta_staff;
