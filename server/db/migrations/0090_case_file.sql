-- The case file: courts with their types and stages, what a case knows of itself, who works on it, and who does not see
-- it. Nobody's sight changes with this: every case is open to the firm until a partner says otherwise.
-- goes in the next release: audience 'partners' and the column version of live_events

-- How a typed case id is compared: composed, trimmed, one blank for several, lower case, Latin digits.
create function case_label_key(p_label text) returns text
  language sql immutable strict parallel safe
  return translate(lower(btrim(regexp_replace(normalize(p_label, nfc), '\s+', ' ', 'g'))), '০১২৩৪৫৬৭৮৯', '0123456789');

create table courts (
  id uuid constraint courts_pkey primary key,
  name_en text not null constraint courts_name_en_length check (char_length(name_en) between 1 and 200),
  name_bn text constraint courts_name_bn_length check (char_length(name_bn) between 1 and 200),
  level text not null constraint courts_level_known check (level in
    ('appellate_division', 'high_court_division', 'district', 'sessions', 'magistrate', 'tribunal', 'revenue', 'other')),
  district text constraint courts_district_length check (char_length(district) between 1 and 80),
  -- The building or complex: two courts of one place are a walk apart.
  place text constraint courts_place_length check (char_length(place) between 1 and 120),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index courts_in_order on courts (name_en collate firm_order, id);

create table case_types (
  id uuid constraint case_types_pkey primary key,
  code text not null constraint case_types_code_length check (char_length(code) between 1 and 20),
  name_en text not null constraint case_types_name_en_length check (char_length(name_en) between 1 and 200),
  name_bn text constraint case_types_name_bn_length check (char_length(name_bn) between 1 and 200),
  side text not null constraint case_types_side_known check (side in ('civil', 'criminal', 'writ', 'company', 'other')),
  -- As lists of the courts write it.
  aliases text[] constraint case_types_aliases_some check (cardinality(aliases) between 1 and 20),
  our_side_words text constraint case_types_our_side_words_length check (char_length(our_side_words) between 1 and 60),
  other_side_words text constraint case_types_other_side_words_length check (char_length(other_side_words) between 1 and 60),
  -- How many adjournments each side may have. What the law says of it is entered by the firm.
  adjournment_limit integer constraint case_types_adjournment_limit_sensible check (adjournment_limit between 1 and 99),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index case_types_of_code on case_types (case_label_key(code));
create index case_types_in_order on case_types (name_en collate firm_order, id);

create table case_stages (
  id uuid constraint case_stages_pkey primary key,
  name_en text not null constraint case_stages_name_en_length check (char_length(name_en) between 1 and 200),
  name_bn text constraint case_stages_name_bn_length check (char_length(name_bn) between 1 and 200),
  side text constraint case_stages_side_known check (side in ('civil', 'criminal', 'writ', 'company', 'other')),
  place_in_order integer not null constraint case_stages_place_sensible check (place_in_order between 1 and 1000),
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index case_stages_in_order on case_stages (place_in_order, id);

alter table cases
  add column title text,
  add column court_ref uuid,
  add column bench text,
  add column type_ref uuid,
  add column case_no text,
  add column case_year integer,
  add column filed_on date,
  add column stage_ref uuid,
  add column status text not null default 'open',
  add column disposed_on date,
  add column closed_on date,
  add column closed_by uuid,
  add column close_note text,
  add column lead_id uuid,
  add column tags text[] not null default '{}',
  add column custom jsonb not null default '{}',
  add column fee_kind text not null default 'none',
  add column fee_note text,
  add column is_litigation boolean not null default true,
  add column access text not null default 'firm',
  add column conflict_state text not null default 'not_checked',
  -- The next day in court; kept by the database.
  add column next_hearing_on date,
  add column no_date_until date,
  add column no_date_reason text,
  -- The case that took everything of this one.
  add column merged_into uuid,
  -- What a search of the list looks through; kept by the database, empty until it was filled.
  add column find_text text;
alter table cases
  add constraint cases_title_length check (char_length(title) between 1 and 300) not valid,
  add constraint cases_bench_length check (char_length(bench) between 1 and 200) not valid,
  add constraint cases_case_no_shape check (case_no ~ '^[0-9A-Za-z/() -]{1,30}$') not valid,
  add constraint cases_case_year_sensible check (case_year between 1900 and 2199) not valid,
  add constraint cases_status_known check (status in ('open', 'disposed', 'closed')) not valid,
  add constraint cases_close_note_length check (char_length(close_note) between 1 and 1000) not valid,
  add constraint cases_tags_few check (cardinality(tags) <= 20) not valid,
  add constraint cases_custom_size check (octet_length(custom::text) <= 16384) not valid,
  add constraint cases_fee_kind_known check (fee_kind in
    ('none', 'lump_sum', 'per_appearance', 'hourly', 'retainer', 'stage', 'mixed')) not valid,
  add constraint cases_fee_note_length check (char_length(fee_note) between 1 and 2000) not valid,
  add constraint cases_access_known check (access in ('firm', 'restricted')) not valid,
  add constraint cases_conflict_state_known check (conflict_state in
    ('not_checked', 'waiting', 'cleared', 'conflict', 'waived')) not valid,
  add constraint cases_no_date_reason_length check (char_length(no_date_reason) between 1 and 300) not valid,
  add constraint cases_court_fkey foreign key (court_ref) references courts (id) not valid,
  add constraint cases_type_fkey foreign key (type_ref) references case_types (id) not valid,
  add constraint cases_stage_fkey foreign key (stage_ref) references case_stages (id) not valid,
  add constraint cases_closer_fkey foreign key (closed_by) references users (id) not valid,
  add constraint cases_lead_fkey foreign key (lead_id) references users (id) not valid,
  add constraint cases_merged_fkey foreign key (merged_into) references cases (id) not valid;
grant update (title, court_ref, bench, type_ref, case_no, case_year, filed_on, stage_ref, status, disposed_on, closed_on,
  closed_by, close_note, lead_id, tags, custom, fee_kind, fee_note, is_litigation, no_date_until, no_date_reason)
  on cases to sereshta_staff;

create table case_people (
  case_ref uuid not null constraint case_people_case_fkey references cases (id) on delete cascade,
  user_id uuid not null constraint case_people_user_fkey references users (id),
  part text not null constraint case_people_part_known check (part in ('lead', 'team', 'clerk', 'of_counsel')),
  since date not null,
  added_by uuid constraint case_people_adder_fkey references users (id),
  constraint case_people_pkey primary key (case_ref, user_id)
);
create unique index case_people_one_lead on case_people (case_ref) where part = 'lead';
create index case_people_of_person on case_people (user_id, case_ref);

create table case_walls (
  case_ref uuid not null constraint case_walls_case_fkey references cases (id) on delete cascade,
  user_id uuid not null constraint case_walls_user_fkey references users (id),
  reason text not null constraint case_walls_reason_length check (char_length(reason) between 3 and 500),
  raised_by uuid not null constraint case_walls_raiser_fkey references users (id),
  raised_at timestamptz not null,
  constraint case_walls_pkey primary key (case_ref, user_id)
);
create index case_walls_of_person on case_walls (user_id, case_ref);

-- Who may not see which case, a row each: what walls, restricted cases and roles come to. Only the database writes it.
create table case_hidden (
  user_id uuid not null constraint case_hidden_user_fkey references users (id),
  case_ref uuid not null constraint case_hidden_case_fkey references cases (id) on delete cascade,
  constraint case_hidden_pkey primary key (user_id, case_ref)
);
create index case_hidden_of_case on case_hidden (case_ref);
-- Whether anything is hidden from this person; kept beside case_hidden, so that nobody else pays for a look there.
alter table users add column hides_cases boolean not null default false;

-- Whether this transaction must ask what is hidden from its person. Only its opening may say that nothing is.
create function app_hides_cases() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.hides_cases', true), '') <> 'off';

-- Whether a case is hidden from whoever this transaction acts for: one look at a primary key.
create function hidden_from_me(p_case uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from case_hidden where user_id = app_user_id() and case_ref = p_case);
alter function hidden_from_me owner to sereshta_system;
revoke all on function hidden_from_me from public;
grant execute on function hidden_from_me to sereshta_staff;

do $$
declare
  made text;
begin
  foreach made in array array['courts', 'case_types', 'case_stages', 'case_people', 'case_walls', 'case_hidden'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
  end loop;
  foreach made in array array['courts', 'case_types', 'case_stages'] loop
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen_by_staff', made);
    execute format($policy$create policy %I on %I for insert to sereshta_staff with check ((select app_has_right('courts')))$policy$,
      made || '_added', made);
    execute format($policy$create policy %I on %I for update to sereshta_staff using ((select app_has_right('courts')))$policy$,
      made || '_changed', made);
    execute format($policy$create policy %I on %I for delete to sereshta_staff using ((select app_has_right('courts')))$policy$,
      made || '_deleted', made);
    execute format('grant select, insert, delete on %I to sereshta_staff', made);
  end loop;
  foreach made in array array['case_people', 'case_walls'] loop
    execute format($policy$create policy %I on %I as restrictive for all to sereshta_staff
      using (not (select app_hides_cases()) or not hidden_from_me(case_ref))$policy$, made || '_hidden', made);
  end loop;
end $$;
grant update (name_en, name_bn, level, district, place, is_active, version, updated_at) on courts to sereshta_staff;
grant update (code, name_en, name_bn, side, aliases, our_side_words, other_side_words, adjournment_limit, is_active, version,
  updated_at) on case_types to sereshta_staff;
grant update (name_en, name_bn, side, place_in_order, is_active, version, updated_at) on case_stages to sereshta_staff;

-- The people of a case: by whoever manages cases, and its lead adds a team. Of a restricted one people mean sight.
create function may_staff_case(p_case uuid) returns boolean
  language sql stable
  return exists (select from cases where id = p_case and case
    when access = 'restricted' then app_has_right('cases.restrict')
    else app_has_right('cases.manage') or (lead_id = app_user_id() and app_has_right('cases.write')) end);
create policy case_people_seen on case_people for select to sereshta_staff using ((select app_user_id()) is not null);
create policy case_people_added on case_people for insert to sereshta_staff with check (may_staff_case(case_ref));
create policy case_people_removed on case_people for delete to sereshta_staff using (may_staff_case(case_ref));
grant select, insert, delete on case_people to sereshta_staff;
create policy case_walls_of_restrict on case_walls for all to sereshta_staff
  using ((select app_has_right('cases.restrict')))
  with check ((select app_has_right('cases.restrict')) and raised_by = (select app_user_id()));
grant select, insert, delete on case_walls to sereshta_staff;

-- Rows of the other tables name the case that their text means. A case that goes leaves them.
alter table notes add column case_ref uuid,
  add constraint notes_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table deleted_notes add column case_ref uuid,
  add constraint deleted_notes_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table case_costing add column case_ref uuid,
  add constraint case_costing_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table case_timeline add column case_ref uuid,
  add constraint case_timeline_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table calendar_events add column case_ref uuid,
  add constraint calendar_events_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table meetings add column case_ref uuid,
  add constraint meetings_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
alter table notifications add column case_ref uuid,
  add constraint notifications_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid;
-- An event of a row that moved between cases belongs to both.
alter table activity_events add column case_ref uuid, add column former_case_ref uuid,
  add constraint activity_events_case_fkey foreign key (case_ref) references cases (id) on delete set null not valid,
  add constraint activity_events_former_case_fkey foreign key (former_case_ref) references cases (id) on delete set null not valid;

-- A hint may go to whoever sees a case, and a case narrows any other audience. This release only reads such hints.
alter table live_events add column case_ref uuid;
alter table live_events drop constraint live_events_audience_known;
alter table live_events add constraint live_events_audience_known
  check (audience in ('staff', 'partners', 'person', 'right', 'case')) not valid;
alter table live_events add constraint live_events_case_named
  check (audience <> 'case' or case_ref is not null) not valid;

-- The stages that ship, data of the firm from here on.
set local role sereshta_system;
insert into case_stages (id, name_en, name_bn, place_in_order, created_at, updated_at)
  select overlay(overlay(md5('case stage ' || name_en) placing '4' from 13) placing 'a' from 17)::uuid, name_en, name_bn, place * 10, '2026-11-22Z', '2026-11-22Z'
    from (values ('Filing', 'দায়ের', 1), ('Admission', 'গ্রহণযোগ্যতা শুনানি', 2), ('Notice', 'নোটিশ', 3), ('Written statement', 'লিখিত জবাব', 4),
      ('Charge', 'অভিযোগ গঠন', 5), ('Witness', 'সাক্ষ্য', 6), ('Argument', 'যুক্তিতর্ক', 7), ('Judgment', 'রায়', 8), ('Order', 'আদেশ', 9),
      ('Execution', 'জারি', 10), ('Rule hearing', 'রুল শুনানি', 11), ('Motion', 'মোশন', 12), ('Bail', 'জামিন', 13), ('Other', 'অন্যান্য', 14)) as shipped (name_en, name_bn, place);
reset role;
