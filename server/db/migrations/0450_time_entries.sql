-- What one person worked on one day of the firm, in whole seconds: the one truth of hours. A work log is the sum of what
-- was worked on one task, and a log that is written by itself becomes an entry of the difference.

create table activity_codes (
  code text constraint activity_codes_pkey primary key constraint activity_codes_code check (code ~ '^[a-z0-9-]{1,20}$'),
  name_en text not null constraint activity_codes_name_en check (char_length(name_en) between 1 and 80),
  name_bn text not null constraint activity_codes_name_bn check (char_length(name_bn) between 1 and 80),
  -- First words of a line by which it is guessed.
  words text[] not null default '{}',
  utbms text constraint activity_codes_utbms check (utbms ~ '^[A-Z][0-9]{3}$'),
  usual_billing text not null default 'bill' constraint activity_codes_usual_billing check (usual_billing in ('bill', 'no')),
  place integer not null,
  retired_at timestamptz
);
insert into activity_codes (code, name_en, name_bn, words, utbms, usual_billing, place) values
  ('draft', 'Drafting', 'মুসাবিদা', '{draft,drafting,drafted,redraft,মুসাবিদা,খসড়া}', 'A103', 'bill', 1),
  ('research', 'Research', 'গবেষণা', '{research,researching,গবেষণা}', 'A102', 'bill', 2),
  ('review', 'Reading', 'পাঠ', '{review,reviewing,read,reading,পাঠ,পড়া}', 'A104', 'bill', 3),
  ('prepare', 'Preparation', 'প্রস্তুতি', '{prepare,preparing,preparation,প্রস্তুতি}', 'A101', 'bill', 4),
  ('court', 'Court appearance', 'আদালতে উপস্থিতি', '{court,hearing,appearance,appear,appeared,আদালত,আদালতে,শুনানি}', 'A109', 'bill', 5),
  ('client', 'Client meeting or call', 'মক্কেলের সঙ্গে বৈঠক বা কল', '{client,call,called,meeting,মক্কেল,কল,বৈঠক}', 'A106', 'bill', 6),
  ('letter', 'Correspondence', 'চিঠিপত্র', '{letter,letters,email,e-mail,mail,correspondence,চিঠি,ইমেইল}', 'A108', 'bill', 7),
  ('filing', 'Filing and registry', 'দাখিল ও সেরেস্তা', '{filing,file,filed,registry,দাখিল,সেরেস্তা}', 'A110', 'bill', 8),
  ('travel', 'Travel', 'যাতায়াত', '{travel,travelling,যাতায়াত}', null, 'bill', 9),
  ('team', 'Internal discussion', 'অভ্যন্তরীণ আলোচনা', '{team,discussion,discuss,discussed,আলোচনা}', 'A105', 'bill', 10),
  ('office', 'Office work', 'অফিসের কাজ', '{office,admin,অফিস}', null, 'no', 11),
  ('other', 'Other', 'অন্যান্য', '{other,অন্যান্য}', 'A111', 'bill', 12);
alter table activity_codes enable row level security;
alter table activity_codes force row level security;
create policy activity_codes_seen on activity_codes for select to sereshta_staff using ((select app_user_id()) is not null);
create policy activity_codes_added on activity_codes for insert to sereshta_staff
  with check ((select app_has_right('billing.approve')));
create policy activity_codes_changed on activity_codes for update to sereshta_staff
  using ((select app_has_right('billing.approve'))) with check ((select app_has_right('billing.approve')));
create policy activity_codes_backup on activity_codes for select to sereshta_backup using (true);
create policy activity_codes_system on activity_codes for select to sereshta_system using (true);
grant select, insert, update on activity_codes to sereshta_staff;
grant select on activity_codes to sereshta_backup, sereshta_system;

