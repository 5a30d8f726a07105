-- Deadlines: rules of law as data, the days that follow from them, who signed them off, and what became of them.

create table deadline_rules (
  id uuid constraint deadline_rules_pkey primary key,
  code text not null constraint deadline_rules_code_length check (char_length(code) between 1 and 30),
  -- Which wording of the rule of this code it is; `version` is the row's own.
  rule_version integer not null default 1,
  title text not null constraint deadline_rules_title_length check (char_length(title) between 1 and 200),
  act text not null constraint deadline_rules_act_length check (char_length(act) between 1 and 200),
  provision text not null constraint deadline_rules_provision_length check (char_length(provision) between 1 and 100),
  trigger text not null constraint deadline_rules_trigger_length check (char_length(trigger) between 1 and 60),
  period integer not null constraint deadline_rules_period_sensible check (period between 0 and 36500),
  unit text not null constraint deadline_rules_unit_known check (unit in ('day', 'working_day', 'week', 'month', 'year')),
  exclude_first boolean not null default true,
  copy_time text not null default 'none'
    constraint deadline_rules_copy_time_known check (copy_time in ('none', 'both_days_counted', 'first_day_not_counted')),
  when_closed text not null
    constraint deadline_rules_when_closed_known check (when_closed in ('next_sitting', 'next_open', 'stay')),
  warn_days integer[] not null default '{30,14,7,3,1}' constraint deadline_rules_warn_days_few check (cardinality(warn_days) <= 6),
  follows uuid constraint deadline_rules_follows_fkey references deadline_rules (id),
  asks_cheque boolean not null default false,
  status text not null default 'unverified'
    constraint deadline_rules_status_known check (status in ('unverified', 'confirmed', 'retired')),
  confirmed_by uuid constraint deadline_rules_confirmer_fkey references users (id),
  confirmed_at timestamptz,
  valid_from date,
  valid_until date,
  source text constraint deadline_rules_source_length check (char_length(source) between 1 and 500),
  note text constraint deadline_rules_note_length check (char_length(note) between 1 and 1000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint deadline_rules_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null)
    and (status <> 'confirmed' or confirmed_at is not null) and (status <> 'unverified' or confirmed_at is null)),
  constraint deadline_rules_valid_in_order check (valid_until >= valid_from)
);
create unique index deadline_rules_of_code on deadline_rules (code, rule_version);
create unique index deadline_rules_in_use on deadline_rules (code) where status <> 'retired';
create index deadline_rules_following on deadline_rules (follows) where follows is not null;

create table deadlines (
  id uuid constraint deadlines_pkey primary key,
  case_ref uuid not null constraint deadlines_case_fkey references cases (id),
  rule_ref uuid constraint deadlines_rule_fkey references deadline_rules (id),
  -- What it was worked out by; '' is by hand.
  rule_version integer,
  rule_code text not null default '',
  title text not null constraint deadlines_title_length check (char_length(title) between 1 and 300),
  trigger text constraint deadlines_trigger_length check (char_length(trigger) between 1 and 60),
  trigger_day date not null,
  cheque_on date,
  copy_applied_on date,
  copy_ready_on date,
  extra_days integer not null default 0 constraint deadlines_extra_days_sensible check (extra_days between 0 and 3650),
  extra_reason text constraint deadlines_extra_reason_length check (char_length(extra_reason) between 1 and 500),
  calendar_ref uuid not null constraint deadlines_calendar_fkey references court_calendars (id),
  -- What the rule came to.
  computed_on date,
  due_on date not null,
  working jsonb not null,
  warn_on date[] not null default '{}',
  -- The day that the calendar gave later and somebody declined.
  kept_on date,
  assignee_id uuid not null constraint deadlines_assignee_fkey references users (id),
  backup_id uuid constraint deadlines_backup_fkey references users (id),
  state text not null default 'open' constraint deadlines_state_known check (state in ('open', 'done', 'waived')),
  done_on date,
  done_by uuid constraint deadlines_doer_fkey references users (id),
  state_note text constraint deadlines_state_note_length check (char_length(state_note) between 1 and 1000),
  signed_by uuid constraint deadlines_signer_fkey references users (id),
  signed_at timestamptz,
  created_by uuid not null constraint deadlines_creator_fkey references users (id),
  -- Who worked it out or changed it last.
  changed_by uuid not null constraint deadlines_changer_fkey references users (id),
  changed_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz,
  deleted_by uuid constraint deadlines_deleter_fkey references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint deadlines_copy_whole check ((copy_applied_on is null) = (copy_ready_on is null)
    and copy_ready_on >= copy_applied_on),
  constraint deadlines_by_rule_or_hand check ((rule_ref is null) = (rule_version is null)
    and (rule_ref is null) = (rule_code = '') and (rule_ref is null) = (computed_on is null)),
  constraint deadlines_by_hand_with_reason check ((computed_on = due_on and extra_days = 0) is true or extra_reason is not null),
  constraint deadlines_ended_whole check ((state = 'open') = (done_on is null) and (done_on is null) = (done_by is null)
    and (done_on is null) = (state_note is null)),
  constraint deadlines_signed_whole check ((signed_by is null) = (signed_at is null)),
  constraint deadlines_signed_by_another check (signed_by is distinct from created_by or signed_by is null),
  constraint deadlines_deleted_by_somebody check ((deleted_at is null) = (deleted_by is null))
);
create index deadlines_in_order on deadlines (due_on, id) where deleted_at is null;
create index deadlines_open on deadlines (due_on, id) where state = 'open' and deleted_at is null;
create index deadlines_unsigned on deadlines (due_on, id) where state = 'open' and deleted_at is null and signed_at is null;
create index deadlines_by_rule on deadlines (rule_code, due_on, id) where state = 'open' and deleted_at is null;
create index deadlines_of_case on deadlines (case_ref, due_on, id) where deleted_at is null;
create index deadlines_of_person on deadlines (assignee_id, due_on, id) where state = 'open' and deleted_at is null;
create index deadlines_of_calendar on deadlines (calendar_ref, due_on, id)
  where state = 'open' and deleted_at is null and rule_ref is not null;
