-- Who chose a date of a deadline, or what decides one, does not sign it as long as their choice stands, whoever changed
-- something else since.
alter table deadlines add column chosen_by jsonb not null default '{}';

create function deadlines_choosers() returns trigger
  language plpgsql set search_path to public, pg_temp as $$
declare
  deciding constant text[] := array['rule_ref', 'due_on', 'trigger', 'trigger_day', 'cheque_on', 'copy_applied_on',
    'copy_ready_on', 'extra_days', 'calendar_ref'];
  was constant jsonb := to_jsonb(old);
  now_is constant jsonb := to_jsonb(new);
begin
  if app_user_id() is null then return new; end if;
  select new.chosen_by || coalesce(jsonb_object_agg(name, app_user_id()), '{}') into new.chosen_by
    from unnest(deciding) as name where was -> name is distinct from now_is -> name;
  return new;
end $$;
create trigger deadlines_choosers before update on deadlines for each row execute function deadlines_choosers();

create function chose_of_deadline(p_chosen jsonb, p_person uuid) returns boolean
  language sql immutable parallel safe
  return exists (select from jsonb_each_text(p_chosen) as one where one.value = p_person::text);

create or replace function deadlines_guard() returns trigger
  language plpgsql set search_path to public, pg_temp as $$
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
    and (new.signed_by <> me or me in (old.created_by, old.changed_by) or chose_of_deadline(old.chosen_by, me)
      or exists (select from deadline_rules r where r.id = new.rule_ref and r.confirmed_at is null))
  then raise insufficient_privilege using message = 'a deadline is signed by a second person, on a confirmed rule'; end if;
  if (new.due_on, new.trigger_day, new.rule_ref, new.copy_applied_on, new.copy_ready_on, new.extra_days, new.calendar_ref)
    is distinct from (old.due_on, old.trigger_day, old.rule_ref, old.copy_applied_on, old.copy_ready_on, old.extra_days,
      old.calendar_ref)
  then raise insufficient_privilege using message = 'what was signed is not changed under the signature'; end if;
  return new;
end $$;

create or replace function ask_to_sign(p_deadline uuid, p_asks boolean, p_title text, p_message text, p_params jsonb, p_at timestamptz)
  returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  with waiting as (
    select d.id, d.case_ref, c.lead_id, d.backup_id, d.created_by, d.changed_by, d.chosen_by,
        d.state = 'open' and d.deleted_at is null and d.signed_at is null
          and (r.id is null or (r.confirmed_at is not null and r.rule_version = d.rule_version)) as is_signable
      from deadlines d join cases c on c.id = d.case_ref left join deadline_rules r on r.id = d.rule_ref
      where d.id = p_deadline and app_has_right('hearings.write')
        and not (app_hides_cases() and hidden_from_me(d.case_ref))
  ), able as (
    select p.user_id, case when p.user_id = w.backup_id then 1 when p.user_id = w.lead_id then 2 else 3 end as turn
      from waiting w join profiles p on p.left_at is null
        and (p.user_id in (w.backup_id, w.lead_id) or p.role = 'partner')
      where w.is_signable and p.user_id not in (w.created_by, w.changed_by) and not chose_of_deadline(w.chosen_by, p.user_id)
        and exists (select from role_rights g where g.role = p.role and 'hearings.write' = any (g.rights))
        and not exists (select from case_hidden h where h.user_id = p.user_id and h.case_ref = w.case_ref)
  ), signers as (
    select user_id from able where turn = (select min(turn) from able)
  ), gone as (
    delete from notifications n using waiting w
      where n.case_ref = w.case_ref and n.type = 'deadline_sign' and n.subject_id = w.id and not n.is_read
        and (p_asks or n.user_id not in (select user_id from signers))
      returning n.user_id, n.id
  ), told as (
    insert into notifications (user_id, type, title, message, subject_id, created_at, params, case_ref)
      select s.user_id, 'deadline_sign', left(p_title, 300), left(p_message, 1000), w.id, p_at, p_params, w.case_ref
        from signers s, waiting w where p_asks
      returning user_id, id
  )
  insert into live_events (topic, subject_id, audience, person_id)
    select 'notifications', id, 'person', user_id from (select * from gone union all select * from told) as news
$$;
