-- What repeats a task, or was made of one, is told of a case to whoever reads its tasks, and to nobody else.
create or replace function case_activity(p_case uuid, p_before bigint, p_most integer) returns table (
    id bigint, type text, area text, action text, subject_id uuid, actor_id uuid, is_actor_told boolean, detail jsonb,
    happened_at timestamptz)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  with reader as materialized (
    select app_user_id() as user_id, app_has_right('notes.all') as all_notes, app_has_right('cases.manage') as manages,
        app_has_right('cases.restrict') as restricts, app_has_right('meetings') as meets,
        app_hides_cases() as hides,
        exists (select from cases c where c.id = p_case and c.lead_id = app_user_id()) as leads
      where app_user_id() is not null and not (app_hides_cases() and hidden_from_me(p_case))
  ), on_case as (
    (select e.* from activity_events e, reader r where e.case_ref = p_case and e.id < p_before and case
        when e.area in ('note', 'note_recurrence', 'task_template', 'work_log', 'timer', 'time')
          then r.all_notes or r.user_id in (e.actor_id, (e.detail ->> 'owner_id')::uuid)
        when e.area in ('meeting') then r.meets
        when e.area like 'conflict%' then r.restricts
        else true end
      and (not r.hides or e.former_case_ref is null or not hidden_from_me(e.former_case_ref))
      order by e.id desc limit p_most)
    union
    (select e.* from activity_events e, reader r where e.former_case_ref = p_case and e.id < p_before and case
        when e.area in ('note', 'note_recurrence', 'task_template', 'work_log', 'timer', 'time')
          then r.all_notes or r.user_id in (e.actor_id, (e.detail ->> 'owner_id')::uuid)
        when e.area in ('meeting') then r.meets
        when e.area like 'conflict%' then r.restricts
        else true end
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
