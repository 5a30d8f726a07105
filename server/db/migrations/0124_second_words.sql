-- Of two who decide a check, what the second one wrote stands beside what the first one did.
alter table conflict_checks add column second_note text
  constraint conflict_checks_second_note_length check (char_length(second_note) between 1 and 2000);
grant update (second_note) on conflict_checks to sereshta_staff;

-- Names that came while one's own check waits are asked for in the same one, so that each party of a case does not make a
-- check of its own. What a first decider said of fewer names has lapsed then; whoever ran it is not told that one had.
create function ask_for_more_names(p_check uuid, p_subjects jsonb, p_at timestamptz) returns boolean
  language sql volatile security definer
  set search_path = public, pg_temp
as $$
  update conflict_checks set subjects = p_subjects, version = version + 1, updated_at = p_at,
      proposed = null, decided_by = null, decided_at = null, decision_note = null
    where id = p_check and ran_by = app_user_id() and state = 'waiting'
  returning true
$$;
alter function ask_for_more_names owner to sereshta_system;
revoke all on function ask_for_more_names from public;
grant execute on function ask_for_more_names to sereshta_staff;
