-- Who signs a deadline is told of it: the backup, else the lead of the case, else the partners who see it, and never who
-- made it or changed it last. A reader's word that still waits gives way to what is to be signed now.
create function ask_to_sign(p_deadline uuid, p_asks boolean, p_title text, p_message text, p_params jsonb, p_at timestamptz)
  returns void
  language sql security definer
  set search_path = public, pg_temp
as $$
  with waiting as (
    select d.id, d.case_ref, c.lead_id, d.backup_id, d.created_by, d.changed_by,
        d.state = 'open' and d.deleted_at is null and d.signed_at is null
          and (r.id is null or (r.confirmed_at is not null and r.rule_version = d.rule_version)) as is_signable
      from deadlines d join cases c on c.id = d.case_ref left join deadline_rules r on r.id = d.rule_ref
      where d.id = p_deadline and app_has_right('hearings.write')
        and not (app_hides_cases() and hidden_from_me(d.case_ref))
  ), able as (
    select p.user_id, case when p.user_id = w.backup_id then 1 when p.user_id = w.lead_id then 2 else 3 end as turn
      from waiting w join profiles p on p.left_at is null
        and (p.user_id in (w.backup_id, w.lead_id) or p.role = 'partner')
      where w.is_signable and p.user_id not in (w.created_by, w.changed_by)
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
alter function ask_to_sign owner to sereshta_system;
revoke all on function ask_to_sign from public;
grant execute on function ask_to_sign to sereshta_staff;