create index deadlines_of_rule on deadlines (rule_ref) where rule_ref is not null;
-- A case is looked up whole when it goes.
create index deadlines_ever_of_case on deadlines (case_ref);

-- Whatever happened to a deadline, for good: also its first day.
create table deadline_history (
  id uuid constraint deadline_history_pkey primary key,
  deadline_ref uuid not null constraint deadline_history_deadline_fkey references deadlines (id),
  at timestamptz not null,
  by uuid not null constraint deadline_history_by_fkey references users (id),
  action text not null constraint deadline_history_action_known check (action in
    ('created', 'modified', 'signed', 'recomputed', 'kept', 'done', 'waived', 'resumed', 'deleted', 'restored')),
  before jsonb not null default '{}',
  after jsonb not null default '{}',
  why text constraint deadline_history_why_length check (char_length(why) between 1 and 1000)
);
create index deadline_history_newest on deadline_history (deadline_ref, at desc, id desc);

do $$
declare
  made text;
begin
  foreach made in array array['deadline_rules', 'deadlines', 'deadline_history'] loop
    execute format('alter table %I enable row level security', made);
    execute format('alter table %I force row level security', made);
    execute format('create policy %I on %I for select to sereshta_backup using (true)', made || '_backup', made);
    execute format('create policy %I on %I for all to sereshta_system using (true) with check (true)', made || '_system', made);
    execute format('create policy %I on %I for select to sereshta_staff using ((select app_user_id()) is not null)',
      made || '_seen', made);
    execute format('grant select on %I to sereshta_backup', made);
    execute format('grant select, insert on %I to sereshta_staff', made);
  end loop;
end $$;
grant select, insert on deadline_rules to sereshta_system;
grant select, update on deadlines to sereshta_system;
grant select on deadline_history to sereshta_system;

create policy deadline_rules_added on deadline_rules for insert to sereshta_staff
  with check ((select app_has_right('rules.confirm')));
create policy deadline_rules_changed on deadline_rules for update to sereshta_staff
  using ((select app_has_right('rules.confirm')));
create policy deadline_rules_deleted on deadline_rules for delete to sereshta_staff
  using ((select app_has_right('rules.confirm')));
grant delete on deadline_rules to sereshta_staff;
grant update (code, rule_version, title, act, provision, trigger, period, unit, exclude_first, copy_time, when_closed,
  warn_days, follows, asks_cheque, status, confirmed_by, confirmed_at, valid_from, valid_until, source, note, version,
  updated_at) on deadline_rules to sereshta_staff;

