-- Whether a kept answer is, or is of, a row whose case is hidden from the caller by now.
create function answer_hidden_from_me(p_answer jsonb) returns boolean
  language sql stable security definer set search_path to public, pg_temp as $$
  with named as materialized (
    select said::uuid as id from (values (p_answer ->> 'id'), (p_answer ->> 'note_id'), (p_answer ->> 'case_ref'),
        (p_answer #>> '{case,id}'), (p_answer #>> '{closed,case_ref}')) as of_answer (said)
      where said ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
  ), cases_named as (
    select id from named
    union all select r.case_ref from named join notes r using (id)
    union all select r.case_ref from named join deleted_notes r on r.note_id = named.id
    union all select (r.draft ->> 'case_ref')::uuid from named join note_recurrences r using (id)
    union all select r.case_ref from named join task_templates r using (id)
    union all select r.case_ref from named join case_costing r using (id)
    union all select r.case_ref from named join case_timeline r using (id)
    union all select r.case_ref from named join calendar_events r using (id)
    union all select r.case_ref from named join meetings r using (id)
  )
  select app_hides_cases() and exists (select from cases_named where id is not null and hidden_from_me(id))
$$;
alter function answer_hidden_from_me owner to sereshta_system;
revoke all on function answer_hidden_from_me(jsonb) from public;
grant execute on function answer_hidden_from_me(jsonb) to sereshta_staff;
