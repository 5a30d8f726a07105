-- Who may change what of a case, its lead among the people who work on it, and the text that a search looks through.

-- A lead changes what the court says of the case; the trigger below holds which columns that is.
create policy cases_changed_by_lead on cases for update to sereshta_staff
  using (lead_id = (select app_user_id())) with check (lead_id = (select app_user_id()));

-- Beside the policies, which know rows and no columns. Functions of the system write what they are made for.
create function cases_guard_columns() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
declare
  manages boolean;
  leads boolean;
  -- Kept with every change, by whoever makes it.
  kept text[] := '{version,updated_at,search_text,find_text}';
  of_lead text[] := '{title,court_ref,bench,type_ref,case_no,case_year,filed_on,stage_ref,tags,custom,no_date_until,no_date_reason}';
  of_life text[] := '{status,disposed_on,closed_on,closed_by,close_note}';
  of_managers text[] := '{lead_id,fee_kind,fee_note}';
begin
  if current_user <> 'sereshta_staff' then return new; end if;
  manages := app_has_right('cases.manage');
  if tg_op = 'INSERT' then
    if (new.status, new.access, new.conflict_state) is distinct from ('open', 'firm', 'not_checked')
      or num_nonnulls(new.disposed_on, new.closed_on, new.closed_by, new.next_hearing_on, new.merged_into) > 0
      or (not manages and (new.lead_id is not null or new.fee_kind <> 'none' or new.fee_note is not null))
    then raise insufficient_privilege using message = 'a new case cannot begin like this'; end if;
    return new;
  end if;
  leads := coalesce(old.lead_id = app_user_id(), false);
  if not manages and old.created_by is distinct from app_user_id()
    and to_jsonb(new) - kept - of_lead - of_life is distinct from to_jsonb(old) - kept - of_lead - of_life
  then raise insufficient_privilege using message = 'a lead changes what the court says of a case'; end if;
  if not (manages or leads) and (to_jsonb(new) -> 'status', new.disposed_on, new.closed_on, new.closed_by, new.close_note)
    is distinct from (to_jsonb(old) -> 'status', old.disposed_on, old.closed_on, old.closed_by, old.close_note)
  then raise insufficient_privilege using message = 'a case is closed by its lead or whoever manages cases'; end if;
  if not manages and (new.lead_id, new.fee_kind, new.fee_note) is distinct from (old.lead_id, old.fee_kind, old.fee_note)
  then raise insufficient_privilege using message = 'lead and fee are said by whoever manages cases'; end if;
  -- Who works on a restricted case sees it.
  if new.lead_id is distinct from old.lead_id and old.access = 'restricted' and not app_has_right('cases.restrict')
  then raise insufficient_privilege using message = 'the people of a restricted case are those who see it'; end if;
  return new;
end $$;
create trigger cases_guard_columns before insert or update on cases
  for each row execute function cases_guard_columns();

-- The lead stands among the people of the case; whoever was it before goes on in its team.
create function cases_keep_lead() returns trigger
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  update case_people set part = 'team' where case_ref = new.id and part = 'lead' and user_id is distinct from new.lead_id;
  if new.lead_id is not null then
    insert into case_people (case_ref, user_id, part, since, added_by)
      values (new.id, new.lead_id, 'lead', new.updated_at::date, app_user_id())
      on conflict (case_ref, user_id) do update set part = 'lead';
  end if;
  return null;
end $$;
alter function cases_keep_lead owner to sereshta_system;
create trigger cases_keep_lead_added after insert on cases
  for each row when (new.lead_id is not null) execute function cases_keep_lead();
create trigger cases_keep_lead_changed after update of lead_id on cases
  for each row when (new.lead_id is distinct from old.lead_id) execute function cases_keep_lead();
-- So that the row of the lead never differs from the case: people add and remove the others.
create policy case_people_lead_kept on case_people as restrictive for insert to sereshta_staff with check (part <> 'lead');
create policy case_people_lead_stays on case_people as restrictive for delete to sereshta_staff using (part <> 'lead');

-- Whether a wall stands between somebody and a case that the caller sees.
create function is_walled(p_case uuid, p_person uuid) returns boolean
  language sql stable security definer
  set search_path = public, pg_temp
  return exists (select from case_walls where case_ref = p_case and user_id = p_person)
    and not hidden_from_me(p_case);
alter function is_walled owner to sereshta_system;
revoke all on function is_walled from public;
grant execute on function is_walled to sereshta_staff;

-- What a search of the list looks through, small and not yet folded. Whoever fills old rows writes this.
create function case_find_text(p_case cases) returns text
  language plpgsql stable
  set search_path = public, pg_temp
as $$
begin
  return lower(concat_ws(' ', p_case.case_id, p_case.client_name, p_case.title,
    p_case.case_no || '/' || p_case.case_year, p_case.case_no || '/' || lpad((p_case.case_year % 100)::text, 2, '0'),
    p_case.description, case_former_words(p_case.id)));
end $$;

create function cases_keep_find_text() returns trigger
  language plpgsql
  set search_path = public, pg_temp
as $$
begin
  new.find_text := case_find_text(new);
  return new;
end $$;
-- By name after the guard, before which nothing of it is kept.
create trigger cases_keep_find_text before insert or update on cases
  for each row execute function cases_keep_find_text();
