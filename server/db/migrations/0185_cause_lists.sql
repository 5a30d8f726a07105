-- Courts' lists for a day: each line as it stands there, and which cases of the firm it may be of. A line is everybody's;
-- its match with a case is a row of its own, for those who see the case.

create table cause_lists (
  id uuid constraint cause_lists_pkey primary key,
  court_ref uuid not null constraint cause_lists_court_fkey references courts (id),
  bench text constraint cause_lists_bench_length check (char_length(bench) between 1 and 200),
  on_day date not null,
  source text not null constraint cause_lists_source_known check (source in ('text', 'csv', 'xlsx')),
  -- What stands in it, as a hash.
  fingerprint text not null constraint cause_lists_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- The columns of a file and what they are: what is known of the next one of its court.
  heads jsonb,
  assignment jsonb,
  state text not null default 'review' constraint cause_lists_state_known check (state in ('review', 'applied', 'discarded')),
  line_count integer not null constraint cause_lists_line_count_sensible check (line_count >= 0),
  -- When it was compared with the cases.
  matched_at timestamptz,
  created_by uuid not null constraint cause_lists_creator_fkey references users (id),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- The same list twice is one.
create unique index cause_lists_once on cause_lists (court_ref, on_day, coalesce(bench, ''), fingerprint)
  where state <> 'discarded';
create index cause_lists_newest on cause_lists (created_at desc, id desc);
create index cause_lists_of_day on cause_lists (on_day, created_at desc, id desc);
create index cause_lists_of_court on cause_lists (court_ref, created_at desc, id desc);

create table cause_list_lines (
  id uuid constraint cause_list_lines_pkey primary key,
  list_ref uuid not null constraint cause_list_lines_list_fkey references cause_lists (id) on delete cascade,
  line_no integer not null constraint cause_list_lines_line_no_sensible check (line_no >= 1),
  raw text not null constraint cause_list_lines_raw_length check (char_length(raw) between 1 and 1000),
  item_no text constraint cause_list_lines_item_no_length check (char_length(item_no) between 1 and 20),
  type_ref uuid constraint cause_list_lines_type_fkey references case_types (id),
  case_no text constraint cause_list_lines_case_no_length check (char_length(case_no) between 1 and 30),
  case_year integer constraint cause_list_lines_case_year_sensible check (case_year between 1900 and 2199),
  one_side text constraint cause_list_lines_one_side_length check (char_length(one_side) between 1 and 1000),
  other_side text constraint cause_list_lines_other_side_length check (char_length(other_side) between 1 and 1000),
  purpose text constraint cause_list_lines_purpose_length check (char_length(purpose) between 1 and 300),
  next_on date,
  constraint cause_list_lines_number_whole check ((case_no is null) = (case_year is null)),
  constraint cause_list_lines_both_sides check ((one_side is null) = (other_side is null))
);
create index cause_list_lines_in_order on cause_list_lines (list_ref, line_no, id);
create index cause_list_lines_of_type on cause_list_lines (type_ref) where type_ref is not null;

create table cause_list_matches (
  id uuid constraint cause_list_matches_pkey primary key,
  line_ref uuid not null constraint cause_list_matches_line_fkey references cause_list_lines (id) on delete cascade,
  list_ref uuid not null constraint cause_list_matches_list_fkey references cause_lists (id) on delete cascade,
  case_ref uuid not null constraint cause_list_matches_case_fkey references cases (id) on delete cascade,
  level text not null constraint cause_list_matches_level_known check (level in ('sure', 'likely', 'possible', 'none')),
  decision text not null default 'open' constraint cause_list_matches_decision_known
    check (decision in ('open', 'taken', 'refused')),
  -- What applying it did, for whoever takes that back: the hearing as it was before, none where it was made.
  applied_at timestamptz,
  applied_by uuid constraint cause_list_matches_applier_fkey references users (id),
  hearing_ref uuid constraint cause_list_matches_hearing_fkey references hearings (id) on delete set null,
  hearing_version integer,
  hearing_before jsonb,
  constraint cause_list_matches_applied_whole check ((applied_at is null) = (applied_by is null)),
  constraint cause_list_matches_applied_taken check (applied_at is null or decision = 'taken')
);
create index cause_list_matches_of_line on cause_list_matches (line_ref);
create index cause_list_matches_of_list on cause_list_matches (list_ref, line_ref);
create index cause_list_matches_of_case on cause_list_matches (case_ref);
create index cause_list_matches_of_hearing on cause_list_matches (hearing_ref) where hearing_ref is not null;

do $$
declare
  made text;
begin
  foreach made in array array['cause_lists', 'cause_list_lines', 'cause_list_matches'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
    execute format('grant select, insert on %I to sereshta_staff', made);
  end loop;
end $$;
create policy cause_lists_read on cause_lists for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and created_by = (select app_user_id()) and state = 'review');
create policy cause_lists_changed on cause_lists for update to sereshta_staff
  using ((select app_has_right('hearings.write')))
  with check ((select app_has_right('hearings.write'))
    and (state <> 'discarded' or created_by = (select app_user_id()) or (select app_has_right('cases.manage'))));
grant update (state, version, updated_at) on cause_lists to sereshta_staff;
create policy cause_list_lines_read on cause_list_lines for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')));
create policy cause_list_matches_hidden on cause_list_matches as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (not (select app_hides_cases()) or not hidden_from_me(case_ref));
create policy cause_list_matches_chosen on cause_list_matches for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and level = 'none');
create policy cause_list_matches_changed on cause_list_matches for update to sereshta_staff
  using ((select app_has_right('hearings.write')));
grant update (decision, applied_at, applied_by, hearing_ref, hearing_version, hearing_before) on cause_list_matches
  to sereshta_staff;
