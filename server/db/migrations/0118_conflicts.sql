-- Conflict checks: which names were asked for, what was found alike on its day, and what was decided. Kept for ever.
create table conflict_checks (
  id uuid constraint conflict_checks_pkey primary key,
  case_ref uuid constraint conflict_checks_case_fkey references cases (id) on delete set null,
  why text not null constraint conflict_checks_why_known check (why in ('new_case', 'party_changed', 'reopened', 'applicant', 'by_hand')),
  -- The names as they were typed, with side and role and the party that bears them: at most 20.
  subjects jsonb not null constraint conflict_checks_subjects_some check (jsonb_array_length(subjects) between 1 and 20),
  ran_by uuid not null constraint conflict_checks_runner_fkey references users (id),
  ran_at timestamptz not null,
  state text not null default 'waiting' constraint conflict_checks_state_known check (state in ('waiting', 'cleared', 'conflict', 'waived')),
  is_capped boolean not null default false,
  -- What the first decider said, while a second one must decide too.
  proposed text constraint conflict_checks_proposed_known check (proposed in ('cleared', 'conflict', 'waived')),
  decided_by uuid constraint conflict_checks_decider_fkey references users (id),
  decided_at timestamptz,
  second_by uuid constraint conflict_checks_second_fkey references users (id),
  second_at timestamptz,
  decision_note text constraint conflict_checks_note_length check (char_length(decision_note) between 1 and 2000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index conflict_checks_newest on conflict_checks (created_at desc, id desc);
create index conflict_checks_of_case on conflict_checks (case_ref, created_at desc, id desc) where case_ref is not null;
create index conflict_checks_of_runner on conflict_checks (ran_by, created_at desc, id desc);

-- A hit says what it said on its day, whatever becomes of the name since.
create table conflict_hits (
  id uuid constraint conflict_hits_pkey primary key,
  check_ref uuid not null constraint conflict_hits_check_fkey references conflict_checks (id) on delete cascade,
  subject_no integer not null,
  -- Under whose sight it was found: texts of tasks and applicants are shown to them, and to who may read all of those.
  found_by uuid not null constraint conflict_hits_finder_fkey references users (id),
  name text not null,
  other_name text,
  score numeric(4, 3) not null,
  level text not null constraint conflict_hits_level_known check (level in ('strong', 'possible')),
  why text not null constraint conflict_hits_why_known check (why in ('name', 'phone', 'email', 'national_id', 'relation')),
  source text not null constraint conflict_hits_source_known check (source in ('party', 'case_client', 'note_client', 'applicant', 'staff')),
  source_id uuid,
  party_ref uuid constraint conflict_hits_party_fkey references parties (id) on delete set null,
  is_public_body boolean not null default false,
  side text constraint conflict_hits_side_known check (side in ('ours', 'theirs', 'neutral')),
  role text,
  case_ref uuid constraint conflict_hits_case_fkey references cases (id) on delete set null,
  since date,
  until date,
  flag text not null constraint conflict_hits_flag_known check (flag in
    ('client_stood_against_us', 'opponent_is_client', 'opponent_was_client', 'counsel_is_staff', 'applicant_is_party', 'name_only')),
  -- The same two parties on the same sides have one key: what was decided of them stands in a later check.
  pair_key text not null,
  decision text not null default 'open' constraint conflict_hits_decision_known check (decision in ('open', 'same_person', 'other_person', 'no_conflict')),
  decided_by uuid constraint conflict_hits_decider_fkey references users (id),
  decided_at timestamptz,
  note text constraint conflict_hits_note_length check (char_length(note) between 1 and 500),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint conflict_hits_once unique (check_ref, subject_no, pair_key)
);
create index conflict_hits_by_pair on conflict_hits (pair_key, decided_at desc) where decision <> 'open';
create index conflict_hits_of_case on conflict_hits (case_ref) where case_ref is not null;
create index conflict_hits_of_party on conflict_hits (party_ref) where party_ref is not null;

do $$
declare
  made text;
begin
  foreach made in array array['conflict_checks', 'conflict_hits'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format($policy$create policy %I on %I as restrictive for all to sereshta_staff
      using (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))
      with check (case_ref is null or not (select app_hides_cases()) or not hidden_from_me(case_ref))$policy$, made || '_hidden', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert on %I to sereshta_staff', made);
    execute format('grant select, insert, update, delete on %I to sereshta_system', made);
  end loop;
end $$;
create policy conflict_hits_of_hidden_parties on conflict_hits as restrictive for select to sereshta_staff
  using (party_ref is null or not (select app_hides_cases()) or not party_hidden_from_me(party_ref));

create policy conflict_checks_seen on conflict_checks for select to sereshta_staff
  using (ran_by = (select app_user_id()) or (select app_has_right('conflicts.decide')));
create policy conflict_checks_ran on conflict_checks for insert to sereshta_staff
  with check (ran_by = (select app_user_id()) and (select app_has_right('cases.write')));
create policy conflict_checks_decided on conflict_checks for update to sereshta_staff
  using ((select app_has_right('conflicts.decide')));
grant update (state, is_capped, proposed, decided_by, decided_at, second_by, second_at, decision_note, version, updated_at)
  on conflict_checks to sereshta_staff;

-- Of texts that tasks bear and of applicants only who found them may read, or who may read all of those.
create policy conflict_hits_seen on conflict_hits for select to sereshta_staff
  using (exists (select from conflict_checks c where c.id = check_ref)
    and (found_by = (select app_user_id()) or source not in ('note_client', 'applicant')
      or (source = 'note_client' and (select app_has_right('notes.all')))
      or (source = 'applicant' and (select app_has_right('applications')))));
create policy conflict_hits_found on conflict_hits for insert to sereshta_staff
  with check (found_by = (select app_user_id()) and exists (select from conflict_checks c where c.id = check_ref));
create policy conflict_hits_decided on conflict_hits for update to sereshta_staff
  using ((select app_has_right('conflicts.decide')));
grant update (decision, decided_by, decided_at, note, version, updated_at) on conflict_hits to sereshta_staff;

-- Whether two deciders have a hidden case in common: then what neither sees was seen by none of them.
create function decider_sees_with_me(p_other uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return not exists (select from case_hidden mine join case_hidden theirs using (case_ref)
    where mine.user_id = app_user_id() and theirs.user_id = p_other);
alter function decider_sees_with_me owner to sereshta_system;
revoke all on function decider_sees_with_me from public;
grant execute on function decider_sees_with_me to sereshta_staff;

-- What the newest check of a case came to stands on the case; no version of it is made, nobody's typing is in the way.
create policy cases_conflicts_kept on cases for update to sereshta_system using (true) with check (true);
grant update (conflict_state) on cases to sereshta_system;
create function keep_conflict_state() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  if not exists (select from conflict_checks c where c.case_ref = new.case_ref and (c.created_at, c.id) > (new.created_at, new.id)) then
    update cases set conflict_state = new.state where id = new.case_ref and conflict_state <> new.state;
  end if;
  return null;
end $$;
alter function keep_conflict_state owner to sereshta_system;
create trigger conflict_checks_keep_state after insert or update of state on conflict_checks
  for each row when (new.case_ref is not null) execute function keep_conflict_state();

-- Names of the firm that the caller sees, up to so many as say 'very many'.
create function names_seen() returns integer
  language sql stable security definer
  set search_path = public, pg_temp
  return (select count(*) from (select from name_index i where sees_name(i.source, i.source_id, i.case_ref, i.name) limit 10000) as seen);
alter function names_seen owner to sereshta_system;
revoke all on function names_seen from public;
grant execute on function names_seen to sereshta_staff;