create table billing_settings (
  only_one boolean constraint billing_settings_pkey primary key default true constraint billing_settings_only_one check (only_one),
  -- Days up to it take no new, changed or deleted time.
  closed_through date,
  leaderboard_hours text not null default 'worked'
    constraint billing_settings_leaderboard_hours check (leaderboard_hours in ('worked', 'approved')),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
insert into billing_settings default values;
alter table billing_settings enable row level security;
alter table billing_settings force row level security;
create policy billing_settings_seen on billing_settings for select to sereshta_staff using ((select app_user_id()) is not null);
create policy billing_settings_changed on billing_settings for update to sereshta_staff
  using ((select app_has_right('billing.approve'))) with check ((select app_has_right('billing.approve')));
create policy billing_settings_backup on billing_settings for select to sereshta_backup using (true);
create policy billing_settings_system on billing_settings for select to sereshta_system using (true);
grant select, update (closed_through, leaderboard_hours, version, updated_at) on billing_settings to sereshta_staff;
grant select on billing_settings to sereshta_backup, sereshta_system;

-- A week of somebody that is not open any more, or was given back; no row is an open one.
create table timesheets (
  user_id uuid not null constraint timesheets_user_fkey references users (id),
  week_start date not null constraint timesheets_sunday check (extract(dow from week_start) = 0),
  state text not null constraint timesheets_state check (state in ('submitted', 'approved', 'returned')),
  seconds integer not null default 0 constraint timesheets_seconds check (seconds >= 0),
  submitted_at timestamptz not null,
  decided_by uuid constraint timesheets_decider_fkey references users (id),
  decided_at timestamptz,
  reason text constraint timesheets_reason_length check (char_length(reason) between 1 and 1000),
  version integer not null default 1,
  constraint timesheets_pkey primary key (user_id, week_start),
  constraint timesheets_reason_of_returned check ((state = 'returned') = (reason is not null)),
  constraint timesheets_decided check ((decided_by is null) = (decided_at is null) and (state = 'submitted' or decided_by is not null))
);
create index timesheets_by_week on timesheets (week_start desc, user_id);
create index timesheets_waiting on timesheets (week_start, user_id) where state = 'submitted';
alter table timesheets enable row level security;
alter table timesheets force row level security;
create policy timesheets_seen on timesheets for select to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('time.approve')));
create policy timesheets_submitted on timesheets for insert to sereshta_staff
  with check (user_id = (select app_user_id()) and state = 'submitted');
create policy timesheets_changed on timesheets for update to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('time.approve')))
  with check ((select app_has_right('time.approve')) or (user_id = (select app_user_id()) and state = 'submitted'));
create policy timesheets_backup on timesheets for select to sereshta_backup using (true);
create policy timesheets_system on timesheets for all to sereshta_system using (true) with check (true);
grant select, insert on timesheets to sereshta_staff;
grant update (state, seconds, submitted_at, decided_by, decided_at, reason, version) on timesheets to sereshta_staff;
grant select, insert, update, delete on timesheets to sereshta_system;
grant select on timesheets to sereshta_backup;

-- What was proposed to somebody of a day and is not proposed again.
create table suggestion_dismissals (
  user_id uuid not null constraint suggestion_dismissals_user_fkey references users (id),
  source text not null constraint suggestion_dismissals_source check (source in ('hearing', 'meeting', 'event', 'task', 'gap')),
  source_id uuid not null,
  work_date date not null,
  constraint suggestion_dismissals_pkey primary key (user_id, work_date, source, source_id)
);
alter table suggestion_dismissals enable row level security;
alter table suggestion_dismissals force row level security;
create policy suggestion_dismissals_own on suggestion_dismissals for all to sereshta_staff
  using (user_id = (select app_user_id())) with check (user_id = (select app_user_id()));
create policy suggestion_dismissals_backup on suggestion_dismissals for select to sereshta_backup using (true);
grant select, insert, delete on suggestion_dismissals to sereshta_staff;
grant select on suggestion_dismissals to sereshta_backup;

-- How long somebody's week is; without a row 40 hours.
create table working_hours (
  id uuid constraint working_hours_pkey primary key,
  user_id uuid not null constraint working_hours_user_fkey references users (id) constraint working_hours_one_each unique,
  seconds_per_week integer not null default 144000
    constraint working_hours_of_a_week check (seconds_per_week between 0 and 604800),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
alter table working_hours enable row level security;
alter table working_hours force row level security;
create policy working_hours_seen on working_hours for select to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('time.approve')));
create policy working_hours_written on working_hours for all to sereshta_staff
  using ((select app_has_right('time.approve'))) with check ((select app_has_right('time.approve')));
create policy working_hours_backup on working_hours for select to sereshta_backup using (true);
grant select, insert, delete, update (seconds_per_week, version, updated_at) on working_hours to sereshta_staff;
grant select on working_hours to sereshta_backup;

