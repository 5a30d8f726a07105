-- What happened on a case is told to whoever sees the case, by areas that are named here: of any other area only who did it hears.
-- Time is its person's, its task's owner's and whoever's approves time; walls are those people's who may raise them.
create function told_on_case(e activity_events, reader uuid, all_notes boolean, approves boolean, meets boolean, restricts boolean)
  returns boolean language sql stable set search_path = public, pg_temp as $$
    select case
      when e.type = 'case.access_changed' then restricts or coalesce(e.detail -> 'after', '{}') <> '{}'
      when e.area in ('case', 'case_message', 'client_message', 'case_costing', 'case_timeline', 'calendar_event', 'case_party',
        'party', 'party_alias', 'party_relation', 'hearing', 'deadline', 'cause_list', 'import') then true
      when e.area in ('note', 'note_recurrence', 'task_template', 'work_log', 'timer', 'time')
        then all_notes or reader in (e.actor_id, (e.detail ->> 'owner_id')::uuid)
      when e.area = 'time_entry' then approves or reader in (e.actor_id, (e.detail ->> 'person_id')::uuid)
        or exists (select from time_entries t join notes n on n.id = t.note_id where t.id = e.subject_id and n.user_id = reader)
      when e.area = 'meeting' then meets
      when e.area in ('conflict_check', 'conflict_hit') then restricts
      else reader = e.actor_id end
  $$;
alter function told_on_case(activity_events, uuid, boolean, boolean, boolean, boolean) owner to sereshta_system;
revoke all on function told_on_case(activity_events, uuid, boolean, boolean, boolean, boolean) from public;

create or replace function case_activity(p_case uuid, p_before bigint, p_most integer) returns table (
    id bigint, type text, area text, action text, subject_id uuid, actor_id uuid, is_actor_told boolean, detail jsonb,
    happened_at timestamptz)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  with reader as materialized (
    select app_user_id() as user_id, app_has_right('notes.all') as all_notes, app_has_right('cases.manage') as manages,
        app_has_right('cases.restrict') as restricts, app_has_right('meetings') as meets,
        app_has_right('time.approve') as approves, app_hides_cases() as hides,
        exists (select from cases c where c.id = p_case and c.lead_id = app_user_id()) as leads
      where app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
  ), on_case as (
    (select e.* from activity_events e, reader r where e.case_ref = p_case and e.id < p_before
      and told_on_case(e, r.user_id, r.all_notes, r.approves, r.meets, r.restricts)
      and (not r.hides or e.former_case_ref is null or not hidden_from_me(e.former_case_ref))
      order by e.id desc limit p_most)
    union
    (select e.* from activity_events e, reader r where e.former_case_ref = p_case and e.id < p_before
      and told_on_case(e, r.user_id, r.all_notes, r.approves, r.meets, r.restricts)
      and (not r.hides or e.case_ref is null or not hidden_from_me(e.case_ref))
      order by e.id desc limit p_most)
  )
  select e.id, e.type, e.area, e.action, e.subject_id, case when told then e.actor_id end, told,
      case
        when e.type = 'case.access_changed' and not r.restricts then e.detail - '{before,after,people,walls}'::text[]
        when e.area = 'case' and not (r.manages or r.leads) and e.detail ? 'before' and e.detail ? 'after'
          then jsonb_set(jsonb_set(e.detail, '{before}', (e.detail -> 'before') - '{fee_kind,fee_note}'::text[]),
            '{after}', (e.detail -> 'after') - '{fee_kind,fee_note}'::text[])
        else e.detail end, e.happened_at
    from on_case e, reader r
    cross join lateral (select r.manages or e.area not in ('case_costing', 'case_timeline') as told) as actor
    order by e.id desc limit p_most
$$;
