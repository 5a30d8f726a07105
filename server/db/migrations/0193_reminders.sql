-- Who is reminded of what and when, once each; and what the firm says of it to a client.

create table reminder_steps (
  id uuid constraint reminder_steps_pkey primary key,
  about text not null constraint reminder_steps_about_known check (about in ('hearing', 'deadline', 'no_date', 'unseen')),
  -- Below 0 is after; null are the days on which a deadline warns.
  days_before integer constraint reminder_steps_days_sensible check (days_before between -60 and 60),
  at_time time(0) not null,
  channels text[] not null default '{app,mail}' constraint reminder_steps_channels_known
    check (channels <@ array['app', 'mail', 'push'] and cardinality(channels) between 1 and 3),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint reminder_steps_days_said check (days_before is not null or about = 'deadline')
);
-- What was not seen goes on to others, whatever the firm changes.
create unique index reminder_steps_unseen_once on reminder_steps (about) where about = 'unseen';

create table reminders_sent (
  about text not null constraint reminders_sent_about_known check (about in ('hearing', 'deadline', 'no_date', 'unseen')),
  subject_id uuid not null,
  step_ref uuid not null,
  -- The day that it is for, and the day that it is about: of a hearing the same, of a deadline the day that it warns on.
  for_day date not null,
  due_on date not null,
  user_id uuid not null constraint reminders_sent_person_fkey references users (id),
  channel text not null constraint reminders_sent_channel_known check (channel in ('app', 'mail', 'push')),
  case_ref uuid not null constraint reminders_sent_case_fkey references cases (id) on delete cascade,
  queued_at timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  seen_at timestamptz,
  constraint reminders_sent_pkey primary key (about, subject_id, step_ref, for_day, due_on, user_id, channel)
);
create index reminders_sent_of_subject on reminders_sent (subject_id, user_id);
create index reminders_sent_of_case on reminders_sent (case_ref);
create index reminders_sent_unsent on reminders_sent (user_id) where channel = 'mail' and sent_at is null;
create index reminders_sent_by_age on reminders_sent (queued_at);

create table message_templates (
  id uuid constraint message_templates_pkey primary key,
  language text not null constraint message_templates_language_known check (language in ('en', 'bn')),
  text text not null constraint message_templates_text_length check (char_length(text) between 1 and 1000),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

alter table firm_settings
  add column no_date_days integer not null default 14,
  add column escalate_at time(0) not null default '20:00',
  add column quiet_from time(0) not null default '21:00',
  add column quiet_until time(0) not null default '07:00';
alter table firm_settings add constraint firm_settings_no_date_days_sensible check (no_date_days between 1 and 180) not valid;

do $$
declare
  made text;
begin
  foreach made in array array['reminder_steps', 'reminders_sent', 'message_templates'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen_by_staff', made);
    execute format('grant select on %I to sereshta_backup, sereshta_staff', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
  end loop;
end $$;
create policy reminder_steps_added on reminder_steps for insert to sereshta_staff
  with check ((select app_has_right('courts')) and about <> 'unseen');
create policy reminder_steps_changed on reminder_steps for update to sereshta_staff
  using ((select app_has_right('courts')) and about <> 'unseen') with check (about <> 'unseen');
create policy reminder_steps_deleted on reminder_steps for delete to sereshta_staff
  using ((select app_has_right('courts')) and about <> 'unseen');
grant insert, delete on reminder_steps to sereshta_staff;
grant update (about, days_before, at_time, channels, is_active, version, updated_at) on reminder_steps to sereshta_staff;

create policy message_templates_added on message_templates for insert to sereshta_staff
  with check ((select app_has_right('courts')));
create policy message_templates_changed on message_templates for update to sereshta_staff
  using ((select app_has_right('courts')));
create policy message_templates_deleted on message_templates for delete to sereshta_staff
  using ((select app_has_right('courts')));
grant insert, delete on message_templates to sereshta_staff;
grant update (language, text, is_active, version, updated_at) on message_templates to sereshta_staff;

create policy reminders_sent_hidden on reminders_sent as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (not (select app_hides_cases()) or not hidden_from_me(case_ref));
-- Whoever was reminded says that they saw it.
create policy reminders_sent_marked on reminders_sent for update to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
grant update (seen_at) on reminders_sent to sereshta_staff;

-- Each column of the firm's settings has its right.
create policy firm_settings_timed on firm_settings for update to sereshta_staff using ((select app_has_right('courts')));
grant update (no_date_days, escalate_at, quiet_from, quiet_until) on firm_settings to sereshta_staff;
create function firm_settings_guard_columns() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if current_user <> 'sereshta_staff' then return new; end if;
  if new.is_conflict_check_first is distinct from old.is_conflict_check_first and not app_has_right('conflicts.decide')
    or (new.no_date_days, new.escalate_at, new.quiet_from, new.quiet_until)
      is distinct from (old.no_date_days, old.escalate_at, old.quiet_from, old.quiet_until) and not app_has_right('courts')
  then raise insufficient_privilege using message = 'each of the settings is changed by holders of its right'; end if;
  return new;
end $$;
create trigger firm_settings_guard_columns before update on firm_settings
  for each row execute function firm_settings_guard_columns();

set local role sereshta_system;
insert into reminder_steps (id, about, days_before, at_time, created_at, updated_at)
  select overlay(overlay(md5('reminder step ' || about || coalesce(days::text, '')) placing '4' from 13) placing 'a' from 17)::uuid,
      about, days, at_time::time, '2026-11-24Z', '2026-11-24Z'
    from (values ('hearing', 7, '07:30'), ('hearing', 1, '17:00'), ('hearing', 0, '07:30'), ('hearing', -1, '09:00'),
      ('deadline', null, '07:30'), ('deadline', 0, '07:30'), ('no_date', 0, '07:30'), ('no_date', -7, '07:30'),
      ('unseen', 1, '20:00')) as shipped (about, days, at_time);
insert into message_templates (id, language, text, created_at, updated_at)
  select overlay(overlay(md5('message template ' || language) placing '4' from 13) placing 'a' from 17)::uuid,
      language, text, '2026-11-24Z', '2026-11-24Z'
    from (values
      ('en', 'Case {number}: next date {date}, {court}, for {purpose}. Please contact us for details. {firm}'),
      ('bn', 'মামলা {number}: পরবর্তী তারিখ {date}, {court}, উদ্দেশ্য: {purpose}। বিস্তারিত জানতে যোগাযোগ করুন। {firm}'))
      as shipped (language, text);
reset role;