create function span_seconds(p_spans tstzmultirange) returns numeric
  language sql immutable parallel safe
  return (select sum(extract(epoch from upper(s) - lower(s))) from unnest(p_spans) as s);

create table time_entries (
  id uuid constraint time_entries_pkey primary key,
  user_id uuid not null constraint time_entries_user_fkey references users (id),
  work_date date not null,
  seconds integer not null constraint time_entries_seconds check (seconds between 1 and 86400),
  spans tstzmultirange,
  note_id uuid constraint time_entries_note_fkey references notes (id) on delete cascade,
  case_ref uuid constraint time_entries_case_fkey references cases (id) on delete set null,
  activity_code text constraint time_entries_activity_fkey references activity_codes (code),
  description text not null default '' constraint time_entries_description_length check (char_length(description) <= 2000),
  billing text not null constraint time_entries_billing check (billing in ('bill', 'covered', 'no')),
  standing text not null default 'open' constraint time_entries_standing check (standing in ('open', 'submitted', 'approved')),
  is_billed boolean not null default false,
  source text not null constraint time_entries_source
    check (source in ('line', 'hours', 'timer', 'grid', 'hearing', 'meeting', 'event', 'task', 'import', 'migrated')),
  source_id uuid,
  created_by uuid constraint time_entries_author_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint time_entries_case_of_billed check (billing = 'no' or case_ref is not null),
  constraint time_entries_within_spans check (spans is null
    or (not isempty(spans) and not lower_inf(spans) and not upper_inf(spans) and seconds <= ceil(span_seconds(spans)))),
  constraint time_entries_no_overlap exclude using gist (user_id with =, spans with &&) where (spans is not null)
);
create index time_entries_of_person on time_entries (user_id, work_date, id) include (seconds);
create index time_entries_by_day on time_entries (work_date, id);
create index time_entries_of_case on time_entries (case_ref, work_date, id) where case_ref is not null;
create index time_entries_of_note on time_entries (note_id, work_date) where note_id is not null;
create index time_entries_without_note on time_entries (work_date) include (user_id, seconds) where note_id is null;
create index time_entries_of_case_alone on time_entries (case_ref) include (user_id, work_date, seconds) where note_id is null;
-- What was proposed is logged once.
create unique index time_entries_once_proposed on time_entries (user_id, source, source_id, work_date)
  where source in ('hearing', 'meeting', 'event');

alter table time_entries enable row level security;
alter table time_entries force row level security;
create policy time_entries_hidden on time_entries as restrictive for all to sereshta_staff
  using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref));
create policy time_entries_seen on time_entries for select to sereshta_staff
  using (user_id = (select app_user_id()) or (select app_has_right('time.approve'))
    or exists (select from notes n where n.id = note_id));
create policy time_entries_added on time_entries for insert to sereshta_staff
  with check ((user_id = (select app_user_id()) or (select app_has_right('time.approve')))
    and (note_id is null or exists (select from notes n where n.id = note_id)));
create policy time_entries_changed on time_entries for update to sereshta_staff
  using (not is_billed and ((user_id = (select app_user_id()) and standing = 'open') or (select app_has_right('time.approve'))))
  with check ((user_id = (select app_user_id()) or (select app_has_right('time.approve')))
    and (note_id is null or exists (select from notes n where n.id = note_id)));
create policy time_entries_deleted on time_entries for delete to sereshta_staff
  using (not is_billed and ((user_id = (select app_user_id()) and standing = 'open') or (select app_has_right('time.approve'))));
create policy time_entries_backup on time_entries for select to sereshta_backup using (true);
create policy time_entries_system on time_entries for all to sereshta_system using (true) with check (true);
grant select, insert, delete on time_entries to sereshta_staff;
grant update (work_date, seconds, spans, note_id, case_ref, activity_code, description, billing, version, updated_at)
  on time_entries to sereshta_staff;
grant select, insert, update, delete on time_entries to sereshta_system;
grant select on time_entries to sereshta_backup;

-- Whether its hours stand in entries already: 'move-logs' and the first touch see to it.
alter table daily_work_logs add column in_entries boolean not null default false;
grant update (in_entries) on daily_work_logs to sereshta_system;
grant delete on daily_work_logs to sereshta_system;

alter table deleted_notes add column entries jsonb not null default '[]';
