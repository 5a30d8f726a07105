-- The linking of what was there before: labels of the cases, then rows by their text, then what happened and what was said
-- of them, in steps by id. Each step is kept with how far it came; done twice, nothing more happens.

-- One step over what happened: by its subject, else by the text in it, as far as whoever did it may see the case.
create function link_events(p_after bigint, p_most integer, out reached bigint, out seen integer)
  language sql
  set search_path = public, pg_temp
as $$
  with step as materialized (
    select e.id, e.subject_id, e.actor_id, e.area, e.detail, e.case_ref from activity_events e where e.id > p_after order by e.id limit p_most
  ), found as (
    select s.id, coalesce(
        (select c.id from cases c where c.id = s.subject_id and s.area = 'case'),
        (select n.case_ref from notes n where n.id = s.subject_id or n.id = own.note_id limit 1),
        (select d.case_ref from deleted_notes d where d.note_id = s.subject_id or d.note_id = own.note_id limit 1),
        (select t.case_ref from case_costing t where t.id = s.subject_id),
        (select t.case_ref from case_timeline t where t.id = s.subject_id),
        (select t.case_ref from calendar_events t where t.id = s.subject_id),
        (select t.case_ref from meetings t where t.id = s.subject_id),
        case when s.area in ('note', 'case_costing', 'case_timeline')
            and not exists (select from notes n where n.id = s.subject_id)
            and not exists (select from case_costing t where t.id = s.subject_id)
            and not exists (select from case_timeline t where t.id = s.subject_id)
          then case_of_text(s.detail ->> 'case_id', s.actor_id) end) as case_ref
      from step s, lateral (select case when s.area in ('timer', 'time', 'work_log')
        and s.detail ->> 'note_id' ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
        then (s.detail ->> 'note_id')::uuid end as note_id) as own
      where s.case_ref is null
  ), done as (
    update activity_events e set case_ref = f.case_ref from found f where e.id = f.id and f.case_ref is not null and e.case_ref is null
  )
  select (select max(id) from step), (select count(*) from step)::integer
$$;

-- One step over notifications, by what they are about. Of a case that somebody does not see nothing was ever said to them.
create function link_notifications(p_after uuid, p_most integer, out reached uuid, out seen integer)
  language sql
  set search_path = public, pg_temp
as $$
  with step as materialized (
    select n.id, n.user_id, n.subject_id, n.case_ref from notifications n where n.id > p_after order by n.id limit p_most
  ), found as materialized (
    select s.id, s.user_id, coalesce(
        (select c.id from cases c where c.id = s.subject_id),
        (select n.case_ref from notes n where n.id = s.subject_id),
        (select d.case_ref from deleted_notes d where d.note_id = s.subject_id),
        (select t.case_ref from case_costing t where t.id = s.subject_id),
        (select t.case_ref from case_timeline t where t.id = s.subject_id),
        (select t.case_ref from calendar_events t where t.id = s.subject_id),
        (select t.case_ref from meetings t where t.id = s.subject_id)) as case_ref
      from step s where s.case_ref is null
  ), told as (
    update notifications n set case_ref = f.case_ref from found f
      where n.id = f.id and f.case_ref is not null
        and not exists (select from case_hidden h where h.user_id = f.user_id and h.case_ref = f.case_ref)
  ), untold as (
    delete from notifications n using found f, case_hidden h
      where n.id = f.id and h.user_id = f.user_id and h.case_ref = f.case_ref
  )
  select (select s.id from step s order by s.id desc limit 1), (select count(*) from step)::integer
$$;

-- One step over the cases: what they are called, and what a search looks through.
create function link_cases(p_after uuid, p_most integer, out reached uuid, out seen integer)
  language sql
  set search_path = public, pg_temp
as $$
  with step as materialized (
    select c.id, c.case_id, c.created_at, c.merged_into from cases c where c.id > p_after order by c.id limit p_most
  ), labelled as (
    insert into case_labels (label_key, case_ref, label, since)
      select case_label_key(case_id), id, case_id, created_at from step
        where merged_into is null and case_label_key(case_id) <> ''
      on conflict on constraint case_labels_pkey do nothing
  ), filled as (
    -- A trigger says what it holds.
    update cases c set find_text = null from step s where c.id = s.id
  )
  select (select s.id from step s order by s.id desc limit 1), (select count(*) from step)::integer
$$;

-- One more step; false where nothing is left to do, or another one is at it.
create function link_more(p_most integer) returns boolean
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  at linking;
  queued labels_to_link;
  of_table text;
  step record;
  no_id constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  if not pg_try_advisory_xact_lock(hashtextextended('linking of cases', 0)) then
    return false;
  end if;
  select * into at from linking where finished_at is null order by place limit 1;
  if found then
    if at.total is null then
      update linking l set total = (select greatest(c.reltuples, 0) from pg_class c
        where c.oid = ('public.' || l.phase)::regclass) where l.total is null;
    end if;
    if at.phase = 'activity_events' then
      select reached::text, seen into step from link_events(coalesce(nullif(at.reached, ''), '0')::bigint, p_most);
    elsif at.phase = 'notifications' then
      select reached::text, seen into step from link_notifications(coalesce(nullif(at.reached, '')::uuid, no_id), p_most);
    elsif at.phase = 'cases' then
      select reached::text, seen into step from link_cases(coalesce(nullif(at.reached, '')::uuid, no_id), p_most);
    else
      select reached::text, seen into step from link_texts(at.phase, null, coalesce(nullif(at.reached, '')::uuid, no_id), p_most, true);
    end if;
    update linking l set reached = coalesce(step.reached, l.reached), done = l.done + step.seen,
        finished_at = case when step.seen < p_most then now() end,
        total = case when step.seen < p_most then l.done + step.seen else l.total end
      where l.phase = at.phase;
    return true;
  end if;
  select * into queued from labels_to_link order by label_key limit 1 for update skip locked;
  if not found then
    return false;
  end if;
  of_table := (array['notes', 'case_costing', 'case_timeline', 'deleted_notes'])[queued.place];
  select reached, seen into step from link_texts(of_table, queued.label_key, queued.reached, p_most, true);
  if step.seen >= p_most then
    update labels_to_link set reached = step.reached where label_key = queued.label_key;
  elsif queued.place < 4 then
    update labels_to_link set place = queued.place + 1, reached = no_id where label_key = queued.label_key;
  else
    delete from labels_to_link where label_key = queued.label_key;
  end if;
  return true;
end $$;

-- How far it is: about so many rows of so many.
create function linking_progress(out done bigint, out of_rows bigint, out is_finished boolean)
  language sql stable security definer
  set search_path = public, pg_temp
as $$
  select coalesce(sum(l.done), 0)::bigint, coalesce(sum(greatest(coalesce(l.total, 0), l.done)), 0)::bigint, bool_and(l.finished_at is not null)
    from linking l
$$;

alter function link_more owner to sereshta_system;
alter function linking_progress owner to sereshta_system;
revoke all on function link_events, link_notifications, link_cases, link_more, linking_progress from public;
grant execute on function link_events, link_notifications, link_cases, link_more, linking_progress to sereshta_system;
grant execute on function linking_progress to sereshta_staff;