-- Beside the policy, which knows rows and no columns: how a confirmed rule counts stands for good.
create function deadline_rules_guard() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  if old.status <> 'unverified' and (new.code, new.rule_version, new.period, new.unit, new.exclude_first, new.copy_time,
      new.when_closed, new.warn_days, new.title, new.act, new.provision, new.trigger)
    is distinct from (old.code, old.rule_version, old.period, old.unit, old.exclude_first, old.copy_time,
      old.when_closed, old.warn_days, old.title, old.act, old.provision, old.trigger)
  then raise insufficient_privilege using message = 'a rule that was confirmed or retired is changed by a new version'; end if;
  if old.status = 'retired' and new.status <> 'retired' then
    raise insufficient_privilege using message = 'a retired rule is not taken into use again';
  end if;
  return new;
end $$;
create trigger deadline_rules_guard before update on deadline_rules for each row execute function deadline_rules_guard();

create policy deadlines_hidden on deadlines as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not hidden_from_me(case_ref))
  with check (not (select app_hides_cases()) or not hidden_from_me(case_ref));
create policy deadlines_added on deadlines for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and created_by = (select app_user_id())
    and changed_by = (select app_user_id()) and deleted_at is null and signed_at is null and state = 'open'
    and exists (select from cases c where c.id = case_ref and c.status <> 'closed'));
create policy deadlines_changed on deadlines for update to sereshta_staff
  using ((select app_has_right('hearings.write')))
  with check ((select app_has_right('hearings.write')) and (deleted_by is null or deleted_by = (select app_user_id())));
grant update (rule_ref, rule_version, rule_code, title, trigger, trigger_day, cheque_on, copy_applied_on, copy_ready_on,
  extra_days, extra_reason, calendar_ref, computed_on, due_on, working, warn_on, kept_on, assignee_id, backup_id, state,
  done_on, done_by, state_note, signed_by, signed_at, changed_by, changed_at, version, deleted_at, deleted_by, updated_at)
  on deadlines to sereshta_staff;

-- Who deletes, brings back and waives; and that a signature is a second person's, under what they saw.
create function deadlines_guard() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  me constant uuid := app_user_id();
  leads constant boolean := exists (select from cases where id = old.case_ref and lead_id = app_user_id());
begin
  if current_user <> 'sereshta_staff' or app_has_right('cases.manage') then null;
  elsif old.deleted_at is null and new.deleted_at is not null and me <> old.created_by and not leads then
    raise insufficient_privilege using message = 'a deadline is deleted by who added it, the lead of its case, or whoever manages cases';
  elsif old.deleted_at is not null and new.deleted_at is null and me <> old.deleted_by then
    raise insufficient_privilege using message = 'a deadline is restored by who deleted it, or whoever manages cases';
  elsif 'waived' in (old.state, new.state) and old.state <> new.state and not leads then
    raise insufficient_privilege using message = 'a deadline is waived by the lead of its case, or whoever manages cases';
  end if;
  if new.signed_by is null then return new; end if;
  if new.signed_by is distinct from old.signed_by
    and (new.signed_by <> me or me in (old.created_by, old.changed_by)
      or exists (select from deadline_rules r where r.id = new.rule_ref and r.confirmed_at is null))
  then raise insufficient_privilege using message = 'a deadline is signed by a second person, on a confirmed rule'; end if;
  if (new.due_on, new.trigger_day, new.rule_ref, new.copy_applied_on, new.copy_ready_on, new.extra_days, new.calendar_ref)
    is distinct from (old.due_on, old.trigger_day, old.rule_ref, old.copy_applied_on, old.copy_ready_on, old.extra_days,
      old.calendar_ref)
  then raise insufficient_privilege using message = 'what was signed is not changed under the signature'; end if;
  return new;
end $$;
create trigger deadlines_guard before update on deadlines for each row execute function deadlines_guard();

-- Whether the case of a deadline is hidden from the caller.
create function deadline_hidden_from_me(p_deadline uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from deadlines d where d.id = p_deadline and hidden_from_me(d.case_ref));
alter function deadline_hidden_from_me owner to sereshta_system;
revoke all on function deadline_hidden_from_me from public;
grant execute on function deadline_hidden_from_me to sereshta_staff;

create policy deadline_history_hidden on deadline_history as restrictive for all to sereshta_staff
  using (not (select app_hides_cases()) or not deadline_hidden_from_me(deadline_ref))
  with check (not (select app_hides_cases()) or not deadline_hidden_from_me(deadline_ref));
create policy deadline_history_added on deadline_history for insert to sereshta_staff
  with check ((select app_has_right('hearings.write')) and by = (select app_user_id()));
